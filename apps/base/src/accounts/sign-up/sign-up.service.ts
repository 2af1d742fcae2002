import { Injectable } from '@nestjs/common';
import { Clock, DAY_MS, newUuid } from '@reelsheet/kernel';
import { hashSecret, newSecret } from '@reelsheet/platform-auth';
import { isDuplicate, Transaction } from '@reelsheet/platform-database';
import { Tasks } from '@reelsheet/platform-jobs';
import { AccountsConfig } from '../accounts.config.js';
import { Vault } from '../../vault/vault.js';
import type { LetterKind } from '../mail/mail-templates.js';
import { mailNotConfigured } from '../mail/mail.errors.js';
import { MailWriter } from '../mail/mail.writer.js';
import { deadLink, signUpClosed, usernameTaken } from '../account.errors.js';
import type { SignUp } from '../users/account.service.js';
import {
  mailVerification,
  verificationPlace,
  type SealedVerification,
  type VerificationRequest,
} from './mail-verification.js';
import { hashPassword } from '../passwords/password.js';
import { SignUpRepository, type Link } from './sign-up.repository.js';
import { UserProvisioning } from '../users/user-provisioning.service.js';
import { UserRepository } from '../users/user.repository.js';
import { freeUsername, nameIn } from '../users/username.js';

const LIFE_MS = DAY_MS;

/** Sign-up where addresses are proved: the user is made when the link of the mail is used, with the password of that sign-up. */
@Injectable()
export class SignUpService {
  readonly isProofAsked: boolean;

  constructor(
    private readonly config: AccountsConfig,
    private readonly signUps: SignUpRepository,
    private readonly users: UserRepository,
    private readonly founding: UserProvisioning,
    private readonly mail: MailWriter,
    private readonly tasks: Tasks,
    private readonly vault: Vault,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {
    this.isProofAsked = config.ACCOUNT_PROOF === 'mail';
  }

  /** The same work whoever has the address. Throws `forbidden` where sign-up is closed, `validation_error` for a taken username. */
  async begin({ email, password, name, username }: SignUp): Promise<void> {
    if (this.config.AUTH_SIGN_UP === 'off') throw signUpClosed();
    if (username !== undefined && (await this.users.isUsernameTaken(username))) throw usernameTaken();
    const id = newUuid();
    await this.order(id, {
      signUp: { id, email, name, username: username ?? null, passwordHash: await hashPassword(password) },
    });
  }

  /** Another mail for who has lost theirs; the link before it dies. Throws `mail_not_configured`. */
  async askAgain(email: string): Promise<void> {
    if (!this.mail.isConfigured) throw mailNotConfigured();
    await this.order(newUuid(), { email });
  }

  async answer({ id, sealed }: SealedVerification): Promise<void> {
    const request = this.vault.open<VerificationRequest>(sealed, verificationPlace(id));
    const now = this.clock.now();
    const pending = 'signUp' in request ? request.signUp : await this.signUps.newestOf(request.email, now);
    if (!pending || !(await this.mail.isAdmitted('sign_up', pending.email))) return;
    const token = newSecret();
    const link = { hash: hashSecret(token), expiresAt: new Date(now.getTime() + LIFE_MS) };
    await this.transaction.run(async () => {
      const user = await this.users.findByEmail(pending.email);
      if (user) return this.write('sign_up_attempt', user.email, link);
      if (!('signUp' in request)) await this.signUps.renew(pending.id, link);
      else if (!(await this.signUps.insert({ ...pending, ...link }, now))) return;
      await this.write('verify_email', pending.email, link, token);
    });
  }

  /** Makes the user. Throws `not_found` for a link that is unknown, used or expired, or whose address has a user meanwhile. */
  async verify(token: string): Promise<void> {
    try {
      await this.transaction.run(() => this.found(hashSecret(token)));
    } catch (error) {
      if (isDuplicate(error, 'user_account_email')) throw deadLink();
      if (!isDuplicate(error, 'user_account_username')) throw error;
      await this.verify(token); // Another took the name in the same moment.
    }
  }

  private async found(hash: Buffer): Promise<void> {
    const now = this.clock.now();
    const pending = await this.signUps.take(hash, now);
    if (!pending || (await this.users.findByEmail(pending.email))) throw deadLink();
    const { email, name, passwordHash } = pending;
    const username = await freeUsername(pending.username ?? nameIn(email), (name) => this.users.isUsernameTaken(name));
    await this.founding.found({ email, name, username, passwordHash, emailProvedAt: now });
  }

  private async order(id: string, request: VerificationRequest): Promise<void> {
    const sealed = this.vault.seal(request, verificationPlace(id));
    await this.transaction.run(() => this.tasks.schedule(mailVerification, { id, sealed }));
  }

  private async write(kind: LetterKind, to: string, { expiresAt }: Link, token?: string): Promise<void> {
    await this.mail.post({ kind, to, token, expiresAt: expiresAt.toISOString() });
  }
}
