import { Injectable } from '@nestjs/common';
import { DomainError, invalid, type Micro } from '@reelsheet/kernel';
import { ModelCatalog } from '@reelsheet/model-catalog';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { AgentVoiceReader } from '../../agents/agents/agent-voice/agent-voice.reader.js';
import type { NamedVoice } from '../../agents/voices/voice.js';
import { DependencyReader } from '../../sheets/dependencies/dependency.reader.js';
import { RowTextReader, type RowSelection } from '../../sheets/dependencies/row-text.reader.js';
import { promptOf, resolvePrompt, type NamedTexts } from '../../sheets/prompts/prompt.js';
import { itemNotFound } from '../../sheets/sheet/sheet.errors.js';
import { SheetReader } from '../../sheets/sheet/sheet.reader.js';
import { GenerationRequestService, type GenerationEstimate } from '../generations/generation-request.service.js';
import type { ExpectedMedia, GenerationTarget } from '../generations/kinds/generation.kind.js';
import { ESTIMATE_LIMITS } from './estimate-limits.js';
import { plannedCells, UNWRITTEN, type PlannedCell } from './row-estimate.js';

export interface EstimatedCell {
  readonly cellId: number;
  readonly generationType: string;
  readonly model: string;
  readonly estimate: Micro;
  /** The price at least. */
  readonly minimum: Micro;
  /** The media that the cell will hold, unless it is a text. */
  readonly expects?: ExpectedMedia;
}

export interface RejectedCell {
  readonly cellId: number;
  readonly reason: string;
}

export interface EstimateOptions {
  readonly withFollowers: boolean;
  /** Number of videos that the caller estimates along with the cells; they count towards the limit. */
  readonly videos?: number;
}

export interface Estimate {
  readonly cells: readonly EstimatedCell[];
  /** Cells that could not be generated, and why. */
  readonly rejected: readonly RejectedCell[];
}

/** Estimates what generating cells would hold. Holds nothing and sends no request to a vendor. */
@Injectable()
export class EstimateService {
  constructor(
    private readonly sheets: SheetReader,
    private readonly dependencies: DependencyReader,
    private readonly texts: RowTextReader,
    private readonly voices: AgentVoiceReader,
    private readonly generations: GenerationRequestService,
    private readonly catalog: ModelCatalog,
  ) {}

  /** Throws `not_found` for an id that does not belong to the sheet, and `validation_error` for too many cells. */
  async of(
    agent: Pick<AgentRecord, 'id'>,
    sheetId: number,
    selection: RowSelection,
    { videos = 0, ...options }: EstimateOptions = { withFollowers: true },
  ): Promise<Estimate> {
    await this.sheets.require({ agentId: agent.id, sheetId });
    const missing = await this.texts.missing(sheetId, selection);
    if (missing) throw itemNotFound(missing.kind, missing.id);
    const rows = await this.texts.rowsOf(sheetId, selection);
    const names = await this.dependencies.names(sheetId);
    const variables = await this.texts.variables(sheetId);
    const isSelected = isIn(selection);
    const voice = await this.voices.named(agent.id);
    const requireFewer = (count: number) => {
      if (count > ESTIMATE_LIMITS.cells)
        throw invalid('row_ids', `leaves more than ${ESTIMATE_LIMITS.cells} cells to generate; name fewer rows`);
    };
    requireFewer(videos);
    const rowsAtOnce = Math.max(1, Math.floor(ESTIMATE_LIMITS.cellsAtOnce / Math.max(1, names.columns.length)));
    const cells: EstimatedCell[] = [];
    const rejected: RejectedCell[] = [];
    for (let start = 0; start < rows.length; start += rowsAtOnce) {
      const read = await this.texts.cellsOf(sheetId, rows.slice(start, start + rowsAtOnce));
      for (const planned of plannedCells(read, names, variables, isSelected, options)) {
        requireFewer(videos + cells.length + rejected.length + 1);
        const estimate = await this.estimate(planned, agent.id, voice);
        if ('reason' in estimate) rejected.push(estimate);
        else cells.push(estimate);
      }
    }
    return { cells, rejected };
  }

  /** Uses the same code as orders, so that an order holds what was estimated. */
  private async estimate(
    { cell, plan, words, cycle }: PlannedCell,
    agentId: number,
    voice: NamedVoice | undefined,
  ): Promise<EstimatedCell | RejectedCell> {
    if (cycle !== undefined) return { cellId: cell.id, reason: `The cell depends on itself: ${cycle}` };
    try {
      const { generationType, data } = plan;
      const spoken = generationType === 'audio_generation' ? this.shortened(cell, words) : undefined;
      const request = { data, agentId, voice };
      const upper = await this.generations.estimate(generationType, {
        ...request,
        ...(spoken ? { target: spoken } : { target: cell, words }),
      });
      if (!spoken) return { cellId: cell.id, generationType, ...upper };
      const lower = await this.generations.estimate(generationType, {
        ...request,
        target: cell,
        words: minWords(words),
      });
      return { cellId: cell.id, generationType, ...upper, minimum: lower.minimum, expects: between(lower, upper) };
    } catch (error) {
      if (error instanceof DomainError) return { cellId: cell.id, reason: error.message };
      throw error;
    }
  }

  /**
   * Returns a target with the resolved text, cut to what the default model can speak, where the text contains one that
   * is not yet generated: the placeholder is longer than speech may be.
   */
  private shortened(cell: PlannedCell['cell'], words: PlannedCell['words']): GenerationTarget | undefined {
    const { speech } = this.catalog;
    const text = resolvePrompt(promptOf(cell), words, 'data.prompt');
    if (!text.includes(UNWRITTEN)) return undefined;
    const { prompt: _, ...attributes } = cell.attributes;
    return { attributes, value: text.slice(0, speech.find(speech.default)?.maxCharacters) };
  }
}

/** Returns the texts with a single character for each that is not yet generated. */
const minWords = (words: NamedTexts): NamedTexts =>
  new Map([...words].map(([name, text]) => [name, text === UNWRITTEN ? 'x' : text]));

/** Returns what a cell will hold that is made of a text of unknown length. */
function between(lower: GenerationEstimate, upper: GenerationEstimate): ExpectedMedia | undefined {
  if (!lower.expects || !upper.expects) return undefined;
  return { ...upper.expects, seconds: [lower.expects.seconds[0], upper.expects.seconds[1]] };
}

function isIn({ rowIds, columnIds, cellIds }: RowSelection) {
  const [rows, columns, cells] = [rowIds, columnIds, cellIds].map((ids) => ids && new Set(ids));
  return ({ id, rowId, columnId }: { id: number; rowId: number; columnId: number }) =>
    (rows?.has(rowId) ?? true) && (columns?.has(columnId) ?? true) && (cells?.has(id) ?? true);
}
