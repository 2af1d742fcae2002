import { rmSync, writeFileSync } from 'node:fs';
import { MachineError, isAlive, startedAt } from '@reelsheet/native-servers';
import { readJson, writeJson } from './json-file.js';
import { pathIn } from '../settings.js';

/** Identifies the process that runs the fleet of a folder, and its control address. */
export interface SupervisorRecord {
  readonly pid: number;
  readonly startedAt: string | undefined;
  readonly control?: { readonly port: number; readonly token: string };
}

/** Returns the supervisor that runs the fleet of this folder, if any. */
export function runningSupervisor(dir: string): SupervisorRecord | undefined {
  const record = readJson<SupervisorRecord>(pathIn.supervisor(dir));
  return record && isAlive(record.pid) && startedAt(record.pid) === record.startedAt ? record : undefined;
}

/** Locks the folder for this process; fails with one line if another supervisor has the lock. */
export function takeLock(dir: string): void {
  const running = runningSupervisor(dir);
  if (running && running.pid !== process.pid) {
    throw new MachineError(`the fleet in ${dir} is already running (process ${running.pid})`);
  }
  rmSync(pathIn.supervisor(dir), { force: true });
  try {
    writeFileSync(pathIn.supervisor(dir), JSON.stringify(ownRecord()), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new MachineError(`the fleet in ${dir} is being started by another process`);
  }
}

export function announceControl(dir: string, control: SupervisorRecord['control']): void {
  writeJson(pathIn.supervisor(dir), { ...ownRecord(), control });
}

export function releaseLock(dir: string): void {
  rmSync(pathIn.supervisor(dir), { force: true });
}

function ownRecord(): SupervisorRecord {
  return { pid: process.pid, startedAt: startedAt(process.pid) };
}
