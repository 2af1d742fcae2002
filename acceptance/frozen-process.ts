import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Freezes a process and all its descendants as if their host had vanished: no connection is closed. Returns a function
 * that resumes them.
 */
export async function freeze(pid: number): Promise<() => void> {
  const frozen = [pid];
  // The list grows during the iteration; a stopped process starts no further ones.
  for (const process of frozen) {
    signal(process, 'SIGSTOP');
    while (moves(process)) await sleep(1);
    frozen.push(...childrenOf(process));
  }
  return () => frozen.forEach((process) => signal(process, 'SIGCONT'));
}

/** Returns true if a thread still runs, which is possible until the scheduler delivers the signal to it. */
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

/** Returns the fallback if the process or thread has ended. */
function unlessGone<T>(request: () => T, otherwise: T): T {
  try {
    return request();
  } catch (error) {
    if (['ESRCH', 'ENOENT'].includes((error as NodeJS.ErrnoException).code!)) return otherwise;
    throw error;
  }
}
