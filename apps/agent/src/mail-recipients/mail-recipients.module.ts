import { Module } from '@nestjs/common';
import { MailProvider, SmtpMailProvider } from '@reelsheet/provider-mail';
import { AgentConfig } from '../agent.config.js';
import { RequestConfirmation } from './request-confirmation.task.js';
import { MailBudget } from './mail-budget.js';
import { MailLinkRepository } from './mail-link.repository.js';
import { MailPermissionReader } from './mail-permission.reader.js';
import { MailRecipientController } from './mail-recipient.controller.js';
import { MailRecipientPruner } from './mail-recipient-pruner.js';
import { MailRecipientRepository } from './mail-recipient.repository.js';
import { MailRecipientService } from './mail-recipient.service.js';
import { RecipientMailWriter } from './recipient-mail.writer.js';
import { ConfirmationRequestWriter } from './confirmation-request.writer.js';

const mail = {
  provide: MailProvider,
  inject: [AgentConfig],
  useFactory: ({ SMTP_URL: url, MAIL_FROM: from }: AgentConfig) =>
    new SmtpMailProvider({ url: url ?? 'smtp://nowhere', from }),
};

@Module({
  controllers: [MailRecipientController],
  providers: [
    mail,
    RequestConfirmation,
    MailBudget,
    MailLinkRepository,
    MailPermissionReader,
    MailRecipientPruner,
    MailRecipientRepository,
    MailRecipientService,
    RecipientMailWriter,
    ConfirmationRequestWriter,
  ],
  exports: [MailPermissionReader, MailRecipientService, RecipientMailWriter, ConfirmationRequestWriter],
})
export class MailRecipientsModule {}
