import { Injectable } from '@nestjs/common';
import type { OrderedBatch } from '@reelsheet/contracts';
import { newUuid, toMicro } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { Tasks } from '@reelsheet/platform-jobs';
import { titleFrom } from '../../conversations/conversation.js';
import { ConversationWriter } from '../../conversations/conversation.writer.js';
import { IdeaProducer } from '../../ideas/production/idea-producer.js';
import { FiringAnnouncements } from '../firing-announcements.js';
import { mailFiring } from '../fire-recurring-job.js';
import { RecurringJobRepository } from '../recurring-job.repository.js';
import { productionReport } from './production-report.js';
import { ProductionRepository, type FollowedProduction } from './production.repository.js';

/** Reports what a firing has made: once, in the conversation of its job and, if the job asks for it, by mail. */
@Injectable()
export class ProductionReporter {
  constructor(
    private readonly productions: ProductionRepository,
    private readonly jobs: RecurringJobRepository,
    private readonly producer: IdeaProducer,
    private readonly conversations: ConversationWriter,
    private readonly firings: FiringAnnouncements,
    private readonly tasks: Tasks,
    private readonly transaction: Transaction,
  ) {}

  async report(production: FollowedProduction, batch: OrderedBatch | undefined): Promise<void> {
    const { runId, reportId, organizationId } = production;
    const content = await this.write(production, batch);
    await this.transaction.run(async () => {
      if (!(await this.productions.markReported(runId))) return;
      await this.firings.announce(production, 'reported');
      await this.say(production, { runId: reportId, role: 'assistant', content, isReport: true });
      if (await this.jobs.isMailed(runId))
        await this.tasks.schedule(mailFiring, { runId }, { key: () => runId, organizationId });
    });
  }

  private async write(production: FollowedProduction, batch: OrderedBatch | undefined): Promise<string> {
    const { agentId, recurringJobId, ideaIds } = production;
    const { titles, made } = await this.producer.madeOf(agentId, ideaIds);
    const committed = await this.productions.committed(recurringJobId);
    const weekly = toMicro(production.production?.weeklyCredits ?? 0);
    return productionReport({ ...production, batch, titles, made, left: Math.max(0, weekly - committed) });
  }

  /** Continues the conversation of the job, or begins one if there is none or it was deleted. */
  private async say(
    { recurringJobId, conversationId, name, organizationId, agentId, userId }: FollowedProduction,
    message: Parameters<ConversationWriter['begin']>[1],
  ): Promise<void> {
    if (conversationId !== null && (await this.conversations.say({ conversationId, ...message }))) return;
    const id = newUuid();
    await this.conversations.begin({ id, organizationId, agentId, userId, title: titleFrom(name) }, message);
    await this.jobs.recordConversation(recurringJobId, id);
  }
}
