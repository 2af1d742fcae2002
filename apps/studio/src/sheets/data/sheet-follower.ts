import type { JobStatus, LiveEventView } from '@reelsheet/client';
import type { LiveEvents } from '../../live/live.js';
import { Observable } from './observable.js';
import type { SheetReading } from './sheet-reading.js';
import type { WorkLoop } from './work-loop.js';

export interface GenerationProgress {
  readonly status: JobStatus;
  readonly progress: number;
}

/** Milliseconds for which events of the sheet are collected before one read. */
const SHEET_EVENT_MS = 60;
/** Milliseconds for which progress of unknown generations is collected; they may be of another sheet. */
const UNKNOWN_PROGRESS_MS = 1000;

/** Follows what others, automation and vendors change in a sheet. */
export class SheetFollower {
  /** The progress of generations that are under way, by id; renders have the negative of their id. */
  readonly progress = new Observable<ReadonlyMap<number, GenerationProgress>>(new Map());
  /** The last event of this sheet. */
  readonly changes = new Observable<LiveEventView | undefined>(undefined);
  private isReadQueued = false;
  private timer?: ReturnType<typeof setTimeout>;
  private end?: () => void;

  constructor(
    private readonly reading: SheetReading,
    private readonly loop: WorkLoop,
    private readonly changed: (event: LiveEventView) => void,
  ) {}

  start(live: LiveEvents): void {
    if (this.end) return;
    this.end = live.subscribe((event) => this.follow(event));
    if (this.reading.state.get().phase === 'complete') this.refresh();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.end?.();
    this.end = undefined;
  }

  /** Reads changes after everything that is queued now. */
  readonly refresh = (): void => {
    if (this.isReadQueued) return;
    this.isReadQueued = true;
    const read = async () => {
      this.isReadQueued = false;
      await this.reading.readChanges();
    };
    // An error, such as that of a deleted sheet, is shown by the next act of the person.
    this.loop.run(read).catch(() => undefined);
  };

  /** Reads changes a little later, once for all events until then. */
  private refreshSoon(ms: number): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.refresh();
    }, ms);
  }

  private follow(event: LiveEventView): void {
    if (event.kind === 'generation.progressed') return this.noteProgress(event, event.generation_id);
    if (event.kind === 'render.progressed')
      return this.noteProgress(event, event.render_job_id && -event.render_job_id);
    if (event.kind === 'ready' || event.kind === 'resync') return this.refresh();
    if (event.sheet_id !== this.reading.sheet.get()?.id) return;
    if (event.kind.startsWith('presence.')) return;
    this.changes.set(event);
    // Views are no content: nothing of the sheet has to be read again.
    if (event.kind === 'saved_view.changed') return;
    this.changed(event);
    const isKnown = event.sheet_version !== undefined && event.sheet_version <= this.reading.version;
    if (!isKnown) this.refreshSoon(SHEET_EVENT_MS);
  }

  /** GenerationProgress of an unknown generation means that one was started in this organization, here or elsewhere. */
  private noteProgress({ status, progress }: LiveEventView, id: number | undefined): void {
    if (id === undefined) return;
    // The event of its end follows, which makes the cell be read.
    if (status !== 'pending' && status !== 'processing') return this.forget(id);
    const isNew = !this.progress.get().has(id);
    this.progress.update((all) => new Map(all).set(id, { status: status, progress: progress ?? 0 }));
    if (isNew) this.refreshSoon(UNKNOWN_PROGRESS_MS);
  }

  private forget(generationId: number): void {
    if (!this.progress.get().has(generationId)) return;
    this.progress.update((all) => {
      const others = new Map(all);
      others.delete(generationId);
      return others;
    });
  }
}
