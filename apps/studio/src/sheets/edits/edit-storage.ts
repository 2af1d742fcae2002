import { createStore, delMany, entries, set, setMany, type UseStore } from 'idb-keyval';
import type { Conflict, Edit } from './edit-queue.js';

/** Edits and conflicts of a sheet: edits that the server has not taken, and conflicts that nobody has resolved. */
export interface Stored {
  readonly edits: readonly Edit[];
  readonly conflicts: readonly Conflict[];
}

const PREFIX = 'edits';
const SEPARATOR = '/';

/**
 * The waiting edits of one sheet in the browser's database. Each edit is an entry of its own, so that a small edit
 * after a large paste writes little. Tabs do not share entries; a tab takes over those of tabs that were closed.
 */
export class EditStorage {
  private readonly store: UseStore = createStore('reelsheet-edits', 'waiting');
  private readonly tab = crypto.randomUUID();
  private closed?: () => void;

  constructor(private readonly sheet: string) {
    // The lock says that this tab lives; the browser releases it when the tab ends in whatever way.
    void navigator.locks.request(lockOf(this.tab), () => new Promise<void>((close) => (this.closed = close)));
  }

  async add(edit: Edit): Promise<void> {
    await set(this.keyOf(edit.key), edit, this.store);
  }

  /** Replaces edits, for instance by ones with fewer cells. */
  async replace(removed: readonly Edit[], added: readonly Edit[]): Promise<void> {
    await setMany(
      added.map((edit) => [this.keyOf(edit.key), edit]),
      this.store,
    );
    const remaining = new Set(added.map(({ key }) => key));
    const gone = removed.filter(({ key }) => !remaining.has(key)).map(({ key }) => this.keyOf(key));
    if (gone.length > 0) await delMany(gone, this.store);
  }

  async setConflicts(conflicts: readonly Conflict[]): Promise<void> {
    await set(this.keyOf(CONFLICTS), conflicts, this.store);
  }

  /** Takes over what closed tabs have left; of several tabs that open at the same time one does. */
  takeOver(): Promise<Stored> {
    return navigator.locks.request(TAKING_OVER, () => this.takeOverAlone());
  }

  private async takeOverAlone(): Promise<Stored> {
    const found = await this.ofClosedTabs();
    const edits: Edit[] = [];
    const conflicts: Conflict[] = [];
    for (const [key, value] of found) {
      if (key.endsWith(CONFLICTS)) conflicts.push(...(value as Conflict[]));
      else edits.push(value as Edit);
    }
    edits.sort((a, b) => (a.key < b.key ? -1 : 1));
    if (found.length === 0) return { edits, conflicts };
    await this.replace([], edits);
    await this.setConflicts(conflicts);
    await delMany(
      found.map(([key]) => key),
      this.store,
    );
    return { edits, conflicts };
  }

  close(): void {
    this.closed?.();
  }

  private async ofClosedTabs(): Promise<[string, unknown][]> {
    const all = await entries<string, unknown>(this.store);
    const own = all.filter(([key]) => key.startsWith([PREFIX, this.sheet, ''].join(SEPARATOR)));
    if (own.length === 0) return [];
    const { held = [] } = await navigator.locks.query();
    const living = new Set(held.map(({ name }) => name));
    return own.filter(([key]) => !living.has(lockOf(key.split(SEPARATOR)[2]!)));
  }

  private keyOf(key: string): string {
    return [PREFIX, this.sheet, this.tab, key].join(SEPARATOR);
  }
}

const CONFLICTS = 'conflicts';
const TAKING_OVER = 'reelsheet-edits-taking-over';

function lockOf(tab: string): string {
  return `reelsheet-edits-${tab}`;
}
