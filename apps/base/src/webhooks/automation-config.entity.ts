import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How an agent's tools hear of what happens. */
@Entity('automation_config')
export class AutomationConfigEntity {
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'automation_config_pkey' })
  agentId!: number;

  @Column('boolean', { default: false })
  pollingEnabled!: boolean;

  /** Under the vault's encryption, as the one before. */
  @Column('text')
  secret!: string;

  @Column('text', { nullable: true })
  previousSecret!: string | null;

  /** Until when the one before signs too. */
  @Column('timestamptz', { nullable: true })
  previousUntil!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
