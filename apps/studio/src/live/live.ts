import type { LiveEventView } from '@reelsheet/client';
import type { QueryClient } from '@tanstack/react-query';
import { installation } from '../api/services.js';
import { keys } from '../api/query-keys.js';
import { send, sessionStore } from '../session/session.js';
import { CoalescedReading } from './coalesced-reading.js';
import { invalidatedKeys } from './invalidated-keys.js';
import { LiveConnection, type LiveState } from './live-connection.js';
import { LiveHub, type LiveReader } from './live-hub.js';
import { PresentTabs } from './present-tabs.js';

const NAME = 'reelsheet.live';

let open: { readonly organizationId: number; readonly hub: LiveHub } | undefined;

/** The live events of the organization that is shown. */
export const liveHub = (): LiveHub | undefined => open?.hub;

/** The clients that are present in the organization that is shown. */
export const presentClients = new PresentTabs();

const stateListeners = new Set<() => void>();

/** State of the stream of the organization that is shown. */
export const liveState = (): LiveState => open?.hub.getState() ?? 'connecting';

export function subscribeLiveState(listener: () => void): () => void {
  stateListeners.add(listener);
  return () => stateListeners.delete(listener);
}

/** Listens to the organization that is shown, instead of the one before, and lets queries follow its events. */
export function openLive(organizationId: number, queries: QueryClient): LiveHub {
  if (open?.organizationId === organizationId) return open.hub;
  closeLive();
  const name = `${NAME}.${organizationId}`;
  const hub = new LiveHub({
    channel: new BroadcastChannel(name),
    whenLeading: (work, signal) => navigator.locks.request(name, { signal }, work),
    connect: (reader, lastId, signal) => connectionOf(organizationId, reader, lastId).run(signal),
  });
  open = { organizationId, hub };
  const reading = new CoalescedReading({
    read: (queryKey) => void queries.invalidateQueries({ queryKey }),
    schedule: (work, ms) => setTimeout(work, ms),
    now: Date.now,
  });
  hub.subscribe((event) => {
    presentClients.note(event);
    // Answers from before the stream may have changed in between.
    const isStart = event.kind === 'ready';
    const userId = sessionStore.get()?.user.id;
    reading.add(isStart ? [keys.organization(organizationId)] : invalidatedKeys(organizationId, event, userId));
  });
  hub.subscribeState(() => {
    for (const listener of stateListeners) listener();
  });
  hub.start();
  return hub;
}

/** Events of an organization for something that reads by itself. */
export interface LiveEvents {
  /** Calls the listener with each event, and with `ready` once nothing is missing any more. */
  subscribe(listener: (event: LiveEventView) => void): () => void;
}

/** The events of the organization that is shown; none of another one. */
export const organizationEvents = (organizationId: number): LiveEvents => ({
  subscribe: (listener) => {
    const hub = open?.organizationId === organizationId ? open.hub : undefined;
    if (!hub) return () => undefined;
    let isReady = false;
    const notifyReady = () => {
      if (isReady || hub.getState() !== 'live') return;
      isReady = true;
      listener({ kind: 'ready', agent_id: null, at: new Date().toISOString() });
    };
    const ends = [
      hub.subscribe((event) => {
        isReady ||= event.kind === 'ready';
        listener(event);
      }),
      hub.subscribeState(notifyReady),
    ];
    notifyReady();
    return () => ends.forEach((end) => end());
  },
});

export function closeLive(): void {
  open?.hub.stop();
  open = undefined;
}

function connectionOf(organizationId: number, reader: LiveReader, lastId: string | undefined): LiveConnection {
  const url = `${installation().addresses.base}/organizations/${organizationId}/events`;
  const openStream = (last: string | undefined, signal: AbortSignal) =>
    send(new Request(url, { headers: last === undefined ? {} : { 'Last-Event-ID': last }, signal }));
  return new LiveConnection(
    {
      open: openStream,
      onEvent: (event, id) => reader.receive(event, id),
      onState: (state) => reader.change(state),
      pause: untilOnline,
    },
    lastId,
  );
}

/** Waits for a time, until the browser is back online, or until the signal is aborted. */
function untilOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    addEventListener('online', end, { once: true, signal });
    signal.addEventListener('abort', end, { once: true });
  });
}
