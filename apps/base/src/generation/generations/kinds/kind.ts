import type { Micro } from '@reelsheet/kernel';
import type { Attributes } from '../../../sheets/sheet/attributes.js';
import type { LocalFile } from '../../../assets/media/media-store.js';
import type { GenerationType } from '../generation.js';
import type { NamedVoice } from '../../../agents/voices/voice.js';

/** The cell or layer that is filled; empty for a job of its own. */
export interface Target {
  readonly value?: string;
  readonly attributes: Attributes;
}

export interface KindRequest<Data> {
  readonly data: Data;
  readonly target: Target;
  /** Replaces each `{{name}}` by what it means at the target. Throws 422 that begins with `field`. */
  readonly resolve: (field: string, text: string) => Promise<string>;
  readonly agentId: number;
  /** The agent's own voice. */
  readonly voice: () => Promise<NamedVoice | undefined>;
}

/**
 * Who makes it and what that costs, as the catalogue had it when it was ordered: a catalogue that changes meanwhile
 * changes neither the vendor that has a task nor a price that was agreed.
 */
export interface Served<Provider extends string, Price> {
  readonly provider: Provider;
  readonly vendorModel: string;
  readonly price: Price;
}

/** What will be made. */
export interface KindInput {
  readonly model: string;
  readonly served: Served<string, unknown>;
}

/** A task as its vendor may know it. */
export interface VendorTask {
  /** The vendor, by its name in the catalogue. */
  readonly provider: string;
  /** Our name of it; set where a submit was at least intended. */
  readonly submittedAs: string | null;
  readonly vendorTaskId: string | null;
}

/** A job in the hands of a worker. */
export interface Work<Input> extends VendorTask {
  /** Unique for each round of each generation; what a vendor did under it once, it does not do again. */
  readonly key: string;
  readonly agentId: number;
  readonly input: Input;
  readonly attempt: number;
  /** Seconds since the round began, or since its task was submitted. */
  readonly age: number;
  /** Temporary, gone after the try. */
  readonly folder: string;
  /** Aborts when the job was stopped or taken by another worker. */
  readonly signal: AbortSignal;
  /** Where the vendor may tell of the task of that name; undefined where no vendor can reach us. */
  callbackUrl(submittedAs: string): string | undefined;
  /** Writes down, before the vendor hears of it, what the task will be called. False while the vendor has enough of the organization's. */
  intend(submittedAs: string): Promise<boolean>;
  /** Shows who watches what is there of a text so far. */
  readonly show: (soFar: string) => void;
  /** The vendor has no task under that name. */
  forget(): Promise<void>;
  /** Makes sure that the price is held. Throws `insufficient_credits_for_job`. */
  require(price: Micro): Promise<void>;
  /** Tells how far it is, from 0 to 1; it never falls. */
  progress(done: number): Promise<void>;
  /** Pieces of it that are done and paid for, whoever did them, by name. */
  kept(): Promise<ReadonlyMap<string, unknown>>;
  /** Keeps a piece, so that no other worker has it done again, and tells how far the whole is. */
  keep(name: string, piece: unknown, done: number): Promise<void>;
}

/** What somebody sent to a task's callback address, byte by byte. */
export interface ReceivedCallback {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Uint8Array;
}

export interface Completed {
  readonly state: 'completed';
  readonly cost: Micro;
  readonly result?: unknown;
  readonly files?: readonly LocalFile[];
}

/** The vendor goes on without us: it is checked again later. */
export interface Waiting {
  readonly state: 'waiting';
  /** Where the vendor told it just now. */
  readonly vendorTaskId?: string;
  readonly progress?: number;
  readonly checkAfterMs: number;
}

/** One kind of generation: what it takes, what it costs and how it is made. Refusals are thrown as 422 that names `data.<field>`. */
export abstract class GenerationKind<Data extends object = object, Input extends KindInput = KindInput> {
  abstract readonly type: GenerationType;
  /** Values of `generation_type` that mean it. */
  abstract readonly names: readonly string[];
  /** The shape of `data` on the wire. */
  abstract readonly data: new () => Data;

  /** What will be made, with everything decided that the request, the target and the catalogue decide. */
  abstract read(request: KindRequest<Data>): Input | Promise<Input>;
  /** As the job shows it. */
  modelOf({ model }: Input): string {
    return model;
  }

  /** Asked before an order is accepted: refuses what only a vendor knows to be wrong, where it can say so at once. */
  async admit(_input: Input, _agentId: number): Promise<void> {
    return undefined;
  }

  /** Whose limits it counts at: its provider, unless it uses an account of its agent's own there. */
  accountOf({ served }: Input): string {
    return served.provider;
  }

  /** Held when the job is accepted. */
  abstract estimate(input: Input): Micro;
  /** Throws a ProviderError or a DomainError. */
  abstract run(work: Work<Input>): Promise<Completed | Waiting>;

  /** Whether a vendor may have begun, and want to be paid: not before a worker took it, nor at a try that still waits for its turn. */
  mayBeAtVendor({ attempt, waiting }: VendorTask & { readonly attempt: number; readonly waiting: boolean }): boolean {
    return attempt > (waiting ? 1 : 0);
  }

  /** Ends a task at its vendor. False where that goes on all the same; what it makes is then there to be taken up. */
  async cancel(_task: VendorTask, _signal: AbortSignal): Promise<boolean> {
    return false;
  }

  /** The vendor's id of the task that a callback is about; undefined where it cannot be the vendor's. Throws a ProviderError where that cannot be told just now. */
  async readCallback(_input: Input, _callback: ReceivedCallback): Promise<string | undefined> {
    return undefined;
  }
}
