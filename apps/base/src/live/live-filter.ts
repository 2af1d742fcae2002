import type { PassingFrame } from './live-frame.js';

/** Selects the events that a reader wants; readers with the same key see the same. */
export class LiveFilter {
  readonly key: string;
  private readonly wanted: ReadonlySet<string> | undefined;

  /** `kinds` are kinds or things; all of them where absent. */
  constructor(
    private readonly agentId?: number,
    kinds?: readonly string[],
  ) {
    this.wanted = kinds && new Set(kinds);
    this.key = JSON.stringify([agentId, kinds?.toSorted()]);
  }

  matches({ kind, agentId }: PassingFrame): boolean {
    if (this.agentId !== undefined && agentId !== this.agentId) return false;
    return !this.wanted || this.wanted.has(kind) || this.wanted.has(kind.slice(0, kind.indexOf('.')));
  }
}
