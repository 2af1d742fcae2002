import { readFileSync } from 'node:fs';

/** Of `/proc/<pid>/stat`, in which Linux counts processor time by hundredths of a second. */
const TICKS_A_SECOND = 100;
const USER_TIME = 11;
const SYSTEM_TIME = 12;

/** Seconds of processor time that the process has taken, all its threads together. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME])) / TICKS_A_SECOND;
}

/** Resident memory in MB; `own` counts what several processes share in parts. */
export function memory(pid: number): { readonly resident: number; readonly own: number } {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const megabytes = (name: string) => Number(new RegExp(`^${name}: +(\\d+) kB`, 'm').exec(rollup)![1]) / 1024;
  return { resident: megabytes('Rss'), own: megabytes('Pss') };
}
