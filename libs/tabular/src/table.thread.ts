import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { readCsv } from './csv-reading.js';
import type { FromThread, Reading } from './reading.js';
import { TableError } from './table-limits.js';
import { TableRows } from './table-rows.js';
import { readXlsx } from './xlsx-reading.js';

const { path, format, limits } = workerData as Reading;
const port = parentPort!;
const send = (message: FromThread) => port.postMessage(message);

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
  for await (const _ of format === 'csv' ? readCsv(path, rows) : readXlsx(path, rows, limits)) await give();
  await give();
  send({ ended: true });
}

await read().catch((error: unknown) => {
  if (!(error instanceof TableError)) throw error;
  send({ error: error.message });
});
port.unref();
