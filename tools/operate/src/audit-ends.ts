import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { chainEnds, compareEnds, type ChainEnd, type ComparedEnds } from './chain-ends.js';
import { UsageError, type Command } from './command.js';
import { withDatabase } from './installation.js';

/** Number of ends that are compared by one statement. */
const BATCH = 1_000;
const HEX = /^(?:[0-9a-f]{2})+$/;

/** Exports the ends of all audit logs, and compares the logs with an earlier export. */
export const auditEnds: Command = {
  takes: '[export | check <file>|-]',
  does: 'prints the end of each audit log, to be stored elsewhere, or finds logs that were cut since an export',
  prints:
    '`export` (the default): one line of JSON for each organization; `check`: a line for each log that differs, ' +
    'and how many were compared',
  fails: '`check` found a log that was cut, replaced or is missing',
  async run([act = 'export', file], installation, print) {
    if (!['export', 'check'].includes(act)) throw new UsageError(`unknown action ${act}`);
    if (act === 'check' && !file) throw new UsageError('name the file of an export, or - for standard input');
    return withDatabase(installation(), async (client) => {
      if (act === 'check') return check(file!, (ends) => compareEnds(client, ends), print);
      for await (const end of chainEnds(client)) print(JSON.stringify(end));
      return true;
    });
  },
};

async function check(
  file: string,
  compare: (ends: readonly ChainEnd[]) => Promise<ComparedEnds>,
  print: (line: string) => void,
): Promise<boolean> {
  let [compared, different, old] = [0, 0, 0];
  for await (const ends of batchesIn(file)) {
    const { differences, removed } = await compare(ends);
    differences.forEach(print);
    compared += ends.length - removed;
    different += differences.length;
    old += removed;
  }
  if (compared + old === 0) throw new UsageError(`${file} contains no ends`);
  if (old > 0) print(`${old} ends cannot be compared, because entries until after them were removed for their age`);
  print(`${compared} audit logs compared, ${different} differ`);
  return different === 0;
}

async function* batchesIn(file: string): AsyncGenerator<ChainEnd[]> {
  const input = file === '-' ? process.stdin : createReadStream(file);
  let [batch, number] = [[] as ChainEnd[], 0];
  for await (const line of createInterface({ input })) {
    number += 1;
    if (line.trim() === '') continue;
    batch.push(readEnd(line, number));
    if (batch.length === BATCH) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

function readEnd(line: string, number: number): ChainEnd {
  const invalid = new UsageError(`line ${number} is not the end of an audit log`);
  let end: Partial<Record<keyof ChainEnd, unknown>> | null;
  try {
    end = JSON.parse(line) as typeof end;
  } catch {
    throw invalid;
  }
  const isEnd =
    typeof end === 'object' &&
    [end?.organization_id, end?.entries].every((value) => Number.isSafeInteger(value)) &&
    [end?.hash, end?.seal].every((value) => typeof value === 'string' && HEX.test(value));
  if (!isEnd) throw invalid;
  return end as ChainEnd;
}
