import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/**
 * Runs a TypeScript file of this workspace in a child process that shares stderr; `env` is added to the environment.
 */
export function startTypescript(
  file: URL,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): ChildProcessByStdio<Writable, Readable, null> {
  const register = fileURLToPath(new URL('./register.mjs', import.meta.url));
  return spawn(process.execPath, ['--import', register, fileURLToPath(file), ...args], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}
