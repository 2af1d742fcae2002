import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { UserRepository } from './user.repository.js';

/** Changes of users by other features. */
@Injectable()
export class UserWriter {
  constructor(
    private readonly users: UserRepository,
    private readonly clock: Clock,
  ) {}

  /** Records in the open transaction that an organization of this founder was granted credits. */
  async recordGrant(userId: number): Promise<void> {
    await this.users.recordGrant(userId, this.clock.now());
  }
}
