import { Injectable } from '@nestjs/common';
import { DomainError, invalid } from '@reelsheet/kernel';
import { OutboundClient } from '@reelsheet/platform-outbound';
import type { Attachment } from './conversation.js';

/** Decides which files may be attached to a message: own uploads, and addresses that the outbound guard allows. */
@Injectable()
export class AttachmentPolicy {
  constructor(private readonly outbound: OutboundClient) {}

  /** Throws `validation_error` naming the attachment. */
  check(attachments: readonly Attachment[]): void {
    for (const [index, { url, signedId }] of attachments.entries()) {
      if (url !== undefined) this.checkUrl(url, `attachments.${index}.url`);
      else if (signedId === undefined) throw invalid(`attachments.${index}`, 'needs a signed_id or a url');
    }
  }

  private checkUrl(url: string, field: string): void {
    try {
      this.outbound.check(url);
    } catch (error) {
      throw error instanceof DomainError ? invalid(field, `is refused: ${error.message}`) : error;
    }
  }
}
