import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { AuditedAction } from './audit.js';

/** What somebody did. Rows are never changed; each one's hash covers the one before it in the same organization. */
@Entity('audit_entry')
@Index('audit_entry_position', ['organizationId', 'position'], { unique: true })
export class AuditEntryEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'audit_entry_pkey',
  })
  id!: number;

  /** Null for what belongs to no workspace, such as a sign-in with an unknown address. */
  @Column('bigint', { nullable: true })
  organizationId!: number | null;

  /** Counts from 1 in each organization, without a gap. */
  @Column('bigint')
  position!: number;

  @Column('text')
  action!: AuditedAction;

  @Column('text', { nullable: true })
  target!: string | null;

  @Column('jsonb')
  detail!: Record<string, string | number>;

  @Column('bigint', { nullable: true })
  userId!: number | null;

  @Column('bigint', { nullable: true })
  keyId!: number | null;

  @Column('text', { nullable: true })
  address!: string | null;

  @Column('text', { nullable: true })
  requestId!: string | null;

  @Column('timestamptz')
  at!: Date;

  @Column('bytea')
  hash!: Buffer;
}
