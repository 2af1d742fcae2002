import { defineHook } from '@reelsheet/platform-hooks';
import type { Recipient } from './mail-recipient.js';

export const MailRecipientHooks = {
  /** The address confirmed that it receives mails of the organization. */
  confirmed: defineHook<Recipient>('mail_recipient.confirmed'),
};
