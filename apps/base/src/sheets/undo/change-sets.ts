import { AsyncLocalStorage } from 'node:async_hooks';
import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@reelsheet/kernel';
import { Tasks } from '@reelsheet/platform-jobs';
import { requestContext } from '@reelsheet/platform-telemetry';
import { TrashConfig } from '../../trash.config.js';
import { CHANGE_SET_LIMITS } from './change-set-limits.js';
import { ChangeSetRepository, type MovedItem } from './change-set.repository.js';
import type { ChangeSet } from './change-set.js';
import { trimChangeSets } from './trim-change-sets.js';

const MAX_ID = 2 ** 48 - 1;

const open = new AsyncLocalStorage<ChangeSet>();

/** Returns the open change of the sheet; writes of jobs belong to none. */
const openChangeSet = (sheetId: number): ChangeSet | undefined => {
  const set = open.getStore();
  return set?.sheetId === sheetId && set.isOpen ? set : undefined;
};

/** Runs changes so that what they write over is kept, by the triggers of the tables. */
@Injectable()
export class ChangeSets {
  constructor(
    private readonly repository: ChangeSetRepository,
    private readonly tasks: Tasks,
    private readonly config: TrashConfig,
  ) {}

  /** Runs `work` as one change, in the open transaction. Its first statement shares a round trip with the setting. */
  async run<T>(sheetId: number, work: () => Promise<T>): Promise<T> {
    const userId = requestContext.getStore()?.caller?.userId ?? null;
    const trashMs = Math.max(CHANGE_SET_LIMITS.retentionMs, this.config.TRASH_DAYS * DAY_MS);
    const set = { sheetId, id: randomInt(MAX_ID), userId, trashMs, root: null, isOpen: true };
    return open.run(set, async () => {
      const setting = this.repository.begin(set);
      const [result] = await Promise.all([work(), setting]);
      return result;
    });
  }

  /** Ends the open change of the sheet without a version, because it has changed nothing. */
  async drop(sheetId: number): Promise<void> {
    if (this.close(sheetId)) await this.repository.end();
  }

  /** Returns the open change of the sheet, if there is one, to be recorded by `recordChange`. */
  close(sheetId: number): ChangeSet | undefined {
    const set = openChangeSet(sheetId);
    if (set) set.isOpen = false;
    return set;
  }

  /** Notes that the open change undoes one with this root, or does it again. */
  noteUndone(sheetId: number, root: number): void {
    const set = openChangeSet(sheetId);
    if (set) set.root = root;
  }

  /** Notes the earlier positions of items that the open change has moved; those that others have shifted are none. */
  async noteMoved(sheetId: number, kind: string, moved: readonly MovedItem[]): Promise<void> {
    const set = openChangeSet(sheetId);
    if (set && moved.length > 0) await this.repository.insertMoved(set, kind, moved);
  }

  /** Schedules the removal of what is kept of changes beyond the limits, after the open transaction. */
  async scheduleTrim(organizationId: number, sheetId: number): Promise<void> {
    await this.tasks.schedule(trimChangeSets, { sheetId }, { organizationId, key: () => String(sheetId) });
  }
}
