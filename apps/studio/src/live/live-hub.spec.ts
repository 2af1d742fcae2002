import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { LiveEventView } from '@reelsheet/client';
import { LiveHub, type LiveReader, type PageChannel } from './live-hub.js';

const event = (kind: LiveEventView['kind'], id: number) => ({ kind, agent_id: null, at: '', id }) as LiveEventView;

/** Pages of one browser: a lock that one of them has, and messages between them. */
class Browser {
  private readonly channels = new Set<PageChannel>();
  private readonly waiting: (() => void)[] = [];
  private isTaken = false;
  readonly connections: { reader: LiveReader; lastId: string | undefined }[] = [];

  private onConnected: () => void = () => undefined;

  /** Waits until this many connections were opened. */
  async connected(count: number): Promise<void> {
    while (this.connections.length < count) await new Promise<void>((resolve) => (this.onConnected = resolve));
  }

  open(): { hub: LiveHub; kinds: string[] } {
    const hub = new LiveHub({
      channel: this.channel(),
      whenLeading: (work, signal) => this.lead(work, signal),
      connect: (reader, lastId, signal) => {
        this.connections.push({ reader, lastId });
        this.onConnected();
        return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
      },
    });
    const kinds: string[] = [];
    hub.subscribe(({ kind }) => kinds.push(kind));
    hub.start();
    return { hub, kinds };
  }

  private channel(): PageChannel {
    const channel: PageChannel = {
      onmessage: null,
      postMessage: (data: unknown) => {
        for (const other of this.channels)
          if (other !== channel) other.onmessage?.call(other as BroadcastChannel, { data } as MessageEvent);
      },
      close: () => this.channels.delete(channel),
    };
    this.channels.add(channel);
    return channel;
  }

  private async lead(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
    if (this.isTaken) await new Promise<void>((resolve) => this.waiting.push(resolve));
    if (signal.aborted) return;
    this.isTaken = true;
    await work();
    this.isTaken = false;
    this.waiting.shift()?.();
  }
}

let browser: Browser;
let opened: LiveHub[];
beforeEach(() => {
  browser = new Browser();
  opened = [];
});
afterEach(() => opened.forEach((hub) => hub.stop()));

function openPages(count: number) {
  const pages = Array.from({ length: count }, () => browser.open());
  opened.push(...pages.map(({ hub }) => hub));
  return pages;
}

it('one page reads for all', () => {
  const pages = openPages(3);
  expect(browser.connections).toHaveLength(1);
  browser.connections[0]!.reader.change('live');
  browser.connections[0]!.reader.receive(event('ready', 1), '1');
  browser.connections[0]!.reader.receive(event('sheet.updated', 2), '2');
  for (const { hub, kinds } of pages) expect([hub.getState(), kinds]).toEqual(['live', ['ready', 'sheet.updated']]);
});

it('a page that is opened later learns the state', () => {
  openPages(1);
  browser.connections[0]!.reader.change('live');
  expect(openPages(1)[0]!.hub.getState()).toBe('live');
});

it('the next page continues after the last event when the first is closed', async () => {
  const [first, second] = openPages(2);
  browser.connections[0]!.reader.receive(event('ready', 1), '1');
  browser.connections[0]!.reader.receive(event('sheet.updated', 7), '7');
  first!.hub.stop();
  await browser.connected(2);
  expect(browser.connections.map(({ lastId }) => lastId)).toEqual([undefined, '7']);
  browser.connections[1]!.reader.receive(event('ready', 7), '7');
  browser.connections[1]!.reader.receive(event('resync', 9), '9');
  expect(second!.kinds).toEqual(['ready', 'sheet.updated', 'resync']);
});

it('waits for the stream, but not for ever', async () => {
  const { hub } = openPages(1)[0]!;
  await hub.untilLive(1);
  expect(hub.getState()).toBe('connecting');
  const waiting = hub.untilLive(60_000);
  browser.connections[0]!.reader.change('live');
  await waiting;
  expect(hub.getState()).toBe('live');
});
