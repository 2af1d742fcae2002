import { Injectable } from '@nestjs/common';
import { Database, rowOf } from '@reelsheet/platform-database';
import { IsNull } from 'typeorm';
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
   */
  async lock(id: number, strength: 'SHARE' | 'NO KEY UPDATE'): Promise<User> {
    return this.db.single(
      Whole,
      `SELECT ${Whole.columns('user_account')} FROM user_account WHERE id = $1 FOR ${strength}`,
      [id],
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
