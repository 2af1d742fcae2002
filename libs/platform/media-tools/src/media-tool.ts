import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { UnreadableMedia } from './media-tools.errors.js';

const NICENESS = 10;
const TAIL_LENGTH = 4_000;
const TIMEOUT_MS = 60_000;
const MAX_OUTPUT_BYTES = 16 * 2 ** 20;

type MediaTool = 'ffmpeg' | 'ffprobe';

export interface ToolOptions {
  readonly cwd?: string;
  readonly signal?: AbortSignal;
  /** Maximum duration in milliseconds, by default a minute; the process is killed after it. */
  readonly timeoutMs?: number;
}

interface OutputListeners {
  readonly onLine?: (line: string) => void;
  readonly onBytes?: (bytes: Buffer) => void;
}

/** ffmpeg or ffprobe failed; `tail` is the end of its stderr. */
export class MediaToolError extends Error {
  constructor(
    tool: string,
    readonly outcome: string,
    readonly tail: string,
  ) {
    super(`${tool} ${outcome}: ${tail.trim()}`);
    this.name = 'MediaToolError';
  }
}

/**
 * Runs ffmpeg or ffprobe with lower priority than the servers, passes its stdout on line by line or as it comes, and
 * returns the end of its stderr. Rejects with the signal's reason when aborted, with MediaToolError when the tool
 * fails, and with the system's error when it cannot be started.
 */
export function runMediaTool(
  tool: MediaTool,
  args: readonly string[],
  { onLine, onBytes, ...options }: ToolOptions & OutputListeners = {},
): Promise<string> {
  return run(tool, args, options, (stdout) => {
    if (onLine) createInterface(stdout).on('line', onLine);
    else if (onBytes) stdout.on('data', onBytes);
    else stdout.resume();
  });
}

/** Like {@link runMediaTool}, but returns stdout, at most 16 MiB. */
export async function readMediaTool(
  tool: MediaTool,
  args: readonly string[],
  options: ToolOptions = {},
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  await run(tool, args, options, (stdout) => {
    stdout.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      length += chunk.length;
      // The tool fails at its next write.
      if (length > MAX_OUTPUT_BYTES) stdout.destroy();
    });
  });
  return Buffer.concat(chunks);
}

/** Returns the result of `work`; throws UnreadableMedia with that message if the tool fails. */
export async function orUnreadable<T>(work: Promise<T>, message: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof MediaToolError ? new UnreadableMedia(message, error) : error;
  }
}

async function run(
  tool: MediaTool,
  args: readonly string[],
  options: ToolOptions,
  consume: (stdout: Readable) => void,
): Promise<string> {
  const { timeoutMs = TIMEOUT_MS } = options;
  options.signal?.throwIfAborted();
  const deadline = AbortSignal.timeout(timeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, deadline]) : deadline;
  const child = spawn(tool, args, {
    cwd: options.cwd,
    signal,
    killSignal: 'SIGKILL',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = outcomeOf(child);
  let tail = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (tail = (tail + text).slice(-TAIL_LENGTH)));
  consume(child.stdout);
  lowerPriority(child.pid);
  const outcome = await closed;
  options.signal?.throwIfAborted();
  if (deadline.aborted) throw new MediaToolError(tool, `took longer than ${timeoutMs} ms`, tail);
  if (outcome !== 'ended well') throw new MediaToolError(tool, outcome, tail);
  return tail;
}

function outcomeOf(child: ReturnType<typeof spawn>): Promise<string> {
  return new Promise((resolve, reject) => {
    let message: string | undefined;
    child.once('error', (error) => {
      message = error.message;
      if (child.pid === undefined) reject(error);
    });
    child.once('close', (code, signal) =>
      resolve(message ?? (code === 0 ? 'ended well' : `ended with ${signal ?? code}`)),
    );
  });
}

function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, NICENESS);
  } catch {
    // The process has already ended.
  }
}
