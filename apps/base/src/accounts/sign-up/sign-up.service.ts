import { Injectable } from '@nestjs/common';
import { Clock, DAY_MS, newUuid } from '@reelsheet/kernel';
import { hashSecret, newSecret } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { Tasks } from '@reelsheet/platform-jobs';
import { AccountsConfig } from '../accounts.config.js';
import { Vault } from '../../vault/vault.js';
import type { MailKind } from '../mail/mail-templates.js';
import { mailNotConfigured } from '../mail/mail.errors.js';
import { MailWriter } from '../mail/mail.writer.js';
import { signUpClosed, usernameTaken } from '../account.errors.js';
import type { SignUp } from '../users/account.service.js';
import {
  mailVerification,
  verificationAad,
  type SealedVerification,
  type VerificationRequest,
} from './mail-verification.js';
import { SignUpRepository, type Link } from './sign-up.repository.js';
import { UserRepository } from '../users/user.repository.js';

const LINK_TTL_MS = DAY_MS;

/**
 * Sign-up with proof of the address: the user is created when the mailed link is used with the password of that
 * sign-up, or with another one.
 */
@Injectable()
export class SignUpService {
  readonly isProofRequired: boolean;

  constructor(
    private readonly config: AccountsConfig,
    private readonly signUps: SignUpRepository,
    private readonly users: UserRepository,
    private readonly mail: MailWriter,
    private readonly tasks: Tasks,
    private readonly vault: Vault,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {
    this.isProofRequired = config.ACCOUNT_PROOF === 'mail';
  }

  /**
   * Does the same work whether or not a user has the address. Throws `forbidden` when sign-up is closed,
   * `validation_error` for a taken username or a weak password.
   */
  async create({ email, password, name, username }: SignUp): Promise<void> {
    if (this.config.AUTH_SIGN_UP === 'off') throw signUpClosed();
    if (username !== undefined && (await this.users.isUsernameTaken(username))) throw usernameTaken();
    const id = newUuid();
    const passwordHash = await password.hashFor({ email, name, username });
    await this.enqueue(id, { signUp: { id, email, name, username: username ?? null, passwordHash } });
  }

  /** Sends the mail again; the previous link stops working. Throws `mail_not_configured`. */
  async resend(email: string): Promise<void> {
    if (!this.mail.isConfigured) throw mailNotConfigured();
    await this.enqueue(newUuid(), { email });
  }

  async process({ id, sealed }: SealedVerification): Promise<void> {
    const request = this.vault.open<VerificationRequest>(sealed, verificationAad(id));
    const now = this.clock.now();
    const pending = 'signUp' in request ? request.signUp : await this.signUps.findLatest(request.email, now);
    if (!pending || !(await this.mail.tryConsumeLimit('sign_up', pending.email))) return;
    const token = newSecret();
    const link = { hash: hashSecret(token), expiresAt: new Date(now.getTime() + LINK_TTL_MS) };
    await this.transaction.run(async () => {
      const user = await this.users.findByEmail(pending.email);
      if (user) return this.enqueueMail('sign_up_attempt', user.email, link);
      if (!('signUp' in request)) await this.signUps.renew(pending.id, link);
      else if (!(await this.signUps.insert({ ...pending, ...link }, now))) return;
      await this.enqueueMail('verify_email', pending.email, link, token);
    });
  }

  private async enqueue(id: string, request: VerificationRequest): Promise<void> {
    const sealed = this.vault.seal(request, verificationAad(id));
    await this.transaction.run(() => this.tasks.schedule(mailVerification, { id, sealed }));
  }

  private async enqueueMail(kind: MailKind, to: string, { expiresAt }: Link, token?: string): Promise<void> {
    await this.mail.enqueue({ kind, to, token, expiresAt: expiresAt.toISOString() });
  }
}
