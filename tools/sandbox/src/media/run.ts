import { spawn } from 'node:child_process';

const LONGEST_MS = 120_000;

/** Runs a program without a shell and gives its standard output; fails with the end of its error output. */
export function run(program: string, args: readonly string[], input?: string | Uint8Array): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'pipe', timeout: LONGEST_MS });
    const output: Buffer[] = [];
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-2_000)));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve(Buffer.concat(output))
        : reject(new Error(`${program} ended with ${code}: ${errors.trim().slice(-400)}`)),
    );
    // A program that has read enough closes its input early; its exit code tells whether that was a fault.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input ?? '');
  });
}

/** Runs ffmpeg, quiet and overwriting; `input` is its standard input. */
export function ffmpeg(args: readonly string[], input?: Uint8Array): Promise<Buffer> {
  return run('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], input);
}
