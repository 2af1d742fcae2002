import { setTimeout as sleep } from 'node:timers/promises';

const POLL_INTERVAL_MS = 700;
const MAX_MS = 15 * 60_000;

/** Polls until `isDone`; `seen` is called with every result. */
export async function poll<T>(
  read: () => Promise<T>,
  isDone: (state: T) => boolean,
  seen: (state: T) => void = () => undefined,
): Promise<T> {
  const deadline = Date.now() + MAX_MS;
  for (;;) {
    const state = await read();
    seen(state);
    if (isDone(state)) return state;
    if (Date.now() > deadline)
      throw new Error(`still not done after ${MAX_MS / 60_000} minutes: ${JSON.stringify(state)}`);
    await sleep(POLL_INTERVAL_MS);
  }
}
