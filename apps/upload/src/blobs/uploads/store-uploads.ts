import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { newKey } from '../../store/key.js';
import { FileStore } from '../../store/store.port.js';
import { BlobClaims } from '../blob-claim.repository.js';
import { BlobRepository, type Blob } from '../blob.repository.js';
import { UploadCompletion } from './upload-completion.js';

/**
 * Takes over bytes that callers PUT to the store without this service. Their address works until it expires, so the
 * bytes are copied to a key that no address names before anybody inspects or reads them. Each attempt has its own key,
 * because a store may complete the copy of a process that was killed.
 */
@Injectable()
export class StoreUploads {
  private readonly underWay = new Map<number, Promise<Blob | null>>();

  constructor(
    private readonly store: FileStore,
    private readonly blobs: BlobRepository,
    private readonly claims: BlobClaims,
    private readonly completion: UploadCompletion,
  ) {}

  /**
   * Returns the stored blob, or null if the announced bytes have not arrived. Throws `service_unavailable` while
   * another process takes them over.
   */
  async takeOver(blob: Blob): Promise<Blob | null> {
    if (!this.store.isOpenToCallers) return null;
    const known = this.underWay.get(blob.id);
    if (known) return known;
    const outcome = this.attempt(blob).finally(() => this.underWay.delete(blob.id));
    this.underWay.set(blob.id, outcome);
    return outcome;
  }

  private async attempt(blob: Blob): Promise<Blob | null> {
    const claim = await this.claims.acquire(blob.id, 'stored_at IS NULL');
    if (claim !== undefined) await this.claims.holdWhile(blob.id, claim, () => this.collect({ ...blob, claim }));
    const present = await this.blobs.find(blob.key);
    if (present?.storedAt) return present;
    if (present && claim === undefined) throw new DomainError(CommonErrors.unavailable);
    return null;
  }

  private async collect(blob: Blob): Promise<void> {
    const fileKey = newKey();
    if (await this.store.collect(blob, fileKey)) await this.completion.complete({ ...blob, fileKey }, 'store');
  }
}
