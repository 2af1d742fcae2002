import type { LiveFrame } from './live-frame.js';
import { MAX_RECENT_EVENTS } from './live-limits.js';

/** The newest events of an organization, without gaps. */
export class RecentEvents {
  private frames: LiveFrame[] = [];

  /** `last` is the position after which the events are. */
  constructor(private last: number) {}

  get position(): number {
    return this.last;
  }

  /** Throws where an event is missing in between. */
  add(frames: readonly LiveFrame[]): void {
    for (const frame of frames) {
      if (frame.position !== this.last + 1) throw new Error(`event ${frame.position} follows ${this.last}`);
      this.last = frame.position;
      this.frames.push(frame);
    }
    if (this.frames.length > MAX_RECENT_EVENTS * 2) this.frames = this.frames.slice(-MAX_RECENT_EVENTS);
  }

  /** The events after a position; undefined where they reach too far back. */
  after(position: number): readonly LiveFrame[] | undefined {
    const first = this.last - this.frames.length + 1;
    return position + 1 < first ? undefined : this.frames.slice(position + 1 - first);
  }
}
