import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A killed process stays in the table until its parent, perhaps long gone itself, collects it. */
function isZombie(pid: number): boolean {
  return processField(pid, 0) === 'Z';
}

/**
 * When a process was started, in a unit of the system's own; tells a process from a later one with the same id.
 * Undefined where the system has no /proc or the process is gone.
 */
export function startedAt(pid: number): string | undefined {
  return processField(pid, 19);
}

/** Field of /proc/<pid>/stat, counted from the one after the command, which may itself hold spaces and brackets. */
function processField(pid: number, index: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[index];
  } catch {
    return undefined;
  }
}

/** Processes that work inside this folder; none where the system has no /proc. */
export function processesIn(folder: string): number[] {
  return processIds().filter((pid) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === folder;
    } catch {
      return false;
    }
  });
}

function processIds(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter((pid) => pid > 0);
  } catch {
    return [];
  }
}

/** Sends `signal`, waits up to `patience` ms, then kills. Resolves when the process is gone. */
export async function endProcess(pid: number, signal: NodeJS.Signals, patience: number): Promise<void> {
  const deadline = Date.now() + patience;
  send(pid, signal);
  while (isAlive(pid)) {
    if (Date.now() > deadline) send(pid, 'SIGKILL');
    await delay(20);
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
