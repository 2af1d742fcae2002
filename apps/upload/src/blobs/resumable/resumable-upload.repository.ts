import { Injectable } from '@nestjs/common';
import { Database, rowOf } from '@reelsheet/platform-database';
import type { PartialFile, StoredProgress } from '../../store/partial-files.port.js';
import { ResumableUploadEntity } from './resumable-upload.entity.js';

export type ResumableRecord = Readonly<ResumableUploadEntity>;

const Attempt = rowOf(ResumableUploadEntity, 'attempt', 'isContested', 'partial');

/** An attempt to continue an upload. */
export interface StartedAttempt {
  readonly attempt: number;
  readonly isContested: boolean;
  readonly partial: PartialFile;
}

/** A later attempt replaces an earlier one, also one whose process was killed or whose connection hangs. */
@Injectable()
export class ResumableUploadRepository {
  constructor(private readonly db: Database) {}

  async find(blobId: number): Promise<ResumableRecord | null> {
    return this.db.repository(ResumableUploadEntity).findOneBy({ blobId });
  }

  /** Begins an attempt. Returns undefined unless exactly `offset` bytes have arrived. */
  async begin(blobId: number, offset: number): Promise<StartedAttempt | undefined> {
    return this.db.row(
      Attempt,
      `UPDATE resumable_upload SET attempt = attempt + 1, is_contested = is_contested OR is_open, is_open = true
       WHERE blob_id = $1 AND received = $2 RETURNING ${Attempt.columns()}`,
      [blobId, offset],
    );
  }

  /** Returns false, storing nothing, if a later attempt has started or the upload is gone. */
  async store(blobId: number, attempt: number, { partial, offset }: StoredProgress): Promise<boolean> {
    const stored = await this.db.execute(
      `UPDATE resumable_upload SET received = $3, partial = $4, is_contested = false
       WHERE blob_id = $1 AND attempt = $2`,
      [blobId, attempt, offset, JSON.stringify(partial)],
    );
    return stored > 0;
  }

  /** Notes that an attempt writes no more. */
  async end(blobId: number, attempt: number): Promise<void> {
    await this.db.execute(`UPDATE resumable_upload SET is_open = false WHERE blob_id = $1 AND attempt = $2`, [
      blobId,
      attempt,
    ]);
  }

  /** Begins again after stored bytes were lost; other attempts end. */
  async restart(blobId: number, attempt: number): Promise<void> {
    await this.db.execute(
      `UPDATE resumable_upload SET received = 0, partial = '{}', attempt = attempt + 1
       WHERE blob_id = $1 AND attempt = $2`,
      [blobId, attempt],
    );
  }
}
