import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError, Notifier, type Clock } from '@reelsheet/kernel';
import type { Logger } from '@reelsheet/platform-telemetry';
import type { LiveEventRepository } from './live-event.repository.js';
import { heartbeatFrame, readyFrame, resyncFrame, toFrame, type LiveFrame } from './live-frame.js';
import { EVENT_PAGE, LIVE_POLL_MS, PASSING_INTERVAL_MS, MAX_GATHERING_MS, MAX_RECENT_EVENTS } from './live-limits.js';
import type { LiveNotifications } from './live-notifications.js';
import type { LiveStream } from './live-stream.js';
import { PassingEvents, presenceFrame } from './passing-events.js';
import { PresentClients } from './presence/present-clients.js';
import { RecentEvents } from './recent-events.js';

const BEAT_INTERVAL_MS = 1_000;
const PAUSE_AFTER_ERROR_MS = 1_000;
/** Time for which events are buffered per reader, so that many readers cost fewer writes. */
const GATHERING_MS_PER_READER = 0.3;

export interface FeedTools {
  readonly events: LiveEventRepository;
  readonly notifications: LiveNotifications;
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * The events of one organization at this replica: read once, when a notification comes, and sent to all readers. A
 * reader who is behind reads on its own until it has what the others have.
 */
export class LiveFeed {
  private readonly streams = new Set<LiveStream>();
  private recent = new RecentEvents(0);
  private readonly added = new Notifier();
  private isClosed = false;
  private readonly passing = new PassingEvents();
  private readonly present = new PresentClients();
  private stops: readonly (() => void)[] = [];
  private passingTimer?: NodeJS.Timeout;
  private heartbeat?: NodeJS.Timeout;
  /** The reads of the table, one after another. */
  private reading: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly organizationId: number,
    private readonly tools: FeedTools,
  ) {}

  get size(): number {
    return this.streams.size;
  }

  /** Listens before it reads, so that no event is missed in between. */
  async open(): Promise<void> {
    const { notifications, clock } = this.tools;
    const id = this.organizationId;
    this.stops = [
      notifications.onAdded(id, () => this.added.notify()),
      notifications.onProgress(id, (changed) => this.passing.progressed(changed, clock.now())),
      notifications.onPresent(id, (presence) => {
        if (this.present.update(presence, performance.now())) this.passing.appeared(presence, clock.now());
      }),
    ];
    const head = await this.tools.events.head(this.organizationId);
    const known = await this.page(head - MAX_RECENT_EVENTS, MAX_RECENT_EVENTS);
    this.recent = new RecentEvents(known[0] ? known[0].position - 1 : head);
    this.recent.add(known);
    this.heartbeat = setInterval(() => this.beat(), BEAT_INTERVAL_MS);
    this.passingTimer = setInterval(() => this.sendPassing(), PASSING_INTERVAL_MS);
    void this.run();
  }

  close(): void {
    this.isClosed = true;
    this.stops.forEach((stop) => stop());
    clearInterval(this.heartbeat);
    clearInterval(this.passingTimer);
    this.added.notify();
    for (const stream of this.streams) stream.end();
  }

  /** Sends from the given position, or from now on where there is none. */
  async join(stream: LiveStream, after: number | undefined): Promise<void> {
    // Another replica may have sent events that this one has not read.
    if (after !== undefined && after > this.recent.position) await this.queueRead(() => this.readNew());
    this.streams.add(stream);
    const { position } = this.recent;
    const at = this.tools.clock.now();
    if (after === undefined || after <= position) {
      const start = after ?? position;
      stream.advance(readyFrame(start, at), start);
    } else stream.advance(resyncFrame(position, at), position);
    const here = this.present.all.map((presence) => presenceFrame('presence.updated', presence, at));
    stream.sendPassing(here);
    stream.access.onChange(() => {
      stream.isToRepeat = stream.isCatchingUp;
      this.catchUp(stream);
    });
    this.catchUp(stream);
  }

  remove(stream: LiveStream): void {
    this.streams.delete(stream);
  }

  private async run(): Promise<void> {
    while (!this.isClosed) {
      await this.added.wait(LIVE_POLL_MS);
      if (this.isClosed) return;
      try {
        await this.queueRead(() => this.readNew());
        await sleep(Math.min(MAX_GATHERING_MS, this.streams.size * GATHERING_MS_PER_READER));
      } catch (err) {
        this.tools.logger.warn({ err, organizationId: this.organizationId }, 'live: reading failed, will be retried');
        await sleep(PAUSE_AFTER_ERROR_MS);
        this.added.notify();
      }
    }
  }

  private async readNew(): Promise<void> {
    for (let isMore = true; isMore && !this.isClosed;) {
      const frames = await this.page(this.recent.position, EVENT_PAGE);
      isMore = frames.length === EVENT_PAGE;
      if (frames.length === 0) return;
      this.recent.add(frames);
      this.deliver(frames);
    }
  }

  /** Readers with the same filter share what is written. */
  private deliver(frames: readonly LiveFrame[]): void {
    const written = new Map<string, Buffer>();
    const { position } = frames.at(-1)!;
    for (const stream of this.streams) {
      if (!stream.isFollowing || !stream.access.isCurrent) {
        this.catchUp(stream);
        continue;
      }
      const { filter } = stream;
      let bytes = written.get(filter.key);
      if (!bytes) {
        bytes = Buffer.concat(frames.filter((frame) => filter.matches(frame)).map((frame) => frame.bytes));
        written.set(filter.key, bytes);
      }
      stream.advance(bytes, position);
    }
  }

  /** Only to those who follow: it is of no use to others later. */
  private sendPassing(): void {
    const frames = this.passing.take();
    if (frames.length === 0) return;
    for (const stream of this.streams) if (stream.isFollowing && stream.access.isCurrent) stream.sendPassing(frames);
  }

  private beat(): void {
    for (const presence of this.present.expire(performance.now()))
      this.passing.disappeared(presence, this.tools.clock.now());
    const bytes = heartbeatFrame(this.recent.position);
    for (const stream of this.streams) {
      if (!stream.isBeatDue()) continue;
      if (stream.isFollowing && stream.access.isCurrent) stream.advance(bytes, stream.position);
      this.catchUp(stream);
    }
  }

  /** Checks the reader's access, then sends what the reader lacks; ends the stream of one without access. */
  private catchUp(stream: LiveStream): void {
    stream.isFollowing = false;
    if (stream.isCatchingUp) return;
    stream.isCatchingUp = true;
    void this.sendMissing(stream)
      .catch((err: unknown) => {
        if (!(err instanceof DomainError)) this.tools.logger.warn({ err }, 'live: a stream was ended');
        stream.end();
      })
      .finally(() => {
        stream.isCatchingUp = false;
        if (!stream.isToRepeat) return;
        stream.isToRepeat = false;
        this.catchUp(stream);
      });
  }

  private async sendMissing(stream: LiveStream): Promise<void> {
    do {
      const frames = await this.after(stream.position);
      await stream.access.check();
      if (!stream.isOpen) return;
      if (frames === undefined) {
        const { position } = this.recent;
        stream.advance(resyncFrame(position, this.tools.clock.now()), position);
      } else if (frames.length > 0) stream.send(frames);
      await stream.drained();
    } while (stream.position < this.recent.position);
    stream.isFollowing = stream.access.isCurrent;
  }

  /** The next events after a position; undefined where they are no longer kept. */
  private async after(position: number): Promise<readonly LiveFrame[] | undefined> {
    const recent = this.recent.after(position);
    if (recent) return recent;
    const frames = await this.queueRead(() => this.page(position, EVENT_PAGE));
    return frames[0]?.position === position + 1 ? frames : undefined;
  }

  private async page(position: number, limit: number): Promise<LiveFrame[]> {
    return (await this.tools.events.after(this.organizationId, position, limit)).map(toFrame);
  }

  /** One read at a time, so that many readers who are behind leave connections to the others. */
  private queueRead<T>(read: () => Promise<T>): Promise<T> {
    const queued = this.reading.then(read, read);
    this.reading = queued.catch(() => undefined);
    return queued;
  }
}
