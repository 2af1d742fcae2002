import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';
import { RowClaims } from '@reelsheet/platform-jobs';

const LEASE_SECONDS = 40;

/** Leases on live posts, so that only one caller edits a post at a time. */
@Injectable()
export class LiveEditClaims extends RowClaims {
  constructor(db: Database) {
    super(db, 'post', LEASE_SECONDS);
  }
}
