import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';
import { RowClaims } from '@reelsheet/platform-jobs';

/** A PUT without progress for this long can be replaced by another one. */
const LEASE_SECONDS = 10;

/** Allows one PUT at a time per blob. */
@Injectable()
export class BlobClaims extends RowClaims {
  constructor(db: Database) {
    super(db, 'blob', LEASE_SECONDS);
  }
}
