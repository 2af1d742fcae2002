import { taskKind } from '@reelsheet/platform-jobs';

export interface SealedMail {
  readonly id: string;
  /** The mail encrypted by the vault, because it contains an address and a token. */
  readonly sealed: string;
}

/** Sends a mail through the mail server. */
export const sendMail = taskKind<SealedMail>('send_mail');

export const mailAad = (id: string) => `mail:${id}`;
