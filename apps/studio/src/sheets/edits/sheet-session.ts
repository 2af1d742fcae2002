import { BatchFollowing } from '../data/batch-following.js';
import { MarkReading } from '../data/cell-marks.js';
import type { LiveEvents } from '../../live/live.js';
import { Observable } from '../data/observable.js';
import { RequestError } from '../data/request-error.js';
import { RowReading } from '../data/row-details.js';
import { SheetApi, type BaseClient } from '../data/sheet-api.js';
import { SheetFollower } from '../data/sheet-follower.js';
import { SheetReading } from '../data/sheet-reading.js';
import { WorkLoop } from '../data/work-loop.js';
import { EditSender } from './edit-sender.js';
import { EditStorage } from './edit-storage.js';
import { Structure } from './structure.js';
import type { UndoStep } from './undo-history.js';
import { Undoing } from './undoing.js';

export interface SessionOptions {
  readonly client: BaseClient;
  readonly live: LiveEvents;
  readonly organizationId: number;
  /** The person whose edits are stored: another one in the same browser neither sees nor sends them. */
  readonly owner: string;
  readonly agentId: number | string;
  readonly sheetId: number;
}

/** Status of a sheet that does not exist, is in the trash, or belongs to others. */
const NOT_FOUND = 404;

/** A message about an act. */
export interface SheetNotice {
  readonly text: string;
  readonly kind: 'positive' | 'danger';
  /** The step that the message offers to undo. */
  readonly step?: UndoStep;
}

/** Everything about one open sheet. It goes on sending after its page was left. */
export class SheetSession {
  readonly api: SheetApi;
  readonly loop = new WorkLoop();
  readonly reading: SheetReading;
  readonly sender: EditSender;
  readonly undoing: Undoing;
  readonly structure: Structure;
  readonly marks: MarkReading;
  readonly follower: SheetFollower;
  readonly batches: BatchFollowing;
  readonly row: RowReading;
  /** Texts while they are written, by cell. */
  readonly streamed = new Observable<ReadonlyMap<number, string>>(new Map());
  /** The message of the last act, until the page shows it. */
  readonly notice = new Observable<SheetNotice | undefined>(undefined);
  private readonly storage: EditStorage;

  constructor(readonly options: SessionOptions) {
    const { client, owner, agentId, sheetId } = options;
    this.api = new SheetApi(client, sheetId, agentId);
    this.storage = new EditStorage(`${owner}-${sheetId}`);
    this.reading = new SheetReading(this.api, (sheet, server) => this.sender.reconcile(sheet, server));
    this.sender = new EditSender(this.api, this.reading, this.loop, this.storage, this.report);
    this.undoing = new Undoing(this.api, this.reading, this.loop, this.sender, this.report);
    this.structure = new Structure(this.api, this.reading, this.loop, this.undoing, this.report);
    this.marks = new MarkReading(this.api);
    this.row = new RowReading(this.api);
    this.follower = new SheetFollower(this.reading, this.loop, ({ kind }) => {
      if (!kind.startsWith('row.') || this.marks.marks.get().size > 0) this.marks.refresh();
    });
    this.batches = new BatchFollowing(this.api, this.follower, () => {
      this.marks.refresh();
      this.follower.refresh();
    });
    globalThis.addEventListener('online', this.loop.wake);
    void this.open();
  }

  /** Follows changes while a page shows the sheet. */
  follow(): void {
    this.follower.start(this.options.live);
  }

  unfollow(): void {
    this.follower.stop();
  }

  close(): void {
    this.unfollow();
    this.marks.close();
    this.storage.close();
    globalThis.removeEventListener('online', this.loop.wake);
  }

  readonly report = (error: unknown): void => {
    const text = error instanceof RequestError ? error.message : String(error);
    this.notice.set({ text, kind: 'danger' });
  };

  readonly open = async (): Promise<void> => {
    this.reading.state.set({ phase: 'reading' });
    try {
      await this.sender.restore();
    } catch {
      // Edits wait in memory alone where the browser has no database, as in some private windows.
    }
    try {
      await this.loop.run(async () => {
        if (this.reading.state.get().phase !== 'complete') await this.reading.readAll();
      });
      this.marks.refresh();
      // The person who comes back to a sheet sees what is under way in it.
      this.batches.openRunning().catch(() => undefined);
    } catch (error) {
      const isMissing = error instanceof RequestError && error.status === NOT_FOUND;
      const sentence = error instanceof Error ? error.message : String(error);
      this.reading.state.set({ phase: 'failed', error: sentence, isMissing });
    }
  };
}
