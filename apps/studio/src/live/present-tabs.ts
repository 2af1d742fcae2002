import type { LiveEventView } from '@reelsheet/client';

/** A tab or another client of a member, and what it shows. */
export interface PresentTab {
  readonly key: string;
  readonly client: string;
  readonly userId: number;
  readonly sheetId: number | null;
  readonly cellId: number | null;
}

/** The clients of an organization that are present, as its stream reports. */
export class PresentTabs {
  private clients: readonly PresentTab[] = [];
  private readonly listeners = new Set<() => void>();

  readonly get = (): readonly PresentTab[] => this.clients;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Follows an event of the stream; others than those of presence change nothing. */
  note({ kind, user_id: userId, client_id: client, sheet_id, cell_id }: LiveEventView): void {
    // A new stream names everybody who is present after it is ready.
    if (kind === 'ready' || kind === 'resync') return this.set([]);
    if (userId === undefined || client === undefined) return;
    if (kind !== 'presence.updated' && kind !== 'presence.ended') return;
    const key = `${userId} ${client}`;
    const others = this.clients.filter((each) => each.key !== key);
    const now = { key, client, userId, sheetId: sheet_id ?? null, cellId: cell_id ?? null };
    this.set(kind === 'presence.ended' ? others : [...others, now]);
  }

  private set(clients: readonly PresentTab[]): void {
    if (clients.length === 0 && this.clients.length === 0) return;
    this.clients = clients;
    for (const listener of this.listeners) listener();
  }
}
