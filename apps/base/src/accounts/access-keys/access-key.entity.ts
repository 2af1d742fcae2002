import type { KeyScope } from '@reelsheet/kernel';
import { CreatedEntity } from '@reelsheet/platform-database';
import { Column, Entity, Index } from 'typeorm';

/** A personal access token. Only the SHA-256 hash of it is stored. */
@Entity('access_key')
@Index('access_key_hash', ['hash'], { unique: true })
@Index('access_key_of_user', ['userId', 'id'])
@Index('access_key_made_by', ['makerId'], { where: 'maker_id IS NOT NULL' })
@Index('access_key_of_organization', ['organizationId'], { where: 'organization_id IS NOT NULL' })
export class AccessKeyEntity extends CreatedEntity {
  @Column('bigint')
  userId!: number;

  /**
   * Id of the key that created this key and whose revocation also revokes it. Null when it was created without a key.
   */
  @Column('bigint', { nullable: true })
  makerId!: number | null;

  @Column('text')
  name!: string;

  @Column('bytea')
  hash!: Buffer;

  /** Null for a key with all scopes, also with those that are added later. */
  @Column('text', { array: true, nullable: true })
  scopes!: KeyScope[] | null;

  /** The only organization in which the key is valid; null for all of its user. */
  @Column('bigint', { nullable: true })
  organizationId!: number | null;

  @Column('timestamptz', { nullable: true })
  expiresAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  lastUsedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  revokedAt!: Date | null;
}
