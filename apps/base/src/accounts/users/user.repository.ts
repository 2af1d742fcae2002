import { Injectable } from '@nestjs/common';
import { Database, rowOf } from '@reelsheet/platform-database';
import { IsNull } from 'typeorm';
import { UserEntity } from './user.entity.js';

export type User = Readonly<UserEntity>;
export type NewUser = Pick<UserEntity, 'email' | 'name' | 'username' | 'passwordHash' | 'emailProvedAt'>;

const Whole = rowOf(UserEntity, 'id', 'email', 'name', 'username', 'passwordHash', 'emailProvedAt', 'createdAt');

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

  /** The user of a credential, which no user loses. */
  async get(id: number): Promise<User> {
    return this.db.repository(UserEntity).findOneByOrFail({ id });
  }

  /**
   * Orders what makes credentials (`SHARE`) and what ends them: whoever ends all of a user's sees each that was made before,
   * and whoever makes one sees whether what they rely on has ended.
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

  /** The first time counts. */
  async proveEmail(id: number, now: Date): Promise<void> {
    await this.db.repository(UserEntity).update({ id, emailProvedAt: IsNull() }, { emailProvedAt: now });
  }

  /** Null: the user signs in elsewhere. */
  async setPassword(id: number, passwordHash: string | null): Promise<void> {
    await this.db.repository(UserEntity).update({ id }, { passwordHash });
  }
}
