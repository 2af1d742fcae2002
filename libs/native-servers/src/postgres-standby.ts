import { execFileSync } from 'node:child_process';
import { appendFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOOPBACK } from './ports.js';

interface Standby {
  /** Folder of the data of the primary, which must not run. */
  readonly from: string;
  readonly to: string;
  readonly port: number;
  readonly superuserPassword: string;
}

/** Copies a cluster to another folder with its owner, where it follows the original once both run. */
export function copyAsStandby({ from, to, port, superuserPassword }: Standby): void {
  const unfinished = `${to}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  execFileSync('cp', ['-a', from, unfinished]);
  // The configuration exists and keeps its owner; the signal is only looked for.
  const primary = `host=${LOOPBACK} port=${port} user=postgres password=${superuserPassword} application_name=standby`;
  appendFileSync(join(unfinished, 'postgresql.auto.conf'), `primary_conninfo = '${primary}'\n`);
  execFileSync('cp', ['-a', join(unfinished, 'PG_VERSION'), join(unfinished, 'standby.signal')]);
  writeFileSync(join(unfinished, 'standby.signal'), '');
  renameSync(unfinished, to);
}
