import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Freezes a process with all that it has started: as if its host had vanished, no connection ends. Gives what thaws them. */
export async function freeze(pid: number): Promise<() => void> {
  const frozen = [pid];
  // The list grows while it is walked: what stands still starts nothing more.
  for (const process of frozen) {
    signal(process, 'SIGSTOP');
    while (moves(process)) await sleep(1);
    frozen.push(...childrenOf(process));
  }
  return () => frozen.forEach((process) => signal(process, 'SIGCONT'));
}

/** A thread goes on, and may answer, until it is its turn on a processor to learn that it stands still. */
function moves(pid: number): boolean {
  return unlessGone(() => readdirSync(`/proc/${pid}/task`), []).some((thread) => {
    const stat = unlessGone(() => readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8'), '');
    return /\) [RSD] /.test(stat);
  });
}

function childrenOf(pid: number): number[] {
  const children = unlessGone(() => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'), '');
  return children.split(' ').filter(Boolean).map(Number);
}

function signal(pid: number, name: NodeJS.Signals): void {
  unlessGone(() => process.kill(pid, name), false);
}

/** A process or thread may end at any time. */
function unlessGone<T>(ask: () => T, otherwise: T): T {
  try {
    return ask();
  } catch (error) {
    if (['ESRCH', 'ENOENT'].includes((error as NodeJS.ErrnoException).code!)) return otherwise;
    throw error;
  }
}
