import { Injectable } from '@nestjs/common';
import { Database, rowOf } from '@reelsheet/platform-database';
import { IsNull } from 'typeorm';
import { credentialEnded } from '../account.errors.js';
import { UserEntity } from './user.entity.js';

export type User = Readonly<UserEntity>;
export type UserProfile = Pick<User, 'name' | 'locale' | 'timeZone' | 'preferences'>;
export type NewUser = Pick<UserEntity, 'email' | 'name' | 'username' | 'passwordHash' | 'emailProvedAt'>;

const Whole = rowOf(
  UserEntity,
  'id',
  'email',
  'name',
  'username',
  'passwordHash',
  'emailProvedAt',
  'locale',
  'timeZone',
  'preferences',
  'creditsGrantedAt',
  'deletedAt',
  'createdAt',
);

@Injectable()
export class UserRepository {
  constructor(private readonly db: Database) {}

  async insert(user: NewUser): Promise<User> {
    return this.db.repository(UserEntity).save({ ...user });
  }

  async findByEmail(email: string): Promise<User | null> {
    return this.db
      .repository(UserEntity)
      .createQueryBuilder('user')
      .where('lower(user.email) = lower(:email)', { email })
      .getOne();
  }

  /** Returns the user of a credential, who always exists. */
  async get(id: number): Promise<User> {
    return this.db.repository(UserEntity).findOneByOrFail({ id });
  }

  /**
   * Locks the user to order the creation of credentials (`SHARE`) and their revocation (`NO KEY UPDATE`): a revocation
   * of all credentials sees each one created before it, and a creation sees whether its own credential was revoked.
   * Throws `unauthorized` for a deleted user.
   */
  async lock(id: number, strength: 'SHARE' | 'NO KEY UPDATE'): Promise<User> {
    const user = await this.db.single(
      Whole,
      `SELECT ${Whole.columns('user_account')} FROM user_account WHERE id = $1 FOR ${strength}`,
      [id],
    );
    if (user.deletedAt !== null) throw credentialEnded();
    return user;
  }

  /** Keeps the user from being deleted until the transaction ends. Returns false for a user who was deleted. */
  async hold(id: number): Promise<boolean> {
    return (await this.db.execute(`SELECT FROM user_account WHERE id = $1 AND deleted_at IS NULL FOR SHARE`, [id])) > 0;
  }

  /** Removes all personal data. The new address and username are valid for nobody else. */
  async erase(id: number, now: Date): Promise<void> {
    await this.db.execute(
      `UPDATE user_account SET email = 'deleted:' || id, username = 'deleted:' || id, name = 'Deleted user',
       password_hash = NULL, email_proved_at = NULL, locale = NULL, time_zone = NULL, preferences = '{}',
       deleted_at = $2 WHERE id = $1`,
      [id, now],
    );
  }

  async isUsernameTaken(username: string): Promise<boolean> {
    return this.db
      .repository(UserEntity)
      .createQueryBuilder('user')
      .where('lower(user.username) = lower(:username)', { username })
      .getExists();
  }

  /** Keeps the time of the first proof. */
  async proveEmail(id: number, now: Date): Promise<void> {
    await this.db.repository(UserEntity).update({ id, emailProvedAt: IsNull() }, { emailProvedAt: now });
  }

  /** Keeps the time of the first grant. */
  async recordGrant(id: number, now: Date): Promise<void> {
    await this.db.repository(UserEntity).update({ id, creditsGrantedAt: IsNull() }, { creditsGrantedAt: now });
  }

  async setProfile(id: number, { name, locale, timeZone, preferences }: UserProfile): Promise<void> {
    await this.db.execute(
      `UPDATE user_account SET name = $2, locale = $3, time_zone = $4, preferences = $5 WHERE id = $1`,
      [id, name, locale, timeZone, JSON.stringify(preferences)],
    );
  }

  /** Null removes the password of a user who signs in elsewhere. */
  async setPassword(id: number, passwordHash: string | null): Promise<void> {
    await this.db.repository(UserEntity).update({ id }, { passwordHash });
  }
}
