import { RunsTask, type TaskHandler } from '@reelsheet/platform-jobs';
import { Transaction } from '@reelsheet/platform-database';
import { recipientOf, type Recipient } from '../mail-recipients/mail-recipient.js';
import { MailPermissionReader } from '../mail-recipients/mail-permission.reader.js';
import { RecipientMailWriter } from '../mail-recipients/recipient-mail.writer.js';
import { ConfirmationRequestWriter } from '../mail-recipients/confirmation-request.writer.js';
import { mailFiring } from './fire-recurring-job.js';
import { firingMail } from './firing-mail.js';
import { RecurringJobRepository, type FiringResult } from './recurring-job.repository.js';

type FiringMail = NonNullable<typeof mailFiring.payload>;

/** Mails the result of a firing, if its recipient receives mails, and records what became of the mail. */
@RunsTask(mailFiring)
export class MailFiring implements TaskHandler<FiringMail> {
  constructor(
    private readonly jobs: RecurringJobRepository,
    private readonly permissions: MailPermissionReader,
    private readonly requests: ConfirmationRequestWriter,
    private readonly mails: RecipientMailWriter,
    private readonly transaction: Transaction,
  ) {}

  async run({ runId }: FiringMail, signal: AbortSignal): Promise<void | 'again'> {
    const result = await this.jobs.resultOf(runId);
    if (!result?.email || (result.outcome !== null && result.outcome !== 'waiting')) return;
    const recipient = recipientOf(result.organizationId, result.email);
    const { status, organizationName } = await this.permissions.find(recipient);
    if (status === 'deleted') return this.jobs.recordDelivery(runId, 'withdrawn');
    if (status === 'unsubscribed') return this.jobs.recordDelivery(runId, 'unsubscribed');
    if (status !== 'confirmed') return this.wait(runId, result, recipient, status === 'unrequested');
    await this.send(runId, { ...result, email: result.email }, recipient, organizationName, signal);
  }

  private async send(
    id: string,
    { email: to, agentId, ...result }: FiringResult & { readonly email: string },
    recipient: Recipient,
    organizationName: string,
    signal: AbortSignal,
  ): Promise<void> {
    const outcome = await this.mails.send(
      {
        id,
        purpose: 'result',
        recipient,
        to,
        agentId,
        write: ({ unsubscribe }) => firingMail(result, { organizationName, unsubscribe }),
      },
      signal,
    );
    await this.jobs.recordDelivery(id, outcome);
  }

  /**
   * Records that the mail waits for the confirmation of the address. Jobs of earlier versions, and addresses that could
   * not be asked within the limits, are asked now.
   */
  private async wait(
    runId: string,
    { organizationId, agentId, userId: creatorId, email }: FiringResult,
    recipient: Recipient,
    isUnrequested: boolean,
  ): Promise<void | 'again'> {
    return this.transaction.run(async () => {
      if (await this.permissions.lockConfirmed(recipient)) return 'again';
      await this.jobs.recordDelivery(runId, 'waiting');
      if (isUnrequested && email !== null) await this.requests.request({ organizationId, agentId, email, creatorId });
    });
  }
}
