import { Injectable } from '@nestjs/common';
import { DomainError } from '@reelsheet/kernel';
import { AgentVoiceReader } from '../../agents/agents/agent-voice/agent-voice.reader.js';
import type { Names } from '../../sheets/dependencies/names.js';
import { textsByName, type WholeCell } from '../../sheets/dependencies/row-texts.js';
import { promptOf, type NamedTexts } from '../../sheets/prompts/prompt.js';
import { SHEET_LIMITS } from '../../sheets/sheet/sheet-limits.js';
import { cellPlan, type CellPlan } from '../cell-jobs/cell-plan.js';
import { CellJobReader } from '../cell-jobs/cell-job.reader.js';
import { GenerationReader, type MadeGeneration } from '../generations/generation.reader.js';
import { GenerationRequestService } from '../generations/generation-request.service.js';
import { changedInputs, type Comparison } from './comparison.js';

/** Whole rows of one sheet. */
export interface SheetRows {
  readonly agentId: number;
  readonly names: Names;
  readonly variables: NamedTexts;
  readonly cells: readonly WholeCell[];
}

interface GeneratedCell {
  readonly cell: WholeCell;
  readonly plan: CellPlan;
}

type PresentInput = Pick<Comparison, 'changed' | 'error'>;

/** Compares what cells were generated from with what they would be generated from now. */
@Injectable()
export class CellComparisons {
  constructor(
    private readonly generations: GenerationReader,
    private readonly requests: GenerationRequestService,
    private readonly cellJobs: CellJobReader,
    private readonly voices: AgentVoiceReader,
  ) {}

  /** Returns a comparison for each generated cell of the rows, by id. */
  async of({ agentId, names, variables, cells }: SheetRows): Promise<Map<number, Comparison>> {
    const generated = cells.flatMap((cell) => planned(cell, names));
    const ids = generated.map(({ cell }) => cell.id);
    const made = await this.generations.made(generated.flatMap(({ cell }) => cell.defaultGenerationId ?? []));
    const attempts = await this.failedOf(ids);
    const voice = await this.voices.named(agentId);
    const rows = Map.groupBy(cells, ({ rowId }) => rowId);
    const wordsOf = new Map(
      [...rows].map(([rowId, row]) => {
        const values = new Map(row.map(({ columnId, value }) => [columnId, value]));
        return [rowId, textsByName(names.columns, (columnId) => values.get(columnId) ?? '', variables)];
      }),
    );
    const comparisons = new Map<number, Comparison>();
    for (const { cell, plan } of generated) {
      const result = resultOf(made.get(cell.defaultGenerationId ?? 0));
      const words = wordsOf.get(cell.rowId)!;
      const isPrompted = hasOwnPrompt(cell, result);
      const { changed, error } = isPrompted
        ? await this.present({ plan, result }, { data: plan.data, target: cell, words, agentId, voice })
        : { changed: [], error: null };
      const failed = attempts.get(cell.id);
      comparisons.set(cell.id, {
        leftOut: isPrompted ? null : 'It has no prompt',
        isMade: result !== undefined,
        changed,
        error,
        lastError: failed && failed.generationId > (result?.id ?? 0) ? failed.reason : null,
      });
    }
    return comparisons;
  }

  private async present(
    { plan, result }: { readonly plan: CellPlan; readonly result: MadeGeneration | undefined },
    request: Parameters<GenerationRequestService['inputOf']>[1],
  ): Promise<PresentInput> {
    try {
      const { type, input } = await this.requests.inputOf(plan.generationType, request);
      if (!result) return { changed: [], error: null };
      return { changed: result.type === type ? changedInputs(result.input, input) : ['type'], error: null };
    } catch (error) {
      if (error instanceof DomainError) return { changed: [], error: error.message };
      throw error;
    }
  }

  /** Returns the cells whose last attempt failed, with the latest generation before or of that attempt. */
  private async failedOf(cellIds: readonly number[]) {
    const latest = await this.generations.latestEnded(cellIds);
    const failed = new Map<number, { readonly generationId: number; readonly reason: string }>();
    for (const { cellId, id, status, failedReason } of latest.values())
      if (status === 'failed') failed.set(cellId, { generationId: id, reason: failedReason ?? UNKNOWN });
    for (const { cellId, reason, endedAt } of await this.cellJobs.failedEarly(cellIds))
      if (!(latest.get(cellId) && latest.get(cellId)!.createdAt > endedAt))
        failed.set(cellId, { generationId: Infinity, reason: reason ?? UNKNOWN });
    return failed;
  }
}

const UNKNOWN = 'Its generation failed';

function planned(cell: WholeCell, names: Names): GeneratedCell[] {
  const column = names.column(cell.columnId);
  const plan =
    column && cellPlan({ columnType: column.type, columnRole: column.columnRole, attributes: cell.attributes });
  return plan ? [{ cell, plan }] : [];
}

const resultOf = (made: MadeGeneration | undefined) => (made?.status === 'completed' ? made : undefined);

/** Returns false for a cell without a prompt; a value that its own generation wrote is none. */
function hasOwnPrompt(cell: WholeCell, result: MadeGeneration | undefined): boolean {
  const prompt = promptOf(cell);
  if (prompt.trim() === '') return false;
  return prompt !== cell.value || result?.text?.slice(0, SHEET_LIMITS.cellValue) !== cell.value;
}
