import { MAX_PRESENT, PRESENCE_MS } from '../live-limits.js';
import type { Presence } from './presence.js';

interface Present extends Presence {
  /** Monotonic time. */
  readonly until: number;
}

/** The fields whose changes others see. */
const SHOWN = ['agentId', 'sheetId', 'cellId'] as const;

/** The clients that a replica knows to be present. They repeat it, and are removed when they do not. */
export class PresentClients {
  private readonly clients = new Map<string, Present>();

  get all(): readonly Presence[] {
    return [...this.clients.values()];
  }

  /** Returns true if others do not know that yet. */
  update(presence: Presence, now: number): boolean {
    const key = `${presence.userId} ${presence.client}`;
    const known = this.clients.get(key);
    if (!known && this.clients.size >= MAX_PRESENT) return false;
    this.clients.set(key, { ...presence, until: now + PRESENCE_MS });
    return SHOWN.some((field) => known?.[field] !== presence[field]);
  }

  /** Removes and returns those that have not repeated their presence in time. */
  expire(now: number): Presence[] {
    const gone = [...this.clients].filter(([, { until }]) => until <= now);
    for (const [key] of gone) this.clients.delete(key);
    return gone.map(([, presence]) => presence);
  }
}
