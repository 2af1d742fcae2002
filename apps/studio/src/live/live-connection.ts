import type { LiveEventView } from '@reelsheet/client';
import { readServerSentEvents } from '@reelsheet/client/server-sent-events';

export type LiveState = 'connecting' | 'live' | 'lost';

interface ConnectionOptions {
  /** Opens the stream after the last event that was read. */
  readonly open: (lastId: string | undefined, signal: AbortSignal) => Promise<Response>;
  readonly onEvent: (event: LiveEventView, id: string | undefined) => void;
  readonly onState: (state: LiveState) => void;
  /** Waits, or until the network is back. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Milliseconds of silence after which a connection counts as lost; the service gives a sign of life every 15 s. */
const MAX_SILENCE_MS = 40_000;
const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 20_000;

/** Reads the stream of an organization until it is aborted, and connects again when it ends. */
export class LiveConnection {
  constructor(
    private readonly options: ConnectionOptions,
    private lastId: string | undefined,
  ) {}

  async run(signal: AbortSignal): Promise<void> {
    const { onState, pause } = this.options;
    let delay = FIRST_DELAY_MS;
    onState('connecting');
    while (!signal.aborted) {
      const wasLive = await this.read(signal).catch(() => false);
      if (signal.aborted) return;
      delay = wasLive ? FIRST_DELAY_MS : Math.min(delay * 2, MAX_DELAY_MS);
      if (!wasLive) onState('lost');
      await pause(delay, signal);
    }
  }

  /** Reads one response to its end. Returns whether it has been live. */
  private async read(signal: AbortSignal): Promise<boolean> {
    const silence = new AbortController();
    const timer = () => setTimeout(() => silence.abort(), MAX_SILENCE_MS);
    let running = timer();
    let isLive = false as boolean;
    try {
      const response = await this.options.open(this.lastId, AbortSignal.any([signal, silence.signal]));
      if (!response.ok || !response.body) return false;
      const alive = () => {
        clearTimeout(running);
        running = timer();
        if (!isLive) this.options.onState('live');
        isLive = true;
      };
      for await (const { id, data } of readServerSentEvents(response.body, alive)) {
        this.lastId = id ?? this.lastId;
        if (data) this.options.onEvent(JSON.parse(data) as LiveEventView, id);
      }
    } catch (error) {
      if (!isLive) throw error;
    } finally {
      clearTimeout(running);
    }
    return isLive;
  }
}
