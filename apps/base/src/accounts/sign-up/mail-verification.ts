import { taskKind } from '@reelsheet/platform-jobs';
import type { PendingSignUp } from './sign-up.repository.js';

/** Somebody signed up, or has lost the mail of when they did. */
export type VerificationRequest = { readonly signUp: PendingSignUp } | { readonly email: string };

export interface SealedVerification {
  readonly id: string;
  /** A {@link VerificationRequest} under the vault's keys. */
  readonly sealed: string;
}

/** Mails what the address's owner should know: a task, so that whoever asks can't tell by the time whether there is one. */
export const mailVerification = taskKind<SealedVerification>('mail_verification');

export const verificationPlace = (id: string) => `sign_up:${id}`;
