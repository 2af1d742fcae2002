import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { essenceOf } from '../../media/content-types.js';
import { isKey } from '../../store/key.js';
import { mismatch, refused, tooLong } from '../blob.errors.js';
import { BlobRepository, type Blob } from '../blob.repository.js';
import { UploadEntry } from './upload-entry.js';

export interface IncomingUpload {
  readonly key: string;
  /** The signed query of the address. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly contentType: string;
  /** MD5 in Base64. */
  readonly checksum: string;
  /** Undefined if the sender does not state the size in advance. */
  readonly byteSize?: number;
  readonly body: Readable;
}

/** Checks an upload against the announcement of its blob. */
@Injectable()
export class UploadAdmission {
  constructor(
    private readonly entry: UploadEntry,
    private readonly blobs: BlobRepository,
    private readonly clock: Clock,
  ) {}

  async admit(upload: IncomingUpload): Promise<Blob> {
    const blob = isKey(upload.key) ? await this.blobs.find(upload.key) : null;
    if (!blob || !(await this.entry.admits(blob, upload.query, this.clock.now()))) throw refused();
    if (essenceOf(upload.contentType) !== blob.contentType) throw refused();
    if (upload.checksum !== blob.checksum) throw mismatch('Content-MD5 is not the announced one');
    const { byteSize = blob.byteSize } = upload;
    if (byteSize > blob.byteSize) throw tooLong();
    if (byteSize < blob.byteSize) throw mismatch('Content-Length is not the announced one');
    return blob;
  }
}
