import { spawn } from 'node:child_process';

const MAX_MS = 120_000;

/** Runs a program without a shell and returns its standard output; fails with the end of its error output. */
export async function run(program: string, args: readonly string[], input?: string | Uint8Array): Promise<Buffer> {
  const output: Buffer[] = [];
  await runInto(program, args, (chunk) => output.push(chunk), input);
  return Buffer.concat(output);
}

/**
 * Runs a program without a shell and passes its standard output on in chunks; fails with the end of
 * its error output.
 */
export function runInto(
  program: string,
  args: readonly string[],
  take: (chunk: Buffer) => void,
  input?: string | Uint8Array,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'pipe', timeout: MAX_MS });
    let errors = '';
    child.stdout.on('data', take);
    child.stderr.on('data', (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-2_000)));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}: ${errors.trim().slice(-400)}`)),
    );
    // A program that has read enough closes its input early. Its exit code shows whether that was
    // an error.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input ?? '');
  });
}

const FFMPEG = ['-hide_banner', '-loglevel', 'error', '-y'];

/** Runs ffmpeg, quiet and overwriting; `input` is its standard input. */
export function ffmpeg(args: readonly string[], input?: Uint8Array): Promise<Buffer> {
  return run('ffmpeg', [...FFMPEG, ...args], input);
}

/** Runs ffmpeg like {@link ffmpeg} and passes its standard output on in chunks. */
export function ffmpegInto(args: readonly string[], take: (chunk: Buffer) => void): Promise<void> {
  return runInto('ffmpeg', [...FFMPEG, ...args], take);
}
