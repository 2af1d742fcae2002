import { taskKind } from '@reelsheet/platform-jobs';

export interface ResetRequest {
  readonly id: string;
  /** The address encrypted by the vault. */
  readonly sealed: string;
}

/**
 * Mails a reset link when a user has this address. It is a task, so that the response time does not reveal whether the
 * user exists.
 */
export const mailPasswordReset = taskKind<ResetRequest>('mail_password_reset');

export const resetAad = (id: string) => `password_reset:${id}`;
