import { taskKind } from '@reelsheet/platform-jobs';
import type { PendingSignUp } from './sign-up.repository.js';

/** Either a new sign-up, or a request to send the mail of an existing sign-up again. */
export type VerificationRequest = { readonly signUp: PendingSignUp } | { readonly email: string };

export interface SealedVerification {
  readonly id: string;
  /** A {@link VerificationRequest} encrypted by the vault. */
  readonly sealed: string;
}

/**
 * Mails the verification link, or a notice when the address already has a user. It is a task, so that the response time
 * does not reveal whether the user exists.
 */
export const mailVerification = taskKind<SealedVerification>('mail_verification');

export const verificationAad = (id: string) => `sign_up:${id}`;
