import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second in `/proc/<pid>/stat`. */
const TICKS_A_SECOND = 100;
const USER_TIME = 11;
const SYSTEM_TIME = 12;

const PARENT = 1;
/** Index of the user time of ended child processes. */
const ENDED_USER_TIME = 13;
const ENDED_SYSTEM_TIME = 14;

function statOf(pid: number): string[] {
  return fieldsOf(readFileSync(`/proc/${pid}/stat`, 'utf8'));
}

const fieldsOf = (stat: string) => stat.slice(stat.lastIndexOf(')') + 2).split(' ');

function seconds(stat: readonly string[], ...fields: readonly number[]): number {
  return fields.reduce((sum, field) => sum + Number(stat[field]), 0) / TICKS_A_SECOND;
}

/** Returns the seconds of processor time that all threads of the process have used. */
export function cpuSeconds(pid: number): number {
  return seconds(statOf(pid), USER_TIME, SYSTEM_TIME);
}

/** Returns the processor time of the running threads with that name. */
export function cpuSecondsOfThreads(pid: number, name: string): number {
  return readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => {
    const stat = orGone(() => readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8'));
    return stat?.includes(`(${name})`) ? sum + seconds(fieldsOf(stat), USER_TIME, SYSTEM_TIME) : sum;
  }, 0);
}

export function parentOf(pid: number): number {
  return Number(statOf(pid)[PARENT]);
}

/** Returns the seconds of processor time that its ended children had used. */
export function cpuSecondsOfEnded(pid: number): number {
  return seconds(statOf(pid), ENDED_USER_TIME, ENDED_SYSTEM_TIME);
}

/** Returns the seconds of processor time that the process and all its children have used, including ended ones. */
export function cpuSecondsOfTree(pid: number): number {
  const living = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && orGone(() => parentOf(Number(name))) === pid,
  );
  return living.reduce(
    (sum, child) => sum + (orGone(() => cpuSeconds(Number(child))) ?? 0),
    cpuSeconds(pid) + cpuSecondsOfEnded(pid),
  );
}

/** Returns undefined if the process has ended. */
function orGone<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/**
 * Returns the resident memory in MB. `own` is the proportional set size, in which shared memory is divided among its
 * processes.
 */
export function memory(pid: number): { readonly resident: number; readonly own: number } {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const megabytes = (name: string) => Number(new RegExp(`^${name}: +(\\d+) kB`, 'm').exec(rollup)![1]) / 1024;
  return { resident: megabytes('Rss'), own: megabytes('Pss') };
}
