import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The preferences of an agent's team for its ideas. */
@Entity('preference')
@Index('preference_of_organization', ['organizationId'])
export class PreferenceEntity {
  @PrimaryColumn('bigint')
  agentId!: number;

  @Column('bigint')
  organizationId!: number;

  @Column('text', { nullable: true })
  contentIdeaPreferences!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
