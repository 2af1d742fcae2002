import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '@reelsheet/native-servers';
import { ROOT } from '../support/spec-run.js';
import type { TrialRun } from '../trial.js';

const execute = promisify(execFile);
const PROGRAMS = join(ROOT, 'tools/trials/programs');

/** The SDKs as users have them: made into packages, and installed in an empty folder beside the programs of trials. */
export interface InstalledPackages {
  /** Folder with the programs and `node_modules`. */
  readonly folder: string;
  /** The interpreter that made the packages. */
  readonly python: string;
  /** Folder that `PYTHONPATH` names. */
  readonly site: string;
}

export async function installPackages(trial: TrialRun): Promise<InstalledPackages> {
  const folder = temporaryFolder();
  trial.afterwards(() => rm(folder, { recursive: true, force: true }));
  await mkdir(folder, { recursive: true });
  await cp(PROGRAMS, folder, { recursive: true });
  await installTypescript(folder);
  return { folder, ...(await installPython(folder)) };
}

async function installTypescript(folder: string): Promise<void> {
  const made = join(folder, 'typescript-package');
  await execute(process.execPath, [join(ROOT, 'tools/delivery/sdk.mjs'), made], { cwd: ROOT });
  const tarball = (await readdir(made)).find((name) => name.endsWith('.tgz'))!;
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  const install = ['install', '--offline', '--no-audit', '--no-fund', join(made, tarball)];
  await execute('npm', install, { cwd: folder });
}

async function installPython(folder: string): Promise<Pick<InstalledPackages, 'python' | 'site'>> {
  const made = join(folder, 'python-package');
  const site = join(folder, 'site');
  const environmentProgram = join(ROOT, 'tools/delivery/python-environment.mjs');
  const { stdout } = await execute(process.execPath, [environmentProgram]);
  const environment = stdout.trim();
  const python = join(environment, 'bin/python');
  await execute(process.execPath, [join(ROOT, 'tools/delivery/python.mjs'), made], { cwd: ROOT });
  const wheel = (await readdir(made)).find((name) => name.endsWith('.whl'))!;
  const from = ['--no-index', '--find-links', join(environment, 'wheels'), '--target', site];
  await execute(python, ['-m', 'pip', 'install', '--quiet', ...from, join(made, wheel)]);
  return { python, site };
}
