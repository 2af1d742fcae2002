import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';
import { RowClaims } from '@reelsheet/platform-jobs';

/** A PUT that fell silent for so long gives way to another. */
const LEASE_SECONDS = 10;

/** Blobs whose bytes are on their way: one PUT at a time. */
@Injectable()
export class BlobClaims extends RowClaims {
  constructor(db: Database) {
    super(db, 'blob', LEASE_SECONDS);
  }
}
