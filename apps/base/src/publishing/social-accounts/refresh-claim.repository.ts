import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';
import { RowClaims } from '@reelsheet/platform-jobs';

const LEASE_SECONDS = 40;

/** Leases on accounts, so that only one caller refreshes a token at a time. */
@Injectable()
export class RefreshClaims extends RowClaims {
  constructor(db: Database) {
    super(db, 'social_account', LEASE_SECONDS);
  }
}
