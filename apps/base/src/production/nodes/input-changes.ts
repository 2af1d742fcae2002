import { Inject, Injectable } from '@nestjs/common';
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
const SCHEDULED = { max: 10_000, ttl: NODE_LIMITS.delayMs / 2 };

/** Notes what changed in sheets, and schedules the comparison of their nodes. */
@Injectable()
export class InputChanges {
  /** Sheets whose task is not due yet, so that it will see everything that was committed until now. */
  private readonly scheduled = new LRUCache<number, true>(SCHEDULED);

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

  private wake(sheet: OwnedSheet): void {
    if (this.scheduled.has(sheet.sheetId)) return;
    this.scheduled.set(sheet.sheetId, true);
    void this.schedule(sheet).catch((err: unknown) => {
      this.scheduled.delete(sheet.sheetId);
      this.logger.warn({ err, sheetId: sheet.sheetId }, 'nodes: scheduling a comparison failed');
    });
  }

  /** Schedules the comparison of what was noted, as work of the organization, so that it delays only its own tasks. */
  async schedule({ organizationId, agentId, sheetId }: OwnedSheet): Promise<void> {
    const key = () => String(sheetId);
    const notBefore = this.nextComparison();
    await this.tasks.schedule(compareInputs, { agentId, sheetId }, { organizationId, notBefore, key });
  }

  private nextComparison(): Date {
    return new Date(this.clock.now().getTime() + NODE_LIMITS.delayMs);
  }
}
