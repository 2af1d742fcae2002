import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { invalid, withDeadline } from '@reelsheet/kernel';
import type { TableFormat } from './formats.js';
import type { FromThread, Reading } from './reading.js';
import { TableError, type TableLimits } from './table-limits.js';
import { ParserSlots } from './parser-slots.js';
import { WorkbookFile } from './workbook-file.js';

export interface ReadOptions extends TableLimits {
  readonly format: TableFormat;
  readonly signal?: AbortSignal;
  /** Name of the file's field in a `validation_error`. */
  readonly field?: string;
}

/** In a bundle the thread's file is next to the importing file; plain Node needs the built file. */
const THREAD = new URL(
  import.meta.url.endsWith('.ts') ? '../dist/table.thread.js' : 'table.thread.js',
  import.meta.url,
);
/** A last resort: a thread with too much memory would end the process, so its input is limited first. */
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 };
const READ_WITHIN_MS = 30_000;
const AT_ONCE = 2;

const turns = new ParserSlots(AT_ONCE);

/**
 * Yields the rows of a file, including blank rows and cells except trailing ones. Dates are ISO 8601, numbers as
 * spreadsheets show them, formulas their results. Parsing runs in a thread that is ended when it takes too long or too
 * much memory; few run at once, so consumers should not pause between rows. Throws `validation_error`.
 */
export async function* readTable(path: string, options: ReadOptions): AsyncGenerator<string[], void, void> {
  const { format, signal, field = 'file', maxRows, maxColumns, maxCell } = options;
  if (format === 'xlsx') await checkArchive(path, field);
  await turns.take(signal);
  const reading: Reading = { path, format, limits: { maxRows, maxColumns, maxCell } };
  const thread = new Worker(THREAD, { workerData: reading, resourceLimits: MEMORY });
  try {
    for await (const message of messagesOf(thread, field, signal)) {
      if ('error' in message) throw invalid(field, message.error);
      if ('ended' in message) return;
      thread.postMessage('more');
      yield* message.rows;
    }
  } finally {
    await thread.terminate();
    turns.give();
  }
}

/** Checks the archive's directory before a thread is started. */
async function checkArchive(path: string, field: string): Promise<void> {
  try {
    (await WorkbookFile.open(path)).close();
  } catch (error) {
    throw error instanceof TableError ? invalid(field, error.message) : error;
  }
}

/** Counts only the time spent waiting for the thread, not the consumer's time. */
async function* messagesOf(thread: Worker, field: string, signal?: AbortSignal): AsyncGenerator<FromThread> {
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
