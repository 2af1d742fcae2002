import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';
import { UserEntity } from './user.entity.js';

export type User = Readonly<UserEntity>;
export type NewUser = Pick<UserEntity, 'email' | 'name' | 'username' | 'passwordHash'>;

@Injectable()
export class UserRepository {
  constructor(private readonly db: Database) {}

  async insert(user: NewUser): Promise<User> {
    return this.db.repository(UserEntity).save({ ...user });
  }

  async findById(id: number): Promise<User | null> {
    return this.db.repository(UserEntity).findOneBy({ id });
  }

  async findByEmail(email: string): Promise<User | null> {
    return this.db
      .repository(UserEntity)
      .createQueryBuilder('user')
      .where('lower(user.email) = lower(:email)', { email })
      .getOne();
  }

  async isUsernameTaken(username: string): Promise<boolean> {
    return this.db
      .repository(UserEntity)
      .createQueryBuilder('user')
      .where('lower(user.username) = lower(:username)', { username })
      .getExists();
  }

  async dropPassword(id: number): Promise<void> {
    await this.db.repository(UserEntity).update({ id }, { passwordHash: null });
  }
}
