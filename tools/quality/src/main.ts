import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { lowered, readLimits, recorded, risen, writeLimits } from './limits.js';
import { measure } from './measure.js';
import type { Measurement } from './measurement.js';
import { linesAddedSince } from './new-lines.js';
import { complaint, lineOf, report } from './report.js';
import { Repository } from './repository.js';

const LIMITS = 'tools/quality/limits.json';
const USAGE = `usage: main.js [--root <checkout>]   checks that no count is above its limit
  --report                 prints all counts, before the clean-up and now, as Markdown
  --list <count> [path]    prints occurrences of a count, or of all whose id contains this text, under a path
  --lower                  sets limits to the present values where these are lower
  --before <checkout>      records the values of another checkout as those before the clean-up`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    root: { type: 'string', default: resolve(import.meta.dirname, '../../..') },
    report: { type: 'boolean' },
    list: { type: 'string' },
    lower: { type: 'boolean' },
    before: { type: 'string' },
    help: { type: 'boolean' },
  },
});
const root = resolve(values.root);
const limitsPath = join(root, LIMITS);
process.exitCode = run();

function run(): number {
  if (values.help) console.log(USAGE);
  else if (values.list !== undefined) list(values.list, positionals[0] ?? '');
  else if (values.before !== undefined)
    writeLimits(limitsPath, recorded(readLimits(limitsPath), measure(Repository.open(resolve(values.before)))));
  else return checkAll(measure(Repository.open(root)));
  return 0;
}

function list(count: string, prefix: string): void {
  const found = measure(Repository.open(root)).filter(
    ({ id }) => id === count || id.endsWith(`/${count}`) || id.startsWith(`${count}/`),
  );
  if (found.length === 0) console.error(`no count is called ${count}`);
  for (const { id, value, occurrences, advice } of found) {
    const shown = occurrences.filter(({ path }) => path.startsWith(prefix));
    if (shown.length > 0) console.log(`# ${id}: ${value}, here ${shown.length}${advice ? `; ${advice}` : ''}`);
    for (const occurrence of shown) console.log(lineOf(occurrence));
  }
}

function checkAll(measurements: readonly Measurement[]): number {
  const limits = readLimits(limitsPath);
  if (values.report) console.log(report(limits, measurements));
  else if (values.lower) writeLimits(limitsPath, lowered(limits, measurements));
  else {
    const above = risen(limits, measurements);
    if (above.length > 0) {
      const isNew = linesAddedSince(root, LIMITS);
      for (const each of above) console.error(complaint(each, limits, isNew));
      return 1;
    }
    console.log(`${measurements.length} counts are within their limits`);
  }
  return 0;
}
