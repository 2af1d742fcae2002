import { Module } from '@nestjs/common';
import { MailProvider, SmtpMailProvider } from '@reelsheet/provider-mail';
import { AgentConfig } from '../agent.config.js';
import { RunsModule } from '../runs/runs.module.js';
import { StartFiring } from './begin-firing.task.js';
import { FiringListener } from './firing.listener.js';
import { FireRecurringJob } from './fire-recurring-job.task.js';
import { MailFiring } from './mail-firing.task.js';
import { RecurringJobController } from './recurring-job.controller.js';
import { RecurringJobRepository } from './recurring-job.repository.js';
import { RecurringJobService } from './recurring-job.service.js';

const mail = {
  provide: MailProvider,
  inject: [AgentConfig],
  useFactory: ({ SMTP_URL: url, MAIL_FROM: from }: AgentConfig) =>
    new SmtpMailProvider({ url: url ?? 'smtp://nowhere', from }),
};

@Module({
  imports: [RunsModule],
  controllers: [RecurringJobController],
  providers: [
    mail,
    RecurringJobService,
    RecurringJobRepository,
    FiringListener,
    FireRecurringJob,
    StartFiring,
    MailFiring,
  ],
  exports: [RecurringJobService],
})
export class RecurringJobsModule {}
