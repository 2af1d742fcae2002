import { Injectable } from '@nestjs/common';
import { BlobStore } from '../../store/store.port.js';
import { UploadConfig } from '../../upload.config.js';
import type { Blob } from '../blob.repository.js';
import { UploadDoor } from './upload-entry.js';

/** Where callers upload announced bytes. */
@Injectable()
export class UploadAddresses {
  constructor(
    private readonly config: UploadConfig,
    private readonly store: BlobStore,
    private readonly door: UploadDoor,
  ) {}

  /** At the store itself, where it takes bytes from callers; else here. */
  async of(blob: Blob, now: Date): Promise<string> {
    const seconds = this.config.UPLOAD_URL_TTL;
    return (await this.store.addressFor(blob, now, seconds)) ?? (await this.door.addressFor(blob, now, seconds));
  }
}
