import type { ServerResponse } from 'node:http';
import type { StreamAccess } from '@reelsheet/platform-auth';
import { ResponseStream } from '@reelsheet/platform-http';
import type { LiveFilter } from './live-filter.js';
import type { LiveFrame, PassingFrame } from './live-frame.js';
import { LIVE_HEARTBEAT_MS, MAX_DRAIN_MS, MAX_UNSENT_BYTES } from './live-limits.js';

/** The response to one reader. */
export class LiveStream extends ResponseStream {
  /** Position of the last event that was sent or did not match. */
  position = 0;
  /** True while the reader has everything that its feed has, and receives what comes next. */
  isFollowing = false;
  isCatchingUp = false;
  /** True if the access changed while it was being checked. */
  isToRepeat = false;
  /** Monotonic time of the next sign of life; those of many streams are spread. */
  private beatAt = performance.now() + (LIVE_HEARTBEAT_MS * (1 + Math.random())) / 2;

  constructor(
    raw: ServerResponse,
    readonly filter: LiveFilter,
    readonly access: StreamAccess,
  ) {
    super(raw, { maxUnsentBytes: MAX_UNSENT_BYTES, maxDrainMs: MAX_DRAIN_MS });
  }

  /** Sends what matches of these events. */
  send(frames: readonly LiveFrame[]): void {
    const bytes = frames.filter((frame) => this.filter.matches(frame)).map((frame) => frame.bytes);
    this.advance(Buffer.concat(bytes), frames.at(-1)!.position);
  }

  /** Sends what matches of events without a position. */
  sendPassing(frames: readonly PassingFrame[]): void {
    const bytes = frames.filter((frame) => this.filter.matches(frame)).map((frame) => frame.bytes);
    this.advance(Buffer.concat(bytes), this.position);
  }

  /** Writes bytes after which the reader has everything up to the position. Disconnects a reader who is too slow. */
  advance(bytes: Buffer, position: number): void {
    this.position = position;
    this.write(bytes);
  }

  /** Returns true once each time that a sign of life is due. */
  isBeatDue(): boolean {
    const now = performance.now();
    if (now < this.beatAt) return false;
    this.beatAt = now + LIVE_HEARTBEAT_MS;
    return true;
  }

  override end(): void {
    this.isFollowing = false;
    super.end();
  }
}
