import { NumberedEntity } from '@reelsheet/platform-database';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The profile of an agent; there is no row until something is set. */
@Entity('agent_core')
@Check('agent_core_identity_type', `identity_type IN ('brand', 'character')`)
@Index('agent_core_of_organization', ['organizationId'])
export class AgentCoreEntity {
  @PrimaryColumn('bigint')
  agentId!: number;

  @Column('bigint')
  organizationId!: number;

  @Column('text', { nullable: true })
  brandName!: string | null;

  @Column('text', { nullable: true })
  description!: string | null;

  @Column('text', { nullable: true })
  identityType!: string | null;

  @Column('text', { nullable: true })
  goal!: string | null;

  @Column('text', { array: true, default: () => `'{}'` })
  targetPlatforms!: string[];

  @Column('boolean', { nullable: true })
  shortform!: boolean | null;

  @Column('boolean', { nullable: true })
  longform!: boolean | null;

  @Column('text', { nullable: true })
  onboardingStatus!: string | null;

  @Column('text', { array: true, default: () => `'{}'` })
  keywords!: string[];

  @Column('text', { nullable: true })
  personality!: string | null;

  @Column('boolean', { default: false })
  provenanceEnabled!: boolean;

  @Column('text', { array: true, default: () => `'{downloaded,published}'` })
  provenanceAutoBackupSources!: string[];

  @Column('text', { array: true, default: () => `'{}'` })
  provenanceAutoBackupAssetTypes!: string[];

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}

/** A source of inspiration that is watched for trends. */
@Entity('monitored_item')
@Check('monitored_item_type', `item_type IN ('account', 'hashtag', 'keyword')`)
export class MonitoredItemEntity {
  @PrimaryColumn('bigint')
  agentId!: number;

  @PrimaryColumn('integer')
  position!: number;

  @Column('text')
  handle!: string;

  @Column('text')
  itemType!: string;
}

/** A field of expertise that recurring jobs research. */
@Entity('research_topic')
export class ResearchTopicEntity {
  @PrimaryColumn('bigint')
  agentId!: number;

  @PrimaryColumn('integer')
  position!: number;

  @Column('text')
  topic!: string;
}

/** One of the agent's own accounts. */
@Entity('linked_account')
@Index('linked_account_of_agent', ['agentId', 'position'])
export class LinkedAccountEntity extends NumberedEntity {
  @Column('bigint')
  agentId!: number;

  @Column('integer')
  position!: number;

  @Column('text')
  url!: string;

  @Column('text', { nullable: true })
  platform!: string | null;

  @Column('text', { nullable: true })
  displayName!: string | null;
}
