import { Injectable } from '@nestjs/common';
import { newUuid } from '@reelsheet/kernel';
import { Tasks } from '@reelsheet/platform-jobs';
import { requestConfirmation, type ConfirmationRequest } from './request-confirmation.js';

/** Requests confirmations of addresses, for other features. */
@Injectable()
export class ConfirmationRequestWriter {
  constructor(private readonly tasks: Tasks) {}

  /** Mails the request after the open transaction has committed, within the limits, if the address has to confirm. */
  async request(recipient: Omit<ConfirmationRequest, 'mailId'>): Promise<void> {
    const { organizationId } = recipient;
    await this.tasks.schedule(requestConfirmation, { ...recipient, mailId: newUuid() }, { organizationId });
  }
}
