/** The agent and folder to which a file is uploaded. */
export interface UploadTarget {
  readonly organizationId: number;
  readonly agentId: number;
  readonly folderId: number | null;
}

export type UploadState =
  'waiting' | 'sending' | 'reconnecting' | 'paused' | 'interrupted' | 'finishing' | 'done' | 'failed';

/** An announced upload, as it survives a reload of the page. */
export interface AnnouncedUpload {
  readonly fingerprint: string;
  readonly name: string;
  readonly size: number;
  readonly target: UploadTarget;
  readonly url: string;
  readonly signedId: string;
  readonly expiresAt: string;
}

/** An upload as the page shows it. */
export interface ShownUpload {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly sent: number;
  readonly state: UploadState;
  readonly error?: string;
  readonly target: UploadTarget;
}

export interface SendingOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (sent: number) => void;
  readonly onWaiting: () => void;
}

/** The effects of the queue outside of itself. */
export interface UploadSteps {
  readonly announce: (file: File, target: UploadTarget) => Promise<Omit<AnnouncedUpload, 'fingerprint' | 'target'>>;
  readonly send: (url: string, file: File, options: SendingOptions) => Promise<void>;
  /** Makes a file of the library of the bytes. */
  readonly add: (upload: AnnouncedUpload) => Promise<void>;
  /** Ends an upload and frees its storage. */
  readonly end: (url: string) => Promise<void>;
  readonly describe: (error: unknown) => string;
  /** Returns whether the announcement cannot be used any more. */
  readonly isOver: (error: unknown) => boolean;
  readonly remembered: () => readonly AnnouncedUpload[];
  readonly remember: (uploads: readonly AnnouncedUpload[]) => void;
}

/** Uploads that send bytes at the same time. */
const AT_ONCE = 2;
const PENDING: readonly UploadState[] = ['sending', 'reconnecting', 'finishing'];

interface QueuedUpload extends ShownUpload {
  readonly file?: File;
  readonly announced?: AnnouncedUpload;
  readonly stop?: AbortController;
}

export const fingerprintOf = ({ name, size, lastModified }: File): string => `${name}|${size}|${lastModified}`;

/** Uploads of this tab, some of which an earlier page began. A few send at a time, in the order of their addition. */
export class UploadQueue {
  private entries: readonly QueuedUpload[];
  private shown: readonly ShownUpload[];
  private readonly listeners = new Set<() => void>();
  private count = 0;

  constructor(private readonly steps: UploadSteps) {
    this.entries = steps.remembered().map((announced) => this.entryOf(announced));
    this.shown = this.entries;
  }

  readonly uploads = (): readonly ShownUpload[] => this.shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Adds files; one whose upload was interrupted continues. */
  add(files: readonly File[], target: UploadTarget): void {
    for (const file of files) {
      const known = this.entries.find(
        ({ state, announced, target: { agentId } }) =>
          state === 'interrupted' && announced?.fingerprint === fingerprintOf(file) && agentId === target.agentId,
      );
      if (known) this.change(known.id, { state: 'waiting', file });
      else this.append({ name: file.name, size: file.size, sent: 0, state: 'waiting', target, file });
    }
    this.advance();
  }

  pause(id: string): void {
    const entry = this.entryAt(id);
    this.change(id, { state: 'paused' });
    entry?.stop?.abort();
    this.advance();
  }

  continue(id: string): void {
    this.change(id, { state: 'waiting' });
    this.advance();
  }

  /** Ends an upload, or removes one that has ended from the list. */
  remove(id: string): void {
    const entry = this.entryAt(id);
    entry?.stop?.abort();
    this.entries = this.entries.filter((each) => each.id !== id);
    if (entry?.announced && entry.state !== 'done') void this.steps.end(entry.announced.url).catch(() => undefined);
    this.changed();
    this.advance();
  }

  /** Ends and forgets all uploads, as when somebody signs out. */
  clear(): void {
    const { entries } = this;
    this.entries = [];
    for (const { stop, announced, state } of entries) {
      stop?.abort();
      if (announced && state !== 'done') void this.steps.end(announced.url).catch(() => undefined);
    }
    this.changed();
  }

  private advance(): void {
    const free = AT_ONCE - this.entries.filter(({ state }) => PENDING.includes(state)).length;
    for (const { id } of this.entries.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free)))
      void this.run(id);
  }

  private async run(id: string): Promise<void> {
    const { file, target, announced: known } = this.entryAt(id)!;
    if (!file) return this.change(id, { state: 'interrupted' });
    const stop = new AbortController();
    this.change(id, { state: 'sending', stop });
    try {
      const announced = known ?? {
        ...(await this.steps.announce(file, target)),
        target,
        fingerprint: fingerprintOf(file),
      };
      // A removed upload that was being announced is ended.
      if (!this.entryAt(id)) return await this.steps.end(announced.url);
      this.change(id, { announced });
      stop.signal.throwIfAborted();
      await this.steps.send(announced.url, file, {
        signal: stop.signal,
        onProgress: (sent) => this.change(id, { sent, state: 'sending' }, stop),
        onWaiting: () => this.change(id, { state: 'reconnecting' }, stop),
      });
      this.change(id, { state: 'finishing', sent: file.size }, stop);
      await this.steps.add(announced);
      this.change(id, { state: 'done' }, stop);
    } catch (error) {
      if (!stop.signal.aborted) this.fail(id, error);
    }
    this.advance();
  }

  /** A failed upload continues when it is tried again, or begins again if its announcement has ended. */
  private fail(id: string, error: unknown): void {
    this.entries = this.entries.map((entry) => {
      if (entry.id !== id) return entry;
      const { announced, ...rest } = entry;
      const retained = announced && !this.steps.isOver(error) ? { announced } : {};
      return { ...rest, ...retained, state: 'failed' as const, error: this.steps.describe(error) };
    });
    this.changed();
  }

  private entryOf(announced: AnnouncedUpload): QueuedUpload {
    const { name, size, target } = announced;
    return { id: this.nextId(), name, size, target, sent: 0, state: 'interrupted', announced };
  }

  private append(entry: Omit<QueuedUpload, 'id'>): void {
    this.entries = [...this.entries, { ...entry, id: this.nextId() }];
    this.changed();
  }

  /** Changes an entry, unless it was stopped since. */
  private change(id: string, changes: Partial<QueuedUpload>, stop?: AbortController): void {
    if (stop?.signal.aborted) return;
    this.entries = this.entries.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry));
    this.changed();
  }

  private changed(): void {
    this.shown = this.entries;
    const unfinished = this.entries.filter(({ state }) => state !== 'done');
    this.steps.remember(unfinished.flatMap(({ announced }) => announced ?? []));
    for (const listener of this.listeners) listener();
  }

  private entryAt(id: string): QueuedUpload | undefined {
    return this.entries.find((entry) => entry.id === id);
  }

  private nextId(): string {
    return String((this.count += 1));
  }
}
