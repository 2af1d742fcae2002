import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import type { TrialRun } from '../trial.js';

const execute = promisify(execFile);
const BUILD_WITHIN_MS = 90 * 60_000;
const MAX_OUTPUT_BYTES = 64 * 2 ** 20;
/** Programs of every machine of namespaces and its images, each with the package of Debian that has it. */
const COMMON: Readonly<Record<string, string>> = {
  unshare: 'util-linux',
  nsenter: 'util-linux',
  ps: 'procps',
  tini: 'tini',
  ip: 'iproute2',
  iptables: 'iptables',
  openssl: 'openssl',
  buildah: 'buildah',
  podman: 'podman',
  go: 'golang-go',
};
/** Folders of programs of administrators, which the path of a user may lack. */
const ADMINISTRATION = ['/usr/sbin', '/sbin'];

/**
 * Throws with each missing program of every machine and of these, by their packages; also if this process may not make
 * a machine of namespaces.
 */
export function assertPrograms(packages: Readonly<Record<string, string>>): void {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...ADMINISTRATION];
  const isThere = (name: string) =>
    name.startsWith('/') ? existsSync(name) : folders.some((folder) => existsSync(join(folder, name)));
  const missing = Object.entries({ ...COMMON, ...packages }).filter(([name]) => !isThere(name));
  if (process.getuid?.() !== 0) throw new Error('this trial needs root');
  if (missing.length > 0)
    throw new Error(`missing: ${missing.map(([name, debian]) => `${name} (package ${debian})`).join(', ')}`);
}

/** Returns the text of a `go.mod`. */
export const moduleOf = (
  name: string,
  requirements: readonly string[],
  replacements: readonly string[] = [],
  go = '1.24.0',
): string =>
  [
    `module reelsheet.example/${name}`,
    `go ${go}`,
    ...requirements.map((each) => `require ${each}`),
    ...replacements.map((each) => `replace ${each}`),
    '',
  ].join('\n');

/** Builds programs by the `go.mod` of a folder; they need no library unless `settings` allow C. */
export async function goBuild(
  trial: TrialRun,
  cwd: string,
  args: readonly string[],
  settings: NodeJS.ProcessEnv = {},
): Promise<void> {
  trial.note(`go build ${args.at(-1)}, once for all runs`);
  const env = { ...process.env, GOFLAGS: '-buildvcs=false', CGO_ENABLED: '0', ...settings };
  const options = { cwd, env, timeout: BUILD_WITHIN_MS, maxBuffer: MAX_OUTPUT_BYTES };
  await execute('nice', ['-n', '10', 'go', 'build', '-trimpath', '-mod=mod', ...args], options);
}

/** A program that is built from one package of a released module. */
export interface ReleasedProgram {
  /** Name of the program and of its package below `cmd`. */
  readonly name: string;
  /** Path of the module. */
  readonly path: string;
  readonly version: string;
  /** Version of Go that the module needs. */
  readonly go: string;
}

/** Returns the path of a program below the folder `cache`, and builds it unless it is there. */
export async function builtRelease(trial: TrialRun, cache: string, program: ReleasedProgram): Promise<string> {
  const { name, path, version, go } = program;
  const folder = join(cache, `${name}-${version}`);
  const file = join(folder, name);
  if (existsSync(file)) return file;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'go.mod'), moduleOf(name, [`${path} ${version}`], [], go));
  await goBuild(trial, folder, ['-ldflags', '-s -w', '-o', file, `${path}/cmd/${name}`]);
  return file;
}
