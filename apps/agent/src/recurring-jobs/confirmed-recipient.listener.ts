import { OnHook, type HookHandler, type HookPayload } from '@reelsheet/platform-hooks';
import { Tasks } from '@reelsheet/platform-jobs';
import { MailRecipientHooks } from '../mail-recipients/mail-recipient-hooks.js';
import { mailFiring } from './fire-recurring-job.js';
import { RecurringJobRepository } from './recurring-job.repository.js';

/** Mails what waited for the confirmation of an address: of each job the latest result. */
@OnHook(MailRecipientHooks.confirmed)
export class ConfirmedRecipientListener implements HookHandler<typeof MailRecipientHooks.confirmed> {
  constructor(
    private readonly jobs: RecurringJobRepository,
    private readonly tasks: Tasks,
  ) {}

  async handle({ organizationId, address }: HookPayload<typeof MailRecipientHooks.confirmed>): Promise<void> {
    const waiting = await this.jobs.waitingFor(organizationId, address);
    await this.tasks.scheduleMany(
      mailFiring,
      waiting.map((runId) => ({ runId })),
      { key: ({ runId }) => runId, organizationId },
    );
  }
}
