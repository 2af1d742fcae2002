import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The first answer to a request with an `Idempotency-Key`, stored for a day. */
@Entity('idempotent_answer')
@Index('idempotent_answer_created', ['createdAt'])
export class IdempotentAnswerEntity {
  @PrimaryColumn('bigint')
  userId!: number;

  /** Method and path of the route, as it is declared. */
  @PrimaryColumn('text')
  route!: string;

  /** SHA-256 of the key, which may hold personal data. */
  @PrimaryColumn('bytea')
  keyHash!: Buffer;

  /** Fingerprint of the request. */
  @Column('bytea')
  request!: Buffer;

  /** Null from the beginning to the end of a request that has effects beyond the database. */
  @Column('integer', { nullable: true })
  status!: number | null;

  @Column('jsonb', { default: {} })
  headers!: Record<string, string>;

  /** Null for an answer without a body, and where the body is not stored. */
  @Column('bytea', { nullable: true })
  body!: Buffer | null;

  /** True if the body is too large to store, or shows a secret. */
  @Column('boolean', { default: false })
  isBodyOmitted!: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
