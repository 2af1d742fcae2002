import type { Role } from '@reelsheet/kernel';
import { CreatedEntity } from '@reelsheet/platform-database';
import { Column, Entity, Index } from 'typeorm';

/**
 * An invitation of an address. Its owner accepts it with the mailed link. There is at most one for each address and
 * organization.
 */
@Entity('invitation')
@Index('invitation_of_address', { synchronize: false })
@Index('invitation_hash', ['hash'], { unique: true })
export class InvitationEntity extends CreatedEntity {
  @Column('bigint')
  organizationId!: number;

  @Column('text')
  email!: string;

  @Column('text')
  role!: Role;

  @Column('bigint')
  inviterId!: number;

  /** Hash of the token in the most recent mail. */
  @Column('bytea')
  hash!: Buffer;

  @Column('timestamptz')
  expiresAt!: Date;
}
