import { execFileSync } from 'node:child_process';
import { cpus, loadavg, release, totalmem } from 'node:os';
import { findProgram } from '@reelsheet/native-servers';
import { ROOT } from '../support/spec-run.js';

/** Pages that a recording writes itself, so that they are no changes of what it measures. */
const RECORDED_PAGES = [':(top,exclude)docs/benchmarks.md', ':(top,exclude)docs/trials.md'];

/** Time, source, machine and load of a recorded run. */
export interface Circumstances {
  /** Date and time in UTC. */
  readonly time: string;
  readonly commit: string;
  /** True if the checkout has changes that no commit contains. */
  readonly hasChanges: boolean;
  readonly machine: string;
  readonly versions: string;
  /** Load of the machine before the run. */
  readonly load: string;
}

export function circumstances(): Circumstances {
  const cores = cpus();
  const versions = [
    `Node ${process.versions.node}`,
    firstLine('nats-server', '--version'),
    firstLine('ffmpeg', '-version').replace(/ Copyright.*/, ''),
  ];
  return {
    time: `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    commit: firstLine('git', 'rev-parse', '--short', 'HEAD'),
    hasChanges: firstLine('git', 'status', '--porcelain', '--', ':(top)', ...RECORDED_PAGES) !== '',
    machine: `${cores.length} × ${cores[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Linux ${release()}`,
    versions: versions.join(', '),
    load: loadavg()[0]!.toFixed(1),
  };
}

function firstLine(program: string, ...args: readonly string[]): string {
  const file = findProgram(program);
  if (!file) return `no ${program}`;
  return execFileSync(file, args, { cwd: ROOT, encoding: 'utf8' }).split('\n')[0]!.trim();
}
