import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** Runs a TypeScript file of this workspace in a Node process of its own, its errors among ours. */
export function startTypescript(file: URL, args: readonly string[]): ChildProcessByStdio<null, Readable, null> {
  const register = fileURLToPath(new URL('./register.mjs', import.meta.url));
  return spawn(process.execPath, ['--import', register, fileURLToPath(file), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
