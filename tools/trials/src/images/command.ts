import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** Characters of the output of a failed command that its error shows. */
const MAX_OUTPUT = 2_000;

/**
 * Runs a program and returns what it has printed to its standard output. Throws with its last output if it fails or
 * takes longer than `timeoutMs`.
 */
export async function run(file: string, args: readonly string[], timeoutMs: number): Promise<string> {
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: timeoutMs });
  const closed = once(child, 'close') as Promise<[number | null]>;
  const [output, errors, [status]] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  if (status === 0) return output.trim();
  throw new Error(`${file} ${args[0]} ended with status ${status}: ${(output + errors).slice(-MAX_OUTPUT)}`);
}

/** Returns whether a program succeeds. */
export async function succeeds(file: string, args: readonly string[], timeoutMs: number): Promise<boolean> {
  return run(file, args, timeoutMs).then(
    () => true,
    () => false,
  );
}
