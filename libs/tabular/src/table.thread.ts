import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { FromThread, Reading } from './reading.js';
import { TableError } from './table-limits.js';
import { TableRows } from './table-rows.js';

const { path, format, limits } = workerData as Reading;
const port = parentPort!;
const send = (message: FromThread) => port.postMessage(message);

/** Loads only the parser of the format, because the thread starts for each file. */
async function batchesInto(rows: TableRows): Promise<AsyncIterable<void>> {
  if (format === 'csv') return (await import('./csv-reading.js')).readCsv(path, rows);
  return (await import('./xlsx-reading.js')).readXlsx(path, rows, limits);
}

/** Reads one batch ahead of the consumer. */
async function read(): Promise<void> {
  const rows = new TableRows(limits);
  let wanted = Promise.resolve<unknown>(undefined);
  const give = async () => {
    for (const taken of rows.taken()) {
      await wanted;
      wanted = once(port, 'message');
      send({ rows: taken });
    }
  };
  for await (const _ of await batchesInto(rows)) await give();
  await give();
  send({ ended: true });
}

await read().catch((error: unknown) => {
  if (!(error instanceof TableError)) throw error;
  send({ error: error.message });
});
port.unref();
