import { Injectable } from '@nestjs/common';
import { toCredits, type Micro } from '@reelsheet/kernel';
import { progressOf } from '../generation/cell-jobs/batches/batch-progress.js';
import { BatchService } from '../generation/cell-jobs/batches/batch.service.js';
import { EstimateService } from '../generation/estimates/estimate.service.js';
import { SheetReader } from '../sheets/sheet/sheet.reader.js';
import { countOf, freePreview, type ActionHandlers, type ActionOf } from './action-handler.js';

/** Actions that generate cells, or estimate what that costs. */
@Injectable()
export class GenerationActions {
  constructor(
    private readonly sheetReader: SheetReader,
    private readonly estimates: EstimateService,
    private readonly batches: BatchService,
  ) {}

  readonly handlers: ActionHandlers<'estimate' | 'generate' | 'read_batch'> = {
    estimate: {
      needsApproval: false,
      preview: async (_, { vidsheet_id: id }) => freePreview(`Estimate what generating vidsheet ${id} costs`),
      perform: async (agent, action) => {
        const { cells, rejected } = await this.estimates.of(agent, action.vidsheet_id, chosen(action));
        return { credits: toCredits(sumOf(cells)), cells: cells.length, refused: rejected.length };
      },
    },
    generate: {
      needsApproval: true,
      preview: async (agent, action) => {
        const { title } = await this.sheetReader.require({ agentId: agent.id, sheetId: action.vidsheet_id });
        const { cells } = await this.estimates.of(agent, action.vidsheet_id, chosen(action));
        const cost = sumOf(cells);
        const summary = `Generate ${countOf(cells.length, 'cell')} of the vidsheet “${title}”`;
        return { summary, cost };
      },
      perform: async ({ id: agentId }, { vidsheet_id: sheetId, row_ids, column_ids }, _, { maxCost }) => {
        const order = { rowIds: row_ids, columnIds: column_ids, maxCredits: toCredits(maxCost) };
        const { id, total } = await this.batches.start({ agentId, sheetId }, order);
        return { batch_id: id, vidsheet_id: sheetId, cells: total };
      },
    },
    read_batch: {
      needsApproval: false,
      preview: async (_, { batch_id: id }) => freePreview(`Read the progress of batch ${id}`),
      // Reasons of failures are left out, because they may contain texts that others wrote.
      perform: async ({ id: agentId }, { vidsheet_id: sheetId, batch_id: id }) => {
        const batch = await this.batches.find({ agentId, sheetId }, id);
        const { status, pausedReason, total, completed, failed } = batch;
        return {
          ...{ batch_id: id, vidsheet_id: sheetId, status, paused_reason: pausedReason, total, completed, failed },
          ...{ stages: progressOf(batch), spent: toCredits(batch.spent), held: toCredits(batch.held) },
        };
      },
    },
  };
}

const chosen = ({ row_ids: rowIds, column_ids: columnIds }: ActionOf<'estimate' | 'generate'>) => ({
  rowIds,
  columnIds,
});

const sumOf = (cells: readonly { readonly estimate: Micro }[]) =>
  cells.reduce((sum, { estimate }) => sum + estimate, 0);
