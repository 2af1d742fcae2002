import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { run } from '../images/command.js';

const SETUP_MS = 30_000;
/** Characters of the output of a failed command that its error shows. */
const MAX_OUTPUT = 3_000;

/** Options of `unshare` and `nsenter`. A machine without `--net` has the network of its starter. */
export type Namespace = '--net' | '--mount' | '--uts' | '--ipc' | '--pid';

export interface CommandOptions {
  readonly timeoutMs: number;
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** Text for its standard input. */
  readonly input?: string;
}

export interface CommandResult {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * A machine of its own by namespaces. Its first process ends with the standard input that this process holds, also if
 * this process is killed, and with it all processes and mounts of the machine, as by a loss of power.
 */
export class Machine {
  private constructor(
    private readonly holder: ChildProcess,
    /** First process of the machine, as its starter numbers it. */
    readonly pid: string,
    private readonly spaces: readonly Namespace[],
    readonly dir: string,
  ) {}

  /** Starts a machine that writes to a folder, and runs commands that prepare it. */
  static async start(
    dir: string,
    spaces: readonly Namespace[],
    commands: readonly (readonly string[])[],
  ): Promise<Machine> {
    const holder = spawn('unshare', [...spaces, '--fork', '--mount-proc', '--kill-child', 'tini', '-s', '--', 'cat'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    holder.stdin.write('started\n');
    await once(holder.stdout, 'data');
    const pid = (await run('ps', ['--ppid', String(holder.pid), '-o', 'pid='], SETUP_MS)).trim();
    const machine = new Machine(holder, pid, spaces, dir);
    await mkdir(machine.path('log'), { recursive: true });
    for (const [file, ...args] of commands) await machine.run(file!, args, { timeoutMs: SETUP_MS });
    return machine;
  }

  /** Returns the path of something that the machine writes, such as `log`. */
  path(...names: readonly string[]): string {
    return join(this.dir, ...names);
  }

  /** Starts a program that runs until the machine ends; its output is in `log`. */
  daemon(name: string, file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
    const log = openSync(this.path('log', `${name}.log`), 'a');
    return this.spawn(file, args, env, ['ignore', log, log]);
  }

  spawn(
    file: string,
    args: readonly string[],
    env: NodeJS.ProcessEnv,
    stdio: readonly ('ignore' | 'pipe' | 'inherit' | 'ipc' | number)[],
    cwd?: string,
  ): ChildProcess {
    const entered = ['--target', this.pid, ...this.spaces, ...(cwd ? [`--wd=${cwd}`] : []), '--', file, ...args];
    return spawn('nsenter', entered, { stdio: [...stdio], env: { ...process.env, ...env } });
  }

  /** Runs a program and returns its standard output; throws if it fails. */
  async run(file: string, args: readonly string[], options: CommandOptions): Promise<string> {
    const { status, stdout, stderr } = await this.result(file, args, options);
    if (status === 0) return stdout.trim();
    const output = (stdout + stderr).slice(-MAX_OUTPUT);
    throw new Error(`${file} ${args.slice(0, 4).join(' ')} ended with status ${status}: ${output}`);
  }

  /** Runs a program that may fail. */
  async result(
    file: string,
    args: readonly string[],
    { timeoutMs, env = {}, input = '', cwd }: CommandOptions,
  ): Promise<CommandResult> {
    const child = this.spawn(file, args, env, ['pipe', 'pipe', 'pipe'], cwd);
    const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
    child.stdin!.on('error', () => undefined).end(input);
    const closed = once(child, 'close') as Promise<[number | null]>;
    const [stdout, stderr, [status]] = await Promise.all([text(child.stdout!), text(child.stderr!), closed]);
    clearTimeout(timer);
    return { status, stdout, stderr };
  }

  /** Ends all processes of the machine at once. */
  async stop(): Promise<void> {
    if (this.holder.exitCode !== null || this.holder.signalCode !== null) return;
    const ended = once(this.holder, 'exit');
    this.holder.stdin!.end();
    await ended;
  }
}
