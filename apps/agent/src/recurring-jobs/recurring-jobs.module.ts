import { Module } from '@nestjs/common';
import { AgentDirectoryModule } from '@reelsheet/platform-agent-directory';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { IdeasModule } from '../ideas/ideas.module.js';
import { MailRecipientsModule } from '../mail-recipients/mail-recipients.module.js';
import { RunsModule } from '../runs/runs.module.js';
import { StartFiring } from './begin-firing.task.js';
import { FiringAnnouncements } from './firing-announcements.js';
import { ConfirmedRecipientListener } from './confirmed-recipient.listener.js';
import { FiringListener } from './firing.listener.js';
import { FireRecurringJob } from './fire-recurring-job.task.js';
import { MailFiring } from './mail-firing.task.js';
import { FollowProduction } from './productions/follow-production.task.js';
import { ProductionBudget } from './productions/production-budget.js';
import { ProductionFiring } from './productions/production-firing.js';
import { ProductionReporter } from './productions/production-reporter.js';
import { ProductionRepository } from './productions/production.repository.js';
import { DeletedUserConsumer } from './deleted-user.consumer.js';
import { RecurringJobController } from './recurring-job.controller.js';
import { RecurringJobRepository } from './recurring-job.repository.js';
import { RecurringJobService } from './recurring-job.service.js';

@Module({
  imports: [AgentDirectoryModule, ConversationsModule, IdeasModule, RunsModule, MailRecipientsModule],
  controllers: [RecurringJobController, DeletedUserConsumer],
  providers: [
    RecurringJobService,
    RecurringJobRepository,
    FiringListener,
    ConfirmedRecipientListener,
    FireRecurringJob,
    StartFiring,
    FiringAnnouncements,
    MailFiring,
    ProductionRepository,
    ProductionBudget,
    ProductionFiring,
    ProductionReporter,
    FollowProduction,
  ],
  exports: [RecurringJobService],
})
export class RecurringJobsModule {}
