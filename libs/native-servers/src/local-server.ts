import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { keepAlive, killWithThisProcess } from './guard.js';
import { unref } from './unref.js';

/** Command of a local process. `user` is its uid and gid, if they differ from those of this process. */
export interface ServerCommand {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly user?: number;
}

export interface LocalServer {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** Stops the process gracefully; resolves when it has ended. */
  stop(): Promise<void>;
}

interface Launch {
  readonly url: string;
  readonly port: number;
  readonly command: ServerCommand;
  readonly isReady: () => Promise<boolean>;
  readonly stopSignal: NodeJS.Signals;
}

const READY_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 15_000;
const MAX_OUTPUT = 2000;

/** Starts a process and resolves when it is ready; fails with the end of its output if it ends before. */
export async function launch({ url, port, command, isReady, stopSignal }: Launch): Promise<LocalServer> {
  const child = spawnCommand(command, 'pipe');
  const output = collectOutput(child);
  if (child.pid) killWithThisProcess(child.pid);
  const exited = once(child, 'exit');
  const stop = async () => {
    await stopChild(child, stopSignal, STOP_WITHIN_MS);
    if (child.pid) keepAlive(child.pid);
  };
  try {
    await Promise.race([waitUntil(isReady), exited.then(() => failed(command, output()))]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, port, pid: child.pid!, stop };
}

/**
 * Spawns without a shell; output is piped or ignored. With `ownGroup`, Ctrl-C in the terminal does not reach the
 * process.
 */
export function spawnCommand(command: ServerCommand, output: 'pipe' | 'ignore', ownGroup = false): ChildProcess {
  return spawn(command.file, command.args, {
    detached: ownGroup,
    cwd: command.cwd,
    env: command.env,
    uid: command.user,
    gid: command.user,
    stdio: ['ignore', output, output],
  });
}

/** Sends `signal`, kills after `timeout` ms, and resolves when the child has ended. */
export async function stopChild(child: ChildProcess, signal: NodeJS.Signals, timeout: number): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  const kill = setTimeout(() => child.kill('SIGKILL'), timeout);
  await exited;
  clearTimeout(kill);
}

function collectOutput(child: ChildProcess): () => string {
  let stored = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data: Buffer) => (stored = (stored + data.toString()).slice(-MAX_OUTPUT)));
    unref(stream);
  }
  child.unref();
  child.once('error', (error) => (stored += error.message));
  return () => stored;
}

async function waitUntil(isReady: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isReady())) {
    if (Date.now() > deadline) throw new Error(`not ready after ${READY_WITHIN_MS} ms`);
    await delay(20);
  }
}

function failed(command: ServerCommand, output: string): never {
  throw new Error(`${command.file} ended before it was ready: ${output.trim()}`);
}
