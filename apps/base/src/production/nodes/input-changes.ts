import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { Tasks } from '@reelsheet/platform-jobs';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { LRUCache } from 'lru-cache';
import type { CreatedSheets } from '../../sheets/sheet/sheet-hooks.js';
import { compareInputs } from './compare-inputs.js';
import { InputChangeRepository, type ChangedIds } from './input-change.repository.js';
import { NODE_LIMITS } from './node-limits.js';
import type { OwnedSheet } from './owned-sheet.js';

/** Shorter than the delay of the task, because the clocks of this process and of Postgres may differ. */
const NOT_DUE_MS = NODE_LIMITS.delayMs - NODE_LIMITS.clockToleranceMs;
const MAX_SCHEDULED = 10_000;
/** Minimum time between two statements that schedule the comparison of one sheet. */
const PAUSE_MS = 100;

/** Notes what changed in sheets, and schedules the comparison of their nodes. */
@Injectable()
export class InputChanges implements BeforeApplicationShutdown {
  /** Monotonic time by sheet until which its task is not due, so that it sees everything committed until then. */
  private readonly scheduled = new LRUCache<number, number>({ max: MAX_SCHEDULED });

  /** Sheets whose comparison was scheduled recently, with the sheet if it has changed since. */
  private readonly recent = new Map<number, OwnedSheet | undefined>();

  constructor(
    private readonly changes: InputChangeRepository,
    private readonly tasks: Tasks,
    private readonly clock: Clock,
    private readonly transaction: Transaction,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Call this in the transaction of the change. The comparison is scheduled after the commit, because a task that
   * several transactions schedule is locked by the first. When the process ends in between, the next change or read of
   * the sheet schedules it.
   */
  async note(sheet: OwnedSheet, changed: ChangedIds): Promise<void> {
    await this.changes.add(sheet.sheetId, changed);
    this.transaction.afterCommit(() => this.wake(sheet));
  }

  /** Schedules what the pauses would delay until the process has ended. */
  async beforeApplicationShutdown(): Promise<void> {
    const changed = [...this.recent.values()].filter((sheet) => sheet !== undefined);
    await Promise.all(changed.map((sheet) => this.tryToSchedule(sheet)));
  }

  /** Notes new sheets, whose comparison nobody else can schedule before they are committed. */
  async noteCreated({ organizationId, agentId, sheetIds }: CreatedSheets): Promise<void> {
    await this.changes.addSheets(sheetIds);
    const sheets = sheetIds.map((sheetId) => ({ agentId, sheetId }));
    await this.tasks.scheduleMany(compareInputs, sheets, {
      organizationId,
      notBefore: this.nextComparison(),
      key: ({ sheetId }) => String(sheetId),
    });
  }

  /**
   * A task that another change scheduled may begin at any time, so later changes schedule it again; those of one sheet
   * share a statement while the last one is recent.
   */
  private wake(sheet: OwnedSheet): void {
    const { sheetId } = sheet;
    if ((this.scheduled.get(sheetId) ?? 0) > performance.now()) return;
    const isRecent = this.recent.has(sheetId);
    this.recent.set(sheetId, isRecent ? sheet : undefined);
    if (isRecent) return;
    setTimeout(() => this.endPause(sheetId), PAUSE_MS).unref();
    void this.tryToSchedule(sheet);
  }

  private endPause(sheetId: number): void {
    const sheet = this.recent.get(sheetId);
    this.recent.delete(sheetId);
    if (sheet) this.wake(sheet);
  }

  private async tryToSchedule(sheet: OwnedSheet): Promise<void> {
    const { sheetId } = sheet;
    const until = performance.now() + NOT_DUE_MS;
    try {
      if (await this.schedule(sheet)) this.scheduled.set(sheetId, until);
    } catch (err) {
      this.logger.warn({ err, sheetId }, 'nodes: scheduling a comparison failed');
    }
  }

  /**
   * Schedules the comparison of what was noted, as work of the organization, so that it delays only its own tasks.
   * Returns false when one is due earlier.
   */
  async schedule({ organizationId, agentId, sheetId }: OwnedSheet): Promise<boolean> {
    const key = () => String(sheetId);
    const notBefore = this.nextComparison();
    return this.tasks.schedule(compareInputs, { agentId, sheetId }, { organizationId, notBefore, key });
  }

  private nextComparison(): Date {
    return new Date(this.clock.now().getTime() + NODE_LIMITS.delayMs);
  }
}
