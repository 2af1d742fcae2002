import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { isBuilt, rememberBuild } from './built.mjs';
import { root, run } from './step.mjs';

/** The Node that the lock file pins, whatever Node runs this. */
const node = join(root, 'node_modules', '.bin', 'node');

/** Builds every project that changed since it was last built. */
export async function buildAll() {
  if (isBuilt()) return;
  const nx = join(root, 'node_modules', '.bin', 'nx');
  await run(node, [nx, 'run-many', '-t', 'build', 'bundle'], { NX_DAEMON: 'false', NX_TUI: 'false' });
  rememberBuild();
}

/**
 * Runs scripts side by side and prints what each of them wrote when it ends. Resolves to 0, or to the first other
 * status. When `signal` is aborted the scripts are ended and count as passed.
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
 * Runs a script with our own terminal, passes signals on to it, and resolves to its exit status.
 * The script sees its IPC channel close when we are killed hard. It is ended when `ended` is aborted.
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

/** A killed npm passes no signal on; we only see that we, or the shell between us, have another parent. */
function endWithNpm(end) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const npm = parentBeyondShell();
  return setInterval(() => parentBeyondShell() === npm || end(), 250);
}

/** Our parent, or its parent where npm put a shell between us; seen on Linux alone. */
function parentBeyondShell() {
  try {
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8'));
    return name === 'sh' ? Number(parent) : process.ppid;
  } catch {
    return process.ppid;
  }
}
