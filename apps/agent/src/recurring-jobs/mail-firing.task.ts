import { Inject } from '@nestjs/common';
import { RunsTask, type TaskHandler } from '@reelsheet/platform-jobs';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { ProviderError } from '@reelsheet/provider-common';
import { MailProvider } from '@reelsheet/provider-mail';
import { AgentConfig } from '../agent.config.js';
import { mailFiring } from './fire-recurring-job.js';
import { firingMail } from './firing-mail.js';
import { RecurringJobRepository } from './recurring-job.repository.js';

type FiringMail = NonNullable<typeof mailFiring.payload>;

/** Errors that no further attempt will change. */
const FINAL = ['bad_request', 'content_refused'];

/** The message id is derived from the run, so a receiver can drop a mail that was sent twice after a crash. */
@RunsTask(mailFiring)
export class MailFiring implements TaskHandler<FiringMail> {
  constructor(
    private readonly jobs: RecurringJobRepository,
    private readonly provider: MailProvider,
    private readonly config: AgentConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async run({ runId }: FiringMail, signal: AbortSignal): Promise<void> {
    const result = await this.jobs.resultOf(runId);
    if (!result?.email) return;
    if (this.config.SMTP_URL === undefined)
      return this.logger.warn({ run: runId }, 'SMTP_URL is not set: what a recurring job brought is not mailed');
    const messageId = `<${runId}@${new URL(this.config.AGENT_URL).hostname}>`;
    try {
      await this.provider.send({ ...firingMail(result), to: result.email, messageId }, signal);
    } catch (error) {
      if (!(error instanceof ProviderError) || !FINAL.includes(error.category)) throw error;
      this.logger.warn({ err: error, run: runId }, 'a mail was rejected');
    }
  }
}
