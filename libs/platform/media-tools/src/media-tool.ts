import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';

const NICENESS = 10;
const TAIL_LENGTH = 4_000;

export interface ToolOptions {
  readonly cwd?: string;
  readonly signal?: AbortSignal;
  /** Longest wall time in milliseconds; the process is killed after it. */
  readonly timeoutMs: number;
  readonly onLine?: (line: string) => void;
}

/** ffmpeg or ffprobe ended badly; `tail` is the end of what it wrote to stderr. */
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
 * Runs ffmpeg or ffprobe below the priority of the servers beside it, hands on its stdout line by line and
 * answers the end of its stderr. Rejects with the signal's reason when aborted, else with MediaToolError.
 */
export async function runMediaTool(
  tool: 'ffmpeg' | 'ffprobe',
  args: readonly string[],
  options: ToolOptions,
): Promise<string> {
  options.signal?.throwIfAborted();
  const deadline = AbortSignal.timeout(options.timeoutMs);
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
  if (options.onLine) createInterface(child.stdout).on('line', options.onLine);
  else child.stdout.resume();
  lowerPriority(child.pid);
  const outcome = await closed;
  options.signal?.throwIfAborted();
  if (deadline.aborted) throw new MediaToolError(tool, `took longer than ${options.timeoutMs} ms`, tail);
  if (outcome !== 'ended well') throw new MediaToolError(tool, outcome, tail);
  return tail;
}

function outcomeOf(child: ReturnType<typeof spawn>): Promise<string> {
  return new Promise((resolve) => {
    let failure: string | undefined;
    child.once('error', (error) => {
      failure = error.message;
      if (child.pid === undefined) resolve(failure);
    });
    child.once('close', (code, signal) =>
      resolve(failure ?? (code === 0 ? 'ended well' : `ended with ${signal ?? code}`)),
    );
  });
}

function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, NICENESS);
  } catch {
    // It has ended already.
  }
}
