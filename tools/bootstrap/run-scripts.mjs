import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { areBuilt, rememberBuild } from './built.mjs';
import { root, run } from './step.mjs';

/** The Node version that the lock file pins, regardless of the one that runs this script. */
const node = join(root, 'node_modules', '.bin', 'node');

/** Builds every project that changed since it was last built, for the targets `build` and `bundle`. */
export async function buildAll(targets) {
  if (areBuilt(targets)) return;
  const nx = join(root, 'node_modules', '.bin', 'nx');
  await run(node, [nx, 'run-many', '-t', ...targets], { NX_DAEMON: 'false', NX_TUI: 'false' });
  rememberBuild(targets);
}

/**
 * Runs scripts in parallel and prints the output of each when it ends. Resolves to 0, or to the first other status.
 * When `signal` is aborted, the scripts are ended and count as passed.
 */
export async function runTogether(scripts, signal) {
  const statuses = await Promise.all(scripts.map((args) => runQuietly(args, signal)));
  return statuses.find((status) => status !== 0) ?? 0;
}

function runQuietly(args, signal) {
  const child = spawn(node, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], signal });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  return new Promise((resolve, reject) => {
    child.once('error', (error) => (signal?.aborted ? resolve(0) : reject(error)));
    child.once('close', (status) => {
      if (!signal?.aborted) process.stdout.write(output);
      resolve(status ?? 1);
    });
  });
}

/**
 * Runs a script in this terminal, forwards signals to it, and resolves to its exit status. Its IPC channel closes when
 * this process is killed. It is ended when `ended` is aborted.
 */
export function handOver(args, ended) {
  const child = spawn(node, args, { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  const forward = (signal) => child.kill(signal);
  const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of forwarded) process.on(signal, forward);
  const watch = endWithNpm(() => forward('SIGTERM'));
  ended?.addEventListener('abort', () => forward('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (status, signal) => {
      for (const name of forwarded) process.off(name, forward);
      clearInterval(watch);
      resolve(status ?? 128 + constants.signals[signal]);
    });
  });
}

/**
 * Calls `end` when npm is killed, which forwards no signal: this process, or the shell between it and npm, then has
 * another parent.
 */
function endWithNpm(end) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const npm = parentBeyondShell();
  return setInterval(() => parentBeyondShell() === npm || end(), 250);
}

/**
 * Returns the id of the parent process, or of its parent if npm runs a shell in between, which is detected only on
 * Linux.
 */
function parentBeyondShell() {
  try {
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8'));
    return name === 'sh' ? Number(parent) : process.ppid;
  } catch {
    return process.ppid;
  }
}
