import { Inject } from '@nestjs/common';
import { RunsTask, type TaskHandler } from '@reelsheet/platform-jobs';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { requestConfirmation, type ConfirmationRequest } from './request-confirmation.js';
import { confirmationMail } from './confirmation-mail.js';
import { MailPermissionReader } from './mail-permission.reader.js';
import { recipientOf } from './mail-recipient.js';
import { RecipientMailWriter } from './recipient-mail.writer.js';

/** Mails only to addresses that have to confirm, and to none that ended the mails of the organization. */
@RunsTask(requestConfirmation)
export class RequestConfirmation implements TaskHandler<ConfirmationRequest> {
  constructor(
    private readonly permissions: MailPermissionReader,
    private readonly mails: RecipientMailWriter,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async run(
    { mailId: id, organizationId, agentId, email: to, creatorId }: ConfirmationRequest,
    signal: AbortSignal,
  ): Promise<void> {
    const recipient = recipientOf(organizationId, to);
    const { status, organizationName } = await this.permissions.find(recipient);
    if (status !== 'unrequested' && status !== 'waiting') return;
    const outcome = await this.mails.send(
      {
        id,
        purpose: 'confirmation',
        recipient,
        to,
        agentId,
        ...(creatorId === undefined ? {} : { creatorId }),
        write: (links) => confirmationMail({ organizationName, address: to, ...links }),
      },
      signal,
    );
    if (outcome !== 'sent')
      this.logger.warn({ organization: organizationId, outcome }, 'no confirmation of an address was requested');
  }
}
