import { Injectable } from '@nestjs/common';
import type { Micro } from '@reelsheet/kernel';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { Jobs, requireWithinLimit } from '@reelsheet/platform-jobs';
import { AgentVoiceReader } from '../../agents/agents/agent-voice/agent-voice.reader.js';
import { CellReader } from '../../sheets/cells/cell.reader.js';
import { promptOf } from '../../sheets/prompts/prompt.js';
import { PromptResolver } from '../../sheets/prompts/prompt-resolver.js';
import { SheetReader } from '../../sheets/sheet/sheet.reader.js';
import { changedInputs } from '../comparisons/comparison.js';
import { GENERATION } from './generation.job.js';
import type { GenerationType, KindInput } from './generation.js';
import { GenerationRepository } from './generation.repository.js';
import type { ExpectedMedia, GenerationKind, KindRequest, GenerationTarget } from './kinds/generation.kind.js';
import { GenerationKinds, readData } from './kinds/kinds.js';
import { VendorTasks } from './vendors/vendor-tasks.js';

export interface GenerationRequest {
  readonly agent: Pick<AgentRecord, 'id' | 'organizationId'>;
  readonly generationType: string;
  /** `data` of the request body; its kind defines the fields. */
  readonly data: object;
  /** Most that it may cost; any price when absent. */
  readonly maxCost?: Micro;
}

/** A request to generate the content of a cell, or of one of its layers. */
export interface CellGenerationRequest extends GenerationRequest {
  readonly sheetId: number;
  readonly cellId: number;
  readonly layerId?: number;
}

export interface EnqueueOptions {
  /**
   * Enqueues nothing when the cell's latest generation has the same input (`latest`), or when the selected one is made
   * of what the cell says (`selected`).
   */
  readonly unlessSame?: 'latest' | 'selected';
  readonly isEstimateBinding: boolean;
}

/** A generation that was enqueued, and the price that is held for it. */
export interface EnqueuedGeneration {
  readonly id: number;
  readonly estimate: Micro;
}

/** A target together with the ids that the job stores. */
interface JobTarget extends GenerationTarget {
  readonly sheetId: number | null;
  readonly cellId: number | null;
  readonly layerId: number | null;
  /** The selected generation of a cell, if any. */
  readonly selectedId?: number;
}

export interface GenerationEstimate {
  readonly model: string;
  readonly estimate: Micro;
  /** The price at least. */
  readonly minimum: Micro;
  /** The media that it will make, unless that is a text. */
  readonly expects?: ExpectedMedia;
}

/** The input of a generation, as its kind derives it. */
export interface DerivedInput {
  readonly type: GenerationType;
  readonly input: KindInput;
}

/** GenerationTarget of a generation that belongs to no sheet. */
const NO_SHEET: JobTarget = { sheetId: null, cellId: null, layerId: null, attributes: {} };

/** Enqueues generations and estimates their price. */
@Injectable()
export class GenerationRequestService {
  constructor(
    private readonly generations: GenerationRepository,
    private readonly kinds: GenerationKinds,
    private readonly sheets: SheetReader,
    private readonly cells: CellReader,
    private readonly prompts: PromptResolver,
    private readonly voices: AgentVoiceReader,
    private readonly jobs: Jobs,
    private readonly vendorTasks: VendorTasks,
  ) {}

  /**
   * Enqueues a generation for a caller of the API, who states the prompt: the cell's or layer's own prompt is only used
   * by batches and automation. Returns the generation's id. Throws 404 for a missing sheet, cell or layer,
   * `insufficient_credits_for_job`, and `cost_exceeds_limit`.
   */
  async enqueueForCaller(request: CellGenerationRequest): Promise<number> {
    const { kind, target } = await this.locate(request);
    const { prompt: _, ...attributes } = target.attributes;
    const input = await this.validate(kind, request, { ...target, value: undefined, attributes });
    return (await this.accept(kind, request, target, input)).id;
  }

  /** Works like {@link enqueueForCaller}, but falls back to the cell's or layer's own prompt. */
  async enqueue(request: CellGenerationRequest): Promise<EnqueuedGeneration>;
  /**
   * Enqueues nothing and returns undefined if `unlessSame` applies, and for `latest` also when a text that the prompt
   * names is not yet generated. With `isEstimateBinding` it may never cost more than its estimate, on which the limit
   * of a batch is based.
   */
  async enqueue(request: CellGenerationRequest, options: EnqueueOptions): Promise<EnqueuedGeneration | undefined>;
  async enqueue(
    request: CellGenerationRequest,
    { unlessSame, isEstimateBinding }: EnqueueOptions = { isEstimateBinding: false },
  ): Promise<EnqueuedGeneration | undefined> {
    const { kind, target } = await this.locate(request);
    const isLatest = unlessSame === 'latest';
    const { row } = target;
    if (isLatest && row && (await this.prompts.namesEmptyText(row, promptOf(target)))) return undefined;
    const input = await this.validate(kind, request, target);
    if (isLatest && (await this.generations.isLatestInput(request.cellId, kind.type, input))) return undefined;
    if (unlessSame === 'selected' && (await this.isSelected(target, { type: kind.type, input }))) return undefined;
    return this.accept(kind, request, target, input, isEstimateBinding);
  }

  /** Returns whether the selected generation of the cell was made of what the cell says. */
  private async isSelected({ selectedId }: JobTarget, { type, input }: DerivedInput): Promise<boolean> {
    const selected = selectedId === undefined ? null : await this.generations.find(selectedId);
    return (
      selected?.status === 'completed' &&
      selected.userJobType === type &&
      changedInputs(selected.input, input).length === 0
    );
  }

  /** Enqueues a generation that belongs to no sheet. Returns its id. */
  async enqueueWithoutSheet(
    agent: AgentRecord,
    generationType: Extract<GenerationType, 'transcription' | 'voice_preview'>,
    data: object,
    maxCost?: Micro,
  ): Promise<number> {
    const request = { agent, data, generationType, maxCost };
    const kind = this.kinds.of(generationType);
    const input = await this.validate(kind, request, NO_SHEET);
    return (await this.accept(kind, request, NO_SHEET, input)).id;
  }

  /** Returns what a generation would hold; nothing is enqueued. */
  async estimate(generationType: string, request: KindRequest<object>): Promise<GenerationEstimate> {
    const { kind, input } = await this.derive(generationType, request);
    return {
      model: kind.modelOf(input),
      estimate: kind.estimate(input),
      minimum: kind.minimum(input),
      expects: kind.expects(input),
    };
  }

  /** Returns what a generation would be made of; nothing is enqueued. */
  async inputOf(generationType: string, request: KindRequest<object>): Promise<DerivedInput> {
    const { kind, input } = await this.derive(generationType, request);
    return { type: kind.type, input };
  }

  private async derive(generationType: string, request: KindRequest<object>) {
    const kind = this.kinds.named(generationType);
    return { kind, input: await kind.validate({ ...request, data: readData(kind, request.data) }) };
  }

  private async validate(kind: GenerationKind, request: GenerationRequest, target: JobTarget): Promise<KindInput> {
    const { agent } = request;
    const data = readData(kind, request.data);
    const voice = kind.needsVoice(data) ? await this.voices.named(agent.id) : undefined;
    return kind.validate({ data, target, agentId: agent.id, voice });
  }

  private async accept(
    kind: GenerationKind,
    { agent, maxCost }: GenerationRequest,
    target: JobTarget,
    input: KindInput,
    isEstimateBinding = false,
  ): Promise<EnqueuedGeneration> {
    const { sheetId, cellId, layerId } = target;
    const estimate = kind.estimate(input);
    requireWithinLimit(estimate, maxCost);
    await kind.admit(input, agent.id);
    await this.vendorTasks.requireCollected(agent.organizationId, kind.type);
    const { id } = await this.jobs.enqueue(GENERATION, {
      organizationId: agent.organizationId,
      agentId: agent.id,
      sheetId,
      cellId,
      layerId,
      userJobType: kind.type,
      input,
      model: kind.modelOf(input),
      estimate,
      maxCost: isEstimateBinding ? estimate : maxCost,
    });
    return { id, estimate };
  }

  private async locate(request: CellGenerationRequest): Promise<{ kind: GenerationKind; target: JobTarget }> {
    const kind = this.kinds.named(request.generationType);
    await this.sheets.require({ agentId: request.agent.id, sheetId: request.sheetId });
    return { kind, target: await this.targetOf(request) };
  }

  private async targetOf({ sheetId, cellId, layerId }: CellGenerationRequest): Promise<JobTarget> {
    if (layerId === undefined) {
      const { rowId, value, attributes, defaultGenerationId } = await this.cells.requireCell(sheetId, cellId);
      const selectedId = defaultGenerationId ?? undefined;
      return { sheetId, cellId, layerId: null, selectedId, row: { sheetId, rowId }, value, attributes };
    }
    const { rowId, attributes } = await this.cells.requireLayer(sheetId, cellId, layerId);
    return { sheetId, cellId, layerId, row: { sheetId, rowId }, attributes };
  }
}
