import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { TrialRun } from '../trial.js';

const ROOT = resolve(import.meta.dirname, '../../../..');
/** Maximum size of the output of a command in bytes. */
const MAX_OUTPUT_BYTES = 64 * 2 ** 20;
/** Maximum time of a command. */
const TIMEOUT_MS = 600_000;
const run = promisify(execFile);

/** Result of a command line that has ended. */
export interface CommandResult {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The package of the command line, installed in an empty folder. */
export class InstalledCli {
  private constructor(
    readonly folder: string,
    private readonly env: NodeJS.ProcessEnv,
  ) {}

  static async install(trial: TrialRun, settings: NodeJS.ProcessEnv): Promise<InstalledCli> {
    const folder = await mkdtemp(join(tmpdir(), 'reelsheet-cli-'));
    trial.afterwards(() => rm(folder, { recursive: true, force: true }));
    const packed = join(folder, 'package');
    await run(process.execPath, ['tools/delivery/cli.mjs', packed], { cwd: ROOT });
    const tarball = (await readdir(packed)).find((name) => name.endsWith('.tgz'))!;
    const home = join(folder, 'home');
    await mkdir(home);
    await writeFile(join(folder, 'package.json'), '{}');
    await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', join(packed, tarball)], {
      cwd: folder,
    });
    const path = [join(folder, 'node_modules/.bin'), dirname(process.execPath), process.env['PATH']].join(':');
    const env = { PATH: path, HOME: home, LANG: 'C.UTF-8', REELSHEET_KEYRING: 'off', ...settings };
    return new InstalledCli(folder, env);
  }

  /** Runs a program that finds `reelsheet` in its path, and returns its result. */
  async program(file: string, args: readonly string[], settings: NodeJS.ProcessEnv = {}): Promise<CommandResult> {
    const options = {
      cwd: this.folder,
      env: { ...this.env, ...settings },
      maxBuffer: MAX_OUTPUT_BYTES,
      timeout: TIMEOUT_MS,
    };
    try {
      return { status: 0, ...(await run(file, [...args], options)) };
    } catch (error) {
      const { code, stdout, stderr } = error as { code?: unknown; stdout?: string; stderr?: string };
      if (typeof code !== 'number') throw error;
      return { status: code, stdout: stdout ?? '', stderr: stderr ?? '' };
    }
  }

  reelsheet(args: readonly string[], settings: NodeJS.ProcessEnv = {}): Promise<CommandResult> {
    return this.program('reelsheet', args, settings);
  }

  /** Runs a command line, and returns the time that processors spent on it, in milliseconds. */
  async processorMs(...words: readonly string[]): Promise<number> {
    const script = 'TIMEFORMAT="%3U %3S"; time "$@" > /dev/null';
    const { status, stderr } = await this.program('bash', ['-c', script, 'bash', ...words]);
    const seconds = stderr.trim().split(' ').map(Number);
    if (status !== 0 || seconds.some(Number.isNaN)) throw new Error(`${words.join(' ')}: ${status}, ${stderr}`);
    return Math.round(seconds.reduce((sum, each) => sum + each, 0) * 1_000);
  }

  /** Starts a command that is killed while it runs. */
  start(args: readonly string[], settings: NodeJS.ProcessEnv = {}): ChildProcess {
    return spawn('reelsheet', [...args], { cwd: this.folder, env: { ...this.env, ...settings }, stdio: 'ignore' });
  }

  /** Returns the JSON files that interrupted commands left. */
  async states(command: string): Promise<Record<string, unknown>[]> {
    const folder = join(this.env['HOME']!, '.local/state/reelsheet', command);
    const names = await readdir(folder).catch(() => []);
    const texts = await Promise.all(
      names
        .filter((name) => name.endsWith('.json'))
        .map((name) => readFile(join(folder, name), 'utf8').catch(() => '{}')),
    );
    return texts.map((text) => JSON.parse(text) as Record<string, unknown>);
  }
}

/** Kills a command, and returns when it has ended. */
export async function killed(command: ChildProcess): Promise<void> {
  const ended = once(command, 'exit');
  command.kill('SIGKILL');
  await ended;
}
