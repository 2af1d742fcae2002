import { Module } from '@nestjs/common';
import { MailRecipientsModule } from '../mail-recipients/mail-recipients.module.js';
import { RunsModule } from '../runs/runs.module.js';
import { StartFiring } from './begin-firing.task.js';
import { ConfirmedRecipientListener } from './confirmed-recipient.listener.js';
import { FiringListener } from './firing.listener.js';
import { FireRecurringJob } from './fire-recurring-job.task.js';
import { MailFiring } from './mail-firing.task.js';
import { RecurringJobController } from './recurring-job.controller.js';
import { RecurringJobRepository } from './recurring-job.repository.js';
import { RecurringJobService } from './recurring-job.service.js';

@Module({
  imports: [RunsModule, MailRecipientsModule],
  controllers: [RecurringJobController],
  providers: [
    RecurringJobService,
    RecurringJobRepository,
    FiringListener,
    ConfirmedRecipientListener,
    FireRecurringJob,
    StartFiring,
    MailFiring,
  ],
  exports: [RecurringJobService],
})
export class RecurringJobsModule {}
