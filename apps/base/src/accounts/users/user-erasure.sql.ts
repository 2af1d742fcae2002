import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';

/** Selects the users that were deleted. */
@Injectable()
export class UserErasure {
  constructor(private readonly db: Database) {}

  async isDeleted(id: number): Promise<boolean> {
    return (await this.db.execute(`SELECT FROM user_account WHERE id = $1 AND deleted_at IS NOT NULL`, [id])) > 0;
  }
}
