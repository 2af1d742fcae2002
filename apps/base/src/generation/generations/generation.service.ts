import { Injectable } from '@nestjs/common';
import { DomainError, type Micro } from '@reelsheet/kernel';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { hasEnded, Jobs } from '@reelsheet/platform-jobs';
import type { DeletedScope } from '../../agents/agents/agent-hooks.js';
import { AgentVoiceReader } from '../../agents/agents/agent-voice.reader.js';
import { CellReader } from '../../sheets/cells/cell.reader.js';
import { SheetReader } from '../../sheets/sheet/sheet.reader.js';
import { promptOf } from '../../sheets/prompts/prompt.js';
import { PromptResolver } from '../../sheets/prompts/prompt-resolver.js';
import { GenerationErrors, generationNotFound } from './generation.errors.js';
import { GENERATION } from './generation.job.js';
import type { GenerationType } from './generation.js';
import { GenerationRepository, type Output, type Generation } from './generation.repository.js';
import type { GenerationKind, KindInput, KindRequest, Target } from './kinds/kind.js';
import { GenerationKinds, readData } from './kinds/kinds.js';
import { VendorTasks } from './vendors/vendor-tasks.js';

export interface Order {
  readonly agent: Pick<AgentRecord, 'id' | 'organizationId'>;
  readonly generationType: string;
  /** As the wire has it; its kind knows its shape. */
  readonly data: object;
}

/** The cell that is filled, or one of its layers. */
export interface CellOrder extends Order {
  readonly sheetId: number;
  readonly cellId: number;
  readonly layerId?: number;
}

/** A generation that was ordered, and what is held for it. */
export interface Ordered {
  readonly id: number;
  readonly estimate: Micro;
}

interface Place extends Target {
  readonly sheetId: number | null;
  readonly cellId: number | null;
  readonly layerId: number | null;
  readonly rowId: number | null;
}

export interface Price {
  readonly model: string;
  readonly estimate: Micro;
}

export interface GenerationWithOutputs extends Generation {
  readonly outputs: readonly Output[];
}

const NOWHERE: Place = { sheetId: null, cellId: null, layerId: null, rowId: null, attributes: {} };

/** Takes orders for generations, and lets who ordered them watch, stop and continue them. */
@Injectable()
export class GenerationService {
  constructor(
    private readonly generations: GenerationRepository,
    private readonly kinds: GenerationKinds,
    private readonly sheets: SheetReader,
    private readonly cells: CellReader,
    private readonly prompts: PromptResolver,
    private readonly voices: AgentVoiceReader,
    private readonly jobs: Jobs,
    private readonly vendorTasks: VendorTasks,
    private readonly transaction: Transaction,
  ) {}

  /**
   * For a caller, who says what is asked for: the prompt of the cell or layer itself is for batches and automation.
   * Returns the generation's id. Throws 404 for a sheet, cell or layer that is missing, and `insufficient_credits_for_job`.
   */
  async fill(order: CellOrder): Promise<number> {
    const { kind, place } = await this.locate(order);
    const { prompt: _, ...card } = place.attributes;
    const input = await this.read(kind, order, { ...place, value: undefined, attributes: card });
    return (await this.accept(kind, order, place, input)).id;
  }

  /** As {@link fill}; what the order leaves open, the cell's own prompt says. */
  async order(order: CellOrder): Promise<Ordered>;
  /** Undefined, and nothing ordered, where the cell's latest generation has or will have the same made, or a text that its prompt names is still to be written. */
  async order(order: CellOrder, options: { readonly unlessSame: boolean }): Promise<Ordered | undefined>;
  async order(order: CellOrder, { unlessSame = false } = {}): Promise<Ordered | undefined> {
    const { kind, place } = await this.locate(order);
    if (
      unlessSame &&
      (await this.prompts.namesEmptyText({ sheetId: order.sheetId, rowId: place.rowId }, promptOf(place)))
    )
      return undefined;
    const input = await this.read(kind, order, place);
    if (unlessSame && (await this.generations.hasAsked(order.cellId, kind.type, input))) return undefined;
    return this.accept(kind, order, place, input);
  }

  /** One that belongs to no sheet. Returns its id. */
  async orderAlone(
    agent: AgentRecord,
    generationType: Extract<GenerationType, 'transcription' | 'voice_preview'>,
    data: object,
  ): Promise<number> {
    const order = { agent, data, generationType };
    const kind = this.kinds.of(generationType);
    return (await this.accept(kind, order, NOWHERE, await this.read(kind, order, NOWHERE))).id;
  }

  /** What an order would hold, were its names and voice what the request says. Nothing is ordered. */
  async price(generationType: string, request: KindRequest<object>): Promise<Price> {
    const kind = this.kinds.named(generationType);
    const input = await kind.read({ ...request, data: readData(kind, request.data) });
    return { model: kind.modelOf(input), estimate: kind.estimate(input) };
  }

  async get(id: number): Promise<GenerationWithOutputs> {
    const generation = await this.generations.find(id);
    if (!generation) throw generationNotFound();
    return { ...generation, outputs: await this.generations.outputsOf(id) };
  }

  /** Gives the held credits back; stopping it again changes nothing. */
  async stop(id: number): Promise<GenerationWithOutputs> {
    const stopped = await this.transaction.run(async () => (await this.end(id)) && this.get(id));
    const generation = stopped ?? (await this.get(id));
    if (generation.status === 'stopped') return generation;
    if (hasEnded(generation.status)) throw new DomainError(GenerationErrors.cannotBeStopped);
    // Somebody continued it between the two; how often they can is bounded.
    return this.stop(id);
  }

  /**
   * Holds the estimate again. What a vendor still has of it is taken up, all else begins anew. Throws
   * `insufficient_credits_for_job`, `too_many_rounds`, `too_much_uncollected_work`, and `validation_error` where its place is gone.
   */
  async continue(id: number): Promise<GenerationWithOutputs> {
    return this.transaction.run(async () => {
      const continued = await this.jobs.continue(GENERATION, id);
      if (!continued) throw new DomainError(GenerationErrors.notStopped);
      if (await this.generations.isAbandoned(id)) throw new DomainError(GenerationErrors.abandoned);
      await this.vendorTasks.resume(continued);
      return this.get(id);
    });
  }

  /** Stops up to `most` of those that an organization has open; gives how many they were. */
  async stopSome(organizationId: number, most: number): Promise<number> {
    return this.endAll(await this.generations.openOf(organizationId, most));
  }

  /** As {@link stopSome}, of those whose agent, cell or layer is gone. */
  async stopAbandoned(bereft: DeletedScope, most: number): Promise<number> {
    return this.endAll(await this.generations.openAbandoned(bereft, most));
  }

  /** Calls `wake` when something on it moved, with its text so far where that is all, until the returned function is called. */
  watch(id: number, wake: (soFar: string) => void): () => void {
    return this.jobs.watch(GENERATION, id, wake);
  }

  private async endAll(ids: readonly number[]): Promise<number> {
    for (const id of ids) await this.end(id);
    return ids.length;
  }

  /** Stops it; undefined where it has ended already. */
  end(id: number): Promise<Generation | undefined> {
    return this.transaction.run(async () => {
      const ended = await this.jobs.stop(GENERATION, id);
      if (ended) await this.vendorTasks.leave(ended);
      return ended;
    });
  }

  /** What will be made. */
  private async read(kind: GenerationKind, { agent, data }: Order, place: Place): Promise<KindInput> {
    const resolve = (field: string, text: string) => this.resolve(place, field, text);
    const voice = () => this.voices.named(agent.id);
    return kind.read({ data: readData(kind, data), target: place, resolve, agentId: agent.id, voice });
  }

  private async accept(kind: GenerationKind, { agent }: Order, place: Place, input: KindInput): Promise<Ordered> {
    const { sheetId, cellId, layerId } = place;
    const estimate = kind.estimate(input);
    await kind.admit(input, agent.id);
    await this.vendorTasks.requireCollected(agent.organizationId);
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
    });
    return { id, estimate };
  }

  private async locate(order: CellOrder): Promise<{ kind: GenerationKind; place: Place }> {
    const kind = this.kinds.named(order.generationType);
    await this.sheets.require({ agentId: order.agent.id, sheetId: order.sheetId });
    return { kind, place: await this.placeOf(order) };
  }

  private async placeOf({ sheetId, cellId, layerId }: CellOrder): Promise<Place> {
    if (layerId === undefined) {
      const { rowId, value, attributes } = await this.cells.requireCell(sheetId, cellId);
      return { sheetId, cellId, layerId: null, rowId, value, attributes };
    }
    const { rowId, attributes } = await this.cells.requireLayer(sheetId, cellId, layerId);
    return { sheetId, cellId, layerId, rowId, attributes };
  }

  private async resolve({ sheetId, rowId }: Place, field: string, text: string): Promise<string> {
    if (sheetId === null) return text;
    return (await this.prompts.resolve({ sheetId, rowId }, { [field]: text }))[field]!;
  }
}
