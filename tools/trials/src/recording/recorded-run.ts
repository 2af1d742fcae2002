import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { createInterface } from 'node:readline';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Output and exit status of a program. */
export interface RecordedRun {
  readonly lines: readonly string[];
  /** Exit status, or 128 and the number of the signal that ended the program, as in a shell. */
  readonly status: number;
}

/**
 * Runs a script in a process of its own, prints its output and returns it. When a signal interrupts this process, the
 * script gets it once, so that it ends what it started in order. Then this process ends without returning.
 */
export async function runRecorded(script: string, args: readonly string[]): Promise<RecordedRun> {
  const child = spawn(process.execPath, [...process.execArgv, script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // In a group of its own the script does not get a signal of the terminal in addition to the forwarded one.
    detached: true,
  });
  let interruption: NodeJS.Signals | undefined;
  const forward = (signal: NodeJS.Signals) => {
    if (interruption === undefined) child.kill(signal);
    interruption ??= signal;
  };
  for (const signal of SIGNALS) process.on(signal, forward);
  child.once('exit', () => {
    if (interruption !== undefined) endGroup(child.pid!, interruption);
  });
  const ended = new Promise<number>((resolve, reject) =>
    child.once('error', reject).once('close', (code, signal) => resolve(code ?? statusOf(signal!))),
  );
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    console.log(line);
    lines.push(line);
  }
  const status = await ended;
  for (const signal of SIGNALS) process.off(signal, forward);
  if (interruption !== undefined) process.exit(statusOf(interruption));
  return { lines, status };
}

/** Ends the processes that an interrupted script has left. */
function endGroup(id: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-id, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

const statusOf = (signal: NodeJS.Signals) => 128 + constants.signals[signal];
