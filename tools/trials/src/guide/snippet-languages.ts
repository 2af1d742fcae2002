import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { TrialRun } from '../trial.js';

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, '../../../..');

/** A language whose program is installed, from its package, in an empty folder. */
export interface ReadyLanguage {
  readonly id: string;
  /** Name of the file of each step. */
  readonly file: string;
  readonly program: string;
  /** Folder in which the snippets run. */
  readonly folder: string;
  /** Folders in which programs are searched first. */
  readonly path: string;
}

interface LanguageKind {
  readonly file: string;
  /** Script of the repository that makes the package; the language is left out where there is none. */
  readonly packing?: string;
  readonly install: (folder: string, packed: string) => Promise<{ readonly program: string; readonly path?: string }>;
}

const KINDS: Readonly<Record<string, LanguageKind>> = {
  curl: { file: 'curl.sh', install: () => Promise.resolve({ program: 'sh' }) },
  typescript: {
    file: 'typescript.ts',
    packing: 'pack-sdk',
    async install(folder, packed) {
      await installTarball(folder, packed);
      return { program: process.execPath };
    },
  },
  python: { file: 'python.py', packing: 'pack-python', install: installWheel },
  cli: {
    file: 'cli.sh',
    packing: 'pack-cli',
    async install(folder, packed) {
      await installTarball(folder, packed);
      return { program: 'sh', path: join(folder, 'node_modules/.bin') };
    },
  },
};

/** Packs and installs what each language needs, in an empty folder of its own. */
export async function readyLanguages(trial: TrialRun): Promise<ReadyLanguage[]> {
  const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
  const ready: ReadyLanguage[] = [];
  for (const [id, { file, packing, install }] of Object.entries(KINDS)) {
    if (trial.only !== undefined && trial.only !== id) continue;
    if (packing !== undefined && !(packing in scripts)) {
      trial.note(`${id}: left out, because the repository has no script ${packing}`);
      continue;
    }
    const folder = await temporary(trial);
    const packed = await temporary(trial);
    if (packing) await run('npm', ['run', '--silent', packing, '--', packed], { cwd: ROOT });
    const { program, path } = await install(folder, packed);
    ready.push({ id, file, program, folder, path: [path, process.env['PATH']].filter(Boolean).join(delimiter) });
  }
  return ready;
}

async function temporary(trial: TrialRun): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'guide-'));
  trial.afterwards(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function installTarball(folder: string, packed: string): Promise<void> {
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const tarball = (await readdir(packed)).find((name) => name.endsWith('.tgz'))!;
  const options = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel', 'error'];
  await run('npm', ['install', ...options, join(packed, tarball)], { cwd: folder });
}

async function installWheel(folder: string, packed: string): Promise<{ program: string }> {
  const wheel = (await readdir(packed)).find((name) => name.endsWith('.whl'))!;
  const environment = join(folder, 'python');
  await run('python3', ['-m', 'venv', environment]);
  const program = join(environment, 'bin/python');
  if (!existsSync(program)) throw new Error('python3 made no virtual environment');
  await run(program, ['-m', 'pip', 'install', '--quiet', join(packed, wheel)]);
  return { program };
}
