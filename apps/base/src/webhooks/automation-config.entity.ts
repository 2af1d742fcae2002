import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Configures how an agent's tools receive events. */
@Entity('automation_config')
export class AutomationConfigEntity {
  @PrimaryColumn('bigint')
  agentId!: number;

  @Column('boolean', { default: false })
  pollingEnabled!: boolean;

  /** Encrypted by the vault, like the previous secret. */
  @Column('text')
  secret!: string;

  @Column('text', { nullable: true })
  previousSecret!: string | null;

  /** Time until which deliveries are also signed with the previous secret. */
  @Column('timestamptz', { nullable: true })
  previousUntil!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
