import { CreatedEntity } from '@reelsheet/platform-database';
import { Column, Entity } from 'typeorm';

@Entity('user_account')
export class UserEntity extends CreatedEntity {
  @Column('text')
  email!: string;

  @Column('text')
  name!: string;

  @Column('text')
  username!: string;

  /** argon2id hash; null for a user who signs in elsewhere. */
  @Column('text', { nullable: true })
  passwordHash!: string | null;

  /** Time when the user proved that mail to the address reaches them; null for an unproved address. */
  @Column('timestamptz', { nullable: true })
  emailProvedAt!: Date | null;

  /** Language tag (BCP 47) in its canonical form, for clients. */
  @Column('text', { nullable: true })
  locale!: string | null;

  /** Name of a time zone in the IANA database, for clients. */
  @Column('text', { nullable: true })
  timeZone!: string | null;

  /** Values that clients store. */
  @Column('jsonb', { default: {} })
  preferences!: Record<string, unknown>;

  /** Time when an organization that the user founded was first granted credits; null before. */
  @Column('timestamptz', { nullable: true })
  creditsGrantedAt!: Date | null;

  /** Time of the deletion. From then on the row names nobody; it stays because other rows name its id. */
  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;
}
