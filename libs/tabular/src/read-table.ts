import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { invalid, withDeadline } from '@reelsheet/kernel';
import type { TableFormat } from './formats.js';
import type { FromThread, Reading } from './reading.js';
import { TableError, type TableLimits } from './table-limits.js';
import { Turns } from './parser-slots.js';
import { WorkbookFile } from './workbook-file.js';

export interface ReadOptions extends TableLimits {
  readonly format: TableFormat;
  readonly signal?: AbortSignal;
  /** What the file is called in a `validation_error`. */
  readonly field?: string;
}

/** Beside whoever imports this in a bundle; plain Node cannot run what is not built yet. */
const THREAD = new URL(
  import.meta.url.endsWith('.ts') ? '../dist/table.thread.js' : 'table.thread.js',
  import.meta.url,
);
/** The last resort: a thread that takes much at once would take the process with it, so what it reads is bounded first. */
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 };
const READ_WITHIN_MS = 30_000;
const AT_ONCE = 2;

const turns = new Turns(AT_ONCE);

/**
 * The rows of a file from its first on, blank ones and blank cells too, but for those behind the last. Dates are ISO 8601,
 * numbers as spreadsheets show them, formulas what they gave. Read in a thread that is ended when it takes too long or
 * too much memory, few at once: whoever reads should not tarry between rows. Throws `validation_error`.
 */
export async function* readTable(path: string, options: ReadOptions): AsyncGenerator<string[], void, void> {
  const { format, signal, field = 'file', maxRows, maxColumns, maxCell } = options;
  if (format === 'xlsx') await lookInto(path, field);
  await turns.take(signal);
  const reading: Reading = { path, format, limits: { maxRows, maxColumns, maxCell } };
  const thread = new Worker(THREAD, { workerData: reading, resourceLimits: MEMORY });
  try {
    for await (const message of answersOf(thread, field, signal)) {
      if ('fault' in message) throw invalid(field, message.fault);
      if ('ended' in message) return;
      thread.postMessage('more');
      yield* message.rows;
    }
  } finally {
    await thread.terminate();
    turns.give();
  }
}

/** What an archive tells of itself is seen before any thread is begun. */
async function lookInto(path: string, field: string): Promise<void> {
  try {
    (await WorkbookFile.open(path)).close();
  } catch (error) {
    throw error instanceof TableError ? invalid(field, error.message) : error;
  }
}

/** Counts the time in which the thread is waited for, not that of whoever takes the rows. */
async function* answersOf(thread: Worker, field: string, signal?: AbortSignal): AsyncGenerator<FromThread> {
  const messages = on(thread, 'message', { signal });
  for (let left = READ_WITHIN_MS; ;) {
    const started = performance.now();
    const next = await withDeadline(left, messages.next()).catch((error: unknown) => {
      throw isOutOfMemory(error) ? invalid(field, 'takes too much memory to read') : error;
    });
    left -= performance.now() - started;
    if (!next) throw invalid(field, 'takes too long to read');
    yield (next.value as [FromThread])[0];
  }
}

const isOutOfMemory = (error: unknown) => (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY';
