import { Injectable } from '@nestjs/common';
import { UserRepository, type User } from './user.repository.js';

/** Queries about users for other features. */
@Injectable()
export class UserReader {
  constructor(private readonly users: UserRepository) {}

  async get(id: number): Promise<User> {
    return this.users.get(id);
  }

  /** Keeps the user from being deleted until the transaction ends. Returns false for a user who was deleted. */
  async hold(id: number): Promise<boolean> {
    return this.users.hold(id);
  }

  /** Ignores the case of the address. */
  async findByEmail(email: string): Promise<User | null> {
    return this.users.findByEmail(email);
  }
}
