import type { LiveEventView } from '@reelsheet/client';
import type { LiveState } from './live-connection.js';

/** A message between the pages of a browser. */
type PageMessage =
  | { readonly type: 'event'; readonly event: LiveEventView; readonly id: string | undefined }
  | { readonly type: 'state'; readonly state: LiveState }
  | { readonly type: 'joined' };

/** The part of a `BroadcastChannel` that the hub uses. */
export type PageChannel = Pick<BroadcastChannel, 'postMessage' | 'onmessage' | 'close'>;

interface HubOptions {
  readonly channel: PageChannel;
  /** Runs the work once no other page of the browser runs it, until the signal is aborted. */
  readonly whenLeading: (work: () => Promise<void>, signal: AbortSignal) => Promise<void>;
  /** Reads the stream after the last event until the signal is aborted. */
  readonly connect: (hub: LiveReader, lastId: string | undefined, signal: AbortSignal) => Promise<void>;
}

/** Receives what a connection reads. */
export interface LiveReader {
  receive(event: LiveEventView, id: string | undefined): void;
  change(state: LiveState): void;
}

/**
 * The live events of one organization in one page. Of all pages of a browser one reads the stream and gives the others
 * what it reads; when it is closed, the next one continues after the last event.
 */
export class LiveHub implements LiveReader {
  private readonly ended = new AbortController();
  private readonly eventListeners = new Set<(event: LiveEventView) => void>();
  private readonly stateListeners = new Set<() => void>();
  private lastId: string | undefined;
  private isLeading = false;
  private state: LiveState = 'connecting';

  constructor(private readonly options: HubOptions) {}

  start(): void {
    const { channel, whenLeading, connect } = this.options;
    channel.onmessage = ({ data }) => this.onMessage(data as PageMessage);
    channel.postMessage({ type: 'joined' } satisfies PageMessage);
    const { signal } = this.ended;
    const lead = async () => {
      this.isLeading = true;
      await connect(this, this.lastId, signal);
    };
    whenLeading(lead, signal).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  }

  stop(): void {
    this.ended.abort();
    this.options.channel.close();
  }

  readonly getState = (): LiveState => this.state;

  readonly subscribeState = (listener: () => void): (() => void) => {
    this.stateListeners.add(listener);
    return () => this.stateListeners.delete(listener);
  };

  readonly subscribe = (listener: (event: LiveEventView) => void): (() => void) => {
    this.eventListeners.add(listener);
    return () => this.eventListeners.delete(listener);
  };

  /** Resolves once the stream is live, or after a while without it. */
  async untilLive(maxMs: number): Promise<void> {
    if (this.state === 'live') return;
    await new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        unsubscribe();
        resolve();
      };
      const timer = setTimeout(end, maxMs);
      const unsubscribe = this.subscribeState(() => this.state === 'live' && end());
    });
  }

  receive(event: LiveEventView, id: string | undefined): void {
    this.share({ type: 'event', event, id });
    this.notify(event, id);
  }

  change(state: LiveState): void {
    this.share({ type: 'state', state });
    this.setState(state);
  }

  private onMessage(message: PageMessage): void {
    if (message.type === 'joined') {
      if (this.isLeading) this.share({ type: 'state', state: this.state });
    } else if (message.type === 'state') this.setState(message.state);
    else this.notify(message.event, message.id);
  }

  private share(message: PageMessage): void {
    if (!this.ended.signal.aborted) this.options.channel.postMessage(message);
  }

  private notify(event: LiveEventView, id: string | undefined): void {
    const isResumed = event.kind === 'ready' && this.lastId !== undefined;
    this.lastId = id ?? this.lastId;
    // A stream that continues after its last event has lost nothing.
    if (isResumed) return;
    for (const listener of this.eventListeners) listener(event);
  }

  private setState(state: LiveState): void {
    if (this.state === state) return;
    this.state = state;
    for (const listener of this.stateListeners) listener();
  }
}
