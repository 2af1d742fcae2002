import { Inject } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { RunsTask, type TaskHandler } from '@reelsheet/platform-jobs';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { ProviderError } from '@reelsheet/provider-common';
import { MailProvider } from '@reelsheet/provider-mail';
import { AccountsConfig } from '../accounts.config.js';
import { studioUrl } from '../../studio-site.js';
import { Vault } from '../../vault/vault.js';
import { renderMail } from './mail-text.js';
import type { MailData } from './mail-templates.js';
import { mailAad, sendMail, type SealedMail } from './send-mail.js';

/** Error categories that no retry can change. */
const PERMANENT_ERRORS = ['bad_request', 'content_refused'];

@RunsTask(sendMail)
export class SendMail implements TaskHandler<SealedMail> {
  constructor(
    private readonly provider: MailProvider,
    private readonly config: AccountsConfig,
    private readonly vault: Vault,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async run({ id, sealed }: SealedMail, signal: AbortSignal): Promise<void> {
    const data = this.vault.open<MailData>(sealed, mailAad(id));
    const { kind, to, expiresAt, unsubscribe: unsubscribeUrl } = data;
    if (new Date(expiresAt) <= this.clock.now())
      return this.logger.warn({ id, kind }, 'mail expired before it could be sent');
    const { WEB_URL: web = studioUrl(this.config), BASE_URL: base } = this.config;
    const messageId = `<${id}@${new URL(base).hostname}>`;
    try {
      await this.provider.send({ ...renderMail(data, web), to, messageId, unsubscribeUrl }, signal);
    } catch (error) {
      if (!(error instanceof ProviderError) || !PERMANENT_ERRORS.includes(error.category)) throw error;
      this.logger.warn({ err: error, id, kind }, 'mail rejected by the mail server');
    }
  }
}
