import { taskKind } from '@reelsheet/platform-jobs';

export interface ResetRequest {
  readonly id: string;
  /** The address under the vault's keys. */
  readonly sealed: string;
}

/** Mails a link to who has this address, if anybody: a task, so that whoever asks can't tell by the time. */
export const mailPasswordReset = taskKind<ResetRequest>('mail_password_reset');

export const resetPlace = (id: string) => `password_reset:${id}`;
