import { Injectable } from '@nestjs/common';
import { readMailPermission } from '@reelsheet/contracts';
import { RpcClient } from '@reelsheet/platform-messaging';
import type { Recipient, RecipientStatus } from './mail-recipient.js';
import { MailRecipientRepository } from './mail-recipient.repository.js';

export interface MailPermission {
  /** `unrequested` if the address has to confirm and was not asked; `deleted` if there is no such organization. */
  readonly status: RecipientStatus | 'unrequested' | 'deleted';
  readonly organizationName: string;
}

/** Reads whether an organization may mail to an address. */
@Injectable()
export class MailPermissionReader {
  constructor(
    private readonly recipients: MailRecipientRepository,
    private readonly rpc: RpcClient,
  ) {}

  /** Addresses that base allows count as confirmed, unless they ended the mails. */
  async find(recipient: Recipient): Promise<MailPermission> {
    const { organization_name: organizationName, allowed } = await this.rpc.request(readMailPermission, {
      organization_id: recipient.organizationId,
      email: recipient.address,
    });
    if (organizationName === null) return { status: 'deleted', organizationName: '' };
    const status = await this.recipients.statusOf(recipient);
    if (allowed && status !== 'unsubscribed') return { status: 'confirmed', organizationName };
    return { status: status ?? 'unrequested', organizationName };
  }

  /** Returns whether the address has confirmed, and locks its status until the transaction ends. */
  async lockConfirmed(recipient: Recipient): Promise<boolean> {
    return (await this.recipients.lockStatus(recipient)) === 'confirmed';
  }
}
