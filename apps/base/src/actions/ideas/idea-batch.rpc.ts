import { Controller } from '@nestjs/common';
import { readIdeaBatches, type OrderedBatch, type ReplyOf, type RequestOf } from '@reelsheet/contracts';
import { toCredits } from '@reelsheet/kernel';
import { HandlesRpc } from '@reelsheet/platform-messaging';
import { progressOf } from '../../generation/cell-jobs/batches/batch-progress.js';
import { BatchService, type BatchOfOrder } from '../../generation/cell-jobs/batches/batch.service.js';
import { toBatchOfIdeas } from './idea-batch-order.js';

/** RPC handler for the agent service: what has become of the batches that it ordered. */
@Controller()
export class IdeaBatchRpc {
  constructor(private readonly batches: BatchService) {}

  @HandlesRpc(readIdeaBatches)
  async read(request: RequestOf<typeof readIdeaBatches>): Promise<ReplyOf<typeof readIdeaBatches>> {
    const { agent_id: agentId, keys, failures } = request;
    return { batches: (await this.batches.ofOrders(agentId, keys, failures)).map(toOrderedBatch) };
  }
}

const toOrderedBatch = (batch: BatchOfOrder): OrderedBatch => ({
  ...toBatchOfIdeas(batch),
  key: batch.orderKey,
  vidsheet_id: batch.sheetId,
  spent: toCredits(batch.spent),
  held: toCredits(batch.held),
  stages: progressOf(batch),
  failures: batch.failures.map(({ rowId, stage, reason }) => ({ row_id: rowId, stage, error: reason })),
});
