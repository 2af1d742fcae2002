import { Inject } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { RunsTask, type TaskHandler } from '@reelsheet/platform-jobs';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { ProviderError } from '@reelsheet/provider-common';
import { MailProvider } from '@reelsheet/provider-mail';
import { AccountsConfig } from '../accounts.config.js';
import { Vault } from '../../vault/vault.js';
import { write } from './mail-text.js';
import type { Letter } from './mail-templates.js';
import { letterPlace, sendMail, type SealedLetter } from './send-mail.js';

/** Refusals that no later try will change. */
const FINAL = ['bad_request', 'content_refused'];

@RunsTask(sendMail)
export class SendMail implements TaskHandler<SealedLetter> {
  constructor(
    private readonly provider: MailProvider,
    private readonly config: AccountsConfig,
    private readonly vault: Vault,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async run({ id, sealed }: SealedLetter, signal: AbortSignal): Promise<void> {
    const letter = this.vault.open<Letter>(sealed, letterPlace(id));
    const { kind, to, expiresAt } = letter;
    if (new Date(expiresAt) <= this.clock.now())
      return this.logger.warn({ id, kind }, 'a mail could not be sent in time');
    const { WEB_URL: web, BASE_URL: base } = this.config;
    const messageId = `<${id}@${new URL(base).hostname}>`;
    try {
      await this.provider.send({ ...write(letter, { web, base }), to, messageId }, signal);
    } catch (error) {
      if (!(error instanceof ProviderError) || !FINAL.includes(error.category)) throw error;
      this.logger.warn({ err: error, id, kind }, 'a mail was refused');
    }
  }
}
