import { readFileSync } from 'node:fs';

/** Freezes a process with all that it has started: as if its host had vanished, no connection ends. Gives what thaws them. */
export function freeze(pid: number): () => void {
  const frozen = [pid];
  // The list grows while it is walked: what was just frozen can start nothing more.
  for (const process of frozen) {
    signal(process, 'SIGSTOP');
    frozen.push(...childrenOf(process));
  }
  return () => frozen.forEach((process) => signal(process, 'SIGCONT'));
}

function childrenOf(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return children.split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
