import { Injectable } from '@nestjs/common';
import { DomainError, invalid, type Micro } from '@reelsheet/kernel';
import { ModelCatalog } from '@reelsheet/model-catalog';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { AgentVoiceReader } from '../../agents/agents/agent-voice.reader.js';
import { DependencyReader } from '../../sheets/dependencies/dependency.reader.js';
import { RowTextReader, type Selection } from '../../sheets/dependencies/row-text.reader.js';
import { resolvePrompt } from '../../sheets/prompts/prompt.js';
import { itemNotFound } from '../../sheets/sheet/sheet.errors.js';
import { SheetReader } from '../../sheets/sheet/sheet.reader.js';
import { GenerationService } from '../generations/generation.service.js';
import type { KindRequest } from '../generations/kinds/kind.js';
import { ESTIMATE_LIMITS } from './estimate-limits.js';
import { makingsIn, UNWRITTEN, type Making } from './row-estimate.js';

export interface EstimatedCell {
  readonly cellId: number;
  readonly generationType: string;
  readonly model: string;
  readonly estimate: Micro;
}

export interface RefusedCell {
  readonly cellId: number;
  readonly reason: string;
}

export interface Estimate {
  readonly cells: readonly EstimatedCell[];
  /** Cells that could not be generated as they stand. */
  readonly refused: readonly RefusedCell[];
}

type Voice = KindRequest<object>['voice'];

/** Says what generating cells would hold. Nothing is held, and no vendor is asked. */
@Injectable()
export class EstimateService {
  constructor(
    private readonly sheets: SheetReader,
    private readonly dependencies: DependencyReader,
    private readonly texts: RowTextReader,
    private readonly voices: AgentVoiceReader,
    private readonly generations: GenerationService,
    private readonly catalog: ModelCatalog,
  ) {}

  /** Throws `not_found` for an id that is not the sheet's, and `validation_error` where there are too many cells. */
  async of(agent: AgentRecord, sheetId: number, selection: Selection): Promise<Estimate> {
    await this.sheets.require({ agentId: agent.id, sheetId });
    const missing = await this.texts.missing(sheetId, selection);
    if (missing) throw itemNotFound(missing.part, missing.id);
    const rows = await this.texts.rowsOf(sheetId, selection);
    const names = await this.dependencies.names(sheetId);
    const variables = await this.texts.variables(sheetId);
    const isAsked = isIn(selection);
    const voice = once(() => this.voices.named(agent.id));
    const rowsAtOnce = Math.max(1, Math.floor(ESTIMATE_LIMITS.cellsAtOnce / Math.max(1, names.columns.length)));
    const cells: EstimatedCell[] = [];
    const refused: RefusedCell[] = [];
    for (let at = 0; at < rows.length; at += rowsAtOnce) {
      const read = await this.texts.cellsOf(sheetId, rows.slice(at, at + rowsAtOnce));
      for (const making of makingsIn(read, names, variables, isAsked)) {
        if (cells.length + refused.length >= ESTIMATE_LIMITS.cells)
          throw invalid('row_ids', `leaves more than ${ESTIMATE_LIMITS.cells} cells to generate; name fewer rows`);
        const estimate = await this.estimate(making, agent.id, voice);
        if ('reason' in estimate) refused.push(estimate);
        else cells.push(estimate);
      }
    }
    return { cells, refused };
  }

  /** By the code that an order goes through, so that it is held what was said. */
  private async estimate(
    { cell, plan, words, cycle }: Making,
    agentId: number,
    voice: Voice,
  ): Promise<EstimatedCell | RefusedCell> {
    if (cycle !== undefined) return { cellId: cell.id, reason: `The cell depends on itself: ${cycle}` };
    const { speech } = this.catalog;
    const resolve = async (field: string, text: string) => {
      const resolved = resolvePrompt(text, words, field);
      const isSpoken = plan.generationType === 'audio_generation' && resolved.includes(UNWRITTEN);
      return isSpoken ? resolved.slice(0, speech.find(speech.default)?.maxCharacters) : resolved;
    };
    try {
      const { model, estimate } = await this.generations.price(plan.generationType, {
        data: plan.data,
        target: cell,
        resolve,
        agentId,
        voice,
      });
      return { cellId: cell.id, generationType: plan.generationType, model, estimate };
    } catch (error) {
      if (error instanceof DomainError) return { cellId: cell.id, reason: error.message };
      throw error;
    }
  }
}

function isIn({ rowIds, columnIds, cellIds }: Selection) {
  const [rows, columns, cells] = [rowIds, columnIds, cellIds].map((ids) => ids && new Set(ids));
  return ({ id, rowId, columnId }: { id: number; rowId: number; columnId: number }) =>
    (rows?.has(rowId) ?? true) && (columns?.has(columnId) ?? true) && (cells?.has(id) ?? true);
}

function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => (answer ??= ask());
}
