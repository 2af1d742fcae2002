import { Injectable } from '@nestjs/common';
import { IdeaProducer } from '../../ideas/production/idea-producer.js';
import type { Firing } from '../recurring-job.repository.js';
import { ProductionRepository } from './production.repository.js';
import { seen } from './production.js';

/** Keeps what the productions of a job have spent or may still spend up to date. */
@Injectable()
export class ProductionBudget {
  constructor(
    private readonly productions: ProductionRepository,
    private readonly producer: IdeaProducer,
  ) {}

  /** Reads the batches again that count against the limit of the job, because people may change their limits. */
  async refresh({ recurringJobId, agentId }: Pick<Firing, 'recurringJobId' | 'agentId'>): Promise<void> {
    const counted = await this.productions.counted(recurringJobId);
    const batches = await this.producer.batchesOf(
      agentId,
      counted.map(({ runId }) => runId),
    );
    for (const { runId, ceiling, settledAt } of counted) {
      const batch = batches.get(runId);
      if (batch) await this.productions.see({ runId, settledAt }, seen(batch, ceiling));
    }
  }
}
