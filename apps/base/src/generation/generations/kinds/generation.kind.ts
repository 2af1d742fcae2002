import type { Micro } from '@reelsheet/kernel';
import type { JobContext } from '@reelsheet/platform-jobs';
import type { NamedVoice } from '../../../agents/voices/voice.js';
import type { LocalFile } from '../../../assets/media/media-store.js';
import type { NamedTexts } from '../../../sheets/prompts/prompt.js';
import type { SheetAttributes } from '../../../sheets/sheet/attributes.js';
import type { GenerationEntity } from '../generation.entity.js';
import type { GenerationType, KindInput } from '../generation.js';

/** The cell or layer that a generation is for. A generation without a sheet has neither row, value nor attributes. */
export interface GenerationTarget {
  /** The row whose columns the names in prompts refer to. */
  readonly row?: { readonly sheetId: number; readonly rowId: number | null };
  readonly value?: string;
  readonly attributes: SheetAttributes;
}

export interface KindRequest<Data> {
  readonly data: Data;
  readonly target: GenerationTarget;
  readonly agentId: number;
  /** The agent's own voice, where {@link GenerationKind.needsVoice} and the agent has one. */
  readonly voice?: NamedVoice;
  /**
   * Values of the names in prompts, where the caller has loaded them; otherwise they are read from the target's row.
   */
  readonly words?: NamedTexts;
}

/** A task at a vendor. */
export interface VendorTask {
  /** The vendor's name in the catalogue. */
  readonly provider: string;
  /** Our name for the task; set before it is submitted, so the vendor may not know it. */
  readonly submittedAs: string | null;
  /** The vendor's own id; null until the vendor has reported it. */
  readonly vendorTaskId: string | null;
}

/** One attempt of a worker at a generation. */
export interface GenerationAttempt<Input extends KindInput = KindInput> {
  /** The claimed job. Writes through it fail once another worker has claimed the job. */
  readonly context: JobContext<GenerationEntity>;
  /** The job's input, typed by its kind. */
  readonly input: Input;
  /** Temporary folder, deleted after the attempt. */
  readonly folder: string;
}

/** A request that was received at a task's callback address, with its body byte for byte. */
export interface ReceivedCallback {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Uint8Array;
}

/** A media file that does not exist yet. */
export interface ExpectedMedia {
  readonly objectType: 'image' | 'video' | 'audio';
  /** The minimum and the maximum length; 0 for images. */
  readonly seconds: readonly [min: number, max: number];
}

export interface KindResult {
  readonly state: 'completed';
  readonly cost: Micro;
  readonly result?: unknown;
  readonly files?: readonly LocalFile[];
}

/** The vendor is still working; the task is polled again after `pollAfterMs`. */
export interface KindWaiting {
  readonly state: 'waiting';
  /** Set when the vendor has just reported it. */
  readonly vendorTaskId?: string;
  readonly progress?: number;
  readonly pollAfterMs: number;
}

export type KindOutcome = KindResult | KindWaiting;

/**
 * One kind of generation: validates the request, estimates the price and runs the steps. Invalid requests throw a 422
 * that names `data.<field>`.
 */
export abstract class GenerationKind<Data extends object = object, Input extends KindInput = KindInput> {
  abstract readonly type: GenerationType;
  /** Accepted values of `generation_type`. */
  abstract readonly names: readonly string[];
  /** Class of `data` in the request body. */
  abstract readonly data: new () => Data;

  /** Returns true when {@link validate} falls back to the agent's own voice. */
  needsVoice(_data: Data): boolean {
    return false;
  }

  /** Returns the input of the job: everything that the request, the target and the catalogue decide. */
  abstract validate(request: KindRequest<Data>): Input | Promise<Input>;

  /** The model as the API shows it. */
  modelOf({ model }: Input): string {
    return model;
  }

  /**
   * Rejects an order that only the vendor knows to be invalid, where the vendor can be queried before it is accepted.
   */
  async admit(_input: Input, _agentId: number): Promise<void> {
    return undefined;
  }

  /** The account whose limits apply: the provider's, unless the agent's own account there is used. */
  accountOf({ served }: Input): string {
    return served.provider;
  }

  /** The price that is held when the job is accepted. */
  abstract estimate(input: Input): Micro;

  /** The price at least; less than the estimate where the result decides the price. */
  minimum(input: Input): Micro {
    return this.estimate(input);
  }

  /** Returns the media that the result will hold, for estimates of what is made of it; undefined for texts. */
  expects(_input: Input): ExpectedMedia | undefined {
    return undefined;
  }

  /** Runs one step of the job. Throws a ProviderError or a DomainError. */
  abstract run(attempt: GenerationAttempt<Input>): Promise<KindOutcome>;

  /**
   * Returns true when a vendor may have started the generation and may charge for it. No vendor was called before the
   * first attempt, nor in an attempt that still waits for its vendor slot.
   */
  mayBeAtVendor({ attempt, waiting }: Pick<GenerationEntity, 'attempt' | 'waiting' | 'submittedAs'>): boolean {
    return attempt > (waiting ? 1 : 0);
  }

  /** Cancels a task at its vendor. Returns false when the vendor goes on; its result can then still be collected. */
  async cancel(_task: VendorTask, _signal: AbortSignal): Promise<boolean> {
    return false;
  }

  /** Returns true when the vendor has ended a task. Throws a ProviderError when the vendor cannot report that. */
  async hasEnded(_task: VendorTask, _signal: AbortSignal): Promise<boolean> {
    return true;
  }

  /**
   * Returns the vendor's id of the task that a callback is about, or undefined when the callback cannot be the
   * vendor's. Throws a ProviderError when that cannot be verified at the moment.
   */
  async readCallback(_input: Input, _callback: ReceivedCallback): Promise<string | undefined> {
    return undefined;
  }
}
