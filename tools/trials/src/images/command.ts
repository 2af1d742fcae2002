import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Maximum output of one command in bytes. */
const MAX_BUFFER = 64 * 2 ** 20;
/** Characters of the output of a failed command that its error shows. */
const MAX_OUTPUT = 2_000;

/**
 * Runs a program and returns what it has printed to its standard output. Throws with its last output if it fails or
 * takes longer than `timeoutMs`.
 */
export async function run(
  file: string,
  args: readonly string[],
  timeoutMs: number,
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const command = execute(file, args, { timeout: timeoutMs, maxBuffer: MAX_BUFFER, env });
  const { stdout } = await command.catch((error: unknown) => {
    throw new Error(`${file} ${args[0]} failed: ${String(error).slice(-MAX_OUTPUT)}`);
  });
  return stdout.trim();
}

/** Returns whether a program succeeds. */
export async function succeeds(file: string, args: readonly string[], timeoutMs: number): Promise<boolean> {
  return run(file, args, timeoutMs).then(
    () => true,
    () => false,
  );
}
