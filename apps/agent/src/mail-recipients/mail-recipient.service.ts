import { Injectable } from '@nestjs/common';
import { hashSecret } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { Hooks } from '@reelsheet/platform-hooks';
import { MailLinkRepository } from './mail-link.repository.js';
import { MailRecipientHooks } from './mail-recipient-hooks.js';
import type { LinkPurpose, Recipient, RecipientStatus } from './mail-recipient.js';
import { MailRecipientRepository } from './mail-recipient.repository.js';

export interface LinkedRecipient extends Recipient {
  readonly status: RecipientStatus | undefined;
}

/** Handles the links of mails, which the owner of an address opens. Unknown, used and expired tokens give undefined. */
@Injectable()
export class MailRecipientService {
  constructor(
    private readonly recipients: MailRecipientRepository,
    private readonly links: MailLinkRepository,
    private readonly hooks: Hooks,
    private readonly transaction: Transaction,
  ) {}

  async find(purpose: LinkPurpose, token: string): Promise<LinkedRecipient | undefined> {
    const recipient = await this.links.find(hashSecret(token), purpose);
    return recipient && { ...recipient, status: await this.recipients.statusOf(recipient) };
  }

  /** Works once; all other links that confirm the address end too. */
  async confirm(token: string): Promise<Recipient | undefined> {
    return this.transaction.run(async () => {
      const recipient = await this.links.take(hashSecret(token), 'confirm');
      if (recipient) await this.allow(recipient);
      return recipient;
    });
  }

  /** Ends all mails of the organization to the address, also requests to confirm. */
  async unsubscribe(token: string): Promise<Recipient | undefined> {
    return this.transaction.run(async () => {
      const recipient = await this.links.lock(hashSecret(token), 'unsubscribe');
      if (!recipient) return undefined;
      await this.recipients.setStatus(recipient, 'unsubscribed');
      await this.links.deleteOf(recipient, 'confirm');
      return recipient;
    });
  }

  /** Takes back an unsubscription; the token of any mail shows that its holder reads the mailbox. */
  async resubscribe(token: string): Promise<Recipient | undefined> {
    return this.transaction.run(async () => {
      const recipient = await this.links.lock(hashSecret(token), 'unsubscribe');
      if (!recipient) return undefined;
      if ((await this.recipients.statusOf(recipient)) === 'unsubscribed') await this.allow(recipient);
      return recipient;
    });
  }

  /** Links are deleted first, because who writes a status locks a link. */
  async eraseOrganization(organizationId: number): Promise<void> {
    await this.links.eraseOrganization(organizationId);
    await this.recipients.eraseOrganization(organizationId);
  }

  private async allow(recipient: Recipient): Promise<void> {
    await this.recipients.setStatus(recipient, 'confirmed');
    await this.links.deleteOf(recipient, 'confirm');
    await this.hooks.run(MailRecipientHooks.confirmed, recipient);
  }
}
