import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 200;
const ANSWER_MS = 2_000;

/** Returns, for each origin, the maximum time in seconds between two of its answers while `act` runs. */
export async function maxSilences(origins: readonly string[], act: () => Promise<void>): Promise<number[]> {
  let isOver = false;
  const watch = async (origin: string): Promise<number> => {
    let [max, last] = [0, performance.now()];
    for (;;) {
      const answered = await answers(origin);
      const now = performance.now();
      if (answered || isOver) max = Math.max(max, now - last);
      if (answered) last = now;
      if (isOver) return max / 1_000;
      await sleep(PAUSE_MS);
    }
  };
  const watched = origins.map(watch);
  try {
    await act();
  } finally {
    isOver = true;
  }
  return Promise.all(watched);
}

async function answers(origin: string): Promise<boolean> {
  try {
    const answer = await fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(ANSWER_MS) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
