import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Returns true if the process runs. It checks for a zombie first, because one that is collected between the two checks
 * has ended.
 */
export function isAlive(pid: number): boolean {
  try {
    return !isZombie(pid) && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * A killed process remains in the process table until its parent collects it, which may have ended
 * itself.
 */
function isZombie(pid: number): boolean {
  return processField(pid, 0) === 'Z';
}

/**
 * Returns the start time of a process as the system reports it, which distinguishes it from a later
 * one with the same id. Undefined if the process has ended.
 */
export function startedAt(pid: number): string | undefined {
  return process.platform === 'linux' ? processField(pid, 19) : listProcesses('-p', String(pid), '-o', 'lstart=')[0];
}

/**
 * Returns the processes with this environment variable and value, including their child processes, except this process.
 */
export function processesWithVariable(name: string, value: string): number[] {
  const variable = `${name}=${value}`;
  const found =
    process.platform === 'linux'
      ? processIds().filter((pid) => environmentOf(pid).includes(variable))
      : listProcesses('-axEww', '-o', 'pid=,command=')
          .filter((line) => line.split(' ').includes(variable))
          .map((line) => parseInt(line, 10));
  return found.filter((pid) => pid !== process.pid);
}

function environmentOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

/** Returns the lines of ps, for systems without /proc. */
function listProcesses(...args: string[]): string[] {
  try {
    return execFileSync('ps', args, { encoding: 'utf8' })
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  } catch {
    return [];
  }
}

/**
 * Returns a field of /proc/<pid>/stat, counted from the one after the command, which may contain spaces and brackets.
 */
function processField(pid: number, index: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[index];
  } catch {
    return undefined;
  }
}

/** Returns the processes whose working directory is in this folder; none on systems without /proc. */
export function processesIn(folder: string): number[] {
  return processIds().filter((pid) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === folder;
    } catch {
      return false;
    }
  });
}

/** Returns true if the process runs and its command line contains `text`. */
export function isRunning(pid: number, text: string): boolean {
  return listProcesses('-p', String(pid), '-o', 'command=').some((line) => line.includes(text));
}

function processIds(): number[] {
  try {
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0);
  } catch {
    return [];
  }
}

/** Sends `signal`, waits up to `timeout` ms, then kills. Resolves when the process has ended. */
export async function endProcess(pid: number, signal: NodeJS.Signals, timeout: number): Promise<void> {
  const deadline = Date.now() + timeout;
  sendSignal(pid, signal);
  while (isAlive(pid)) {
    if (Date.now() > deadline) sendSignal(pid, 'SIGKILL');
    await delay(20);
  }
}

/** Sends a signal to a process, which may have ended already. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
