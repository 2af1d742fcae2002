import { Injectable } from '@nestjs/common';
import { FileStore } from '../../store/store.port.js';
import { UploadConfig } from '../../upload.config.js';
import type { Blob } from '../blob.repository.js';
import { Signer } from './signatures.js';
import { UploadEntry } from './upload-entry.js';

/** Returns the addresses to which callers upload. */
@Injectable()
export class UploadAddresses {
  constructor(
    private readonly config: UploadConfig,
    private readonly store: FileStore,
    private readonly entry: UploadEntry,
    private readonly signer: Signer,
  ) {}

  /** Bytes that arrive in several requests pass through this service, whatever the store is. */
  ofResumable({ key }: Blob): string {
    return `${this.config.UPLOAD_URL}/resumable_uploads/${this.signer.uploadId(key)}`;
  }

  /** At the store if it accepts bytes from callers, otherwise at this service. */
  async of(blob: Blob, now: Date): Promise<string> {
    const seconds = this.config.UPLOAD_URL_TTL;
    return (await this.store.addressFor(blob, now, seconds)) ?? (await this.entry.addressFor(blob, now, seconds));
  }
}
