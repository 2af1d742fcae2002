import { taskKind } from '@reelsheet/platform-jobs';

export interface SealedLetter {
  readonly id: string;
  /** A letter under the vault's keys, since it holds an address and a token. */
  readonly sealed: string;
}

/** Hands a letter to the mail server. */
export const sendMail = taskKind<SealedLetter>('send_mail');

export const letterPlace = (id: string) => `mail:${id}`;
