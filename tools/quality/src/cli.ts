import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { lowered, readLimits, recorded, risen, unmeasured, writeLimits, type Limits } from './limits.js';
import { measure } from './measure.js';
import type { Measurement } from './measurement.js';
import { linesAddedSince } from './new-lines.js';
import { complaint, lineOf, report } from './report.js';
import { Repository } from './repository.js';

const LIMITS = 'tools/quality/limits.json';
const USAGE = `usage: main.js [--root <checkout>]   fails if a count is above its limit
  --list <count> [path]    lists the occurrences of a count below a path; "told" or "comments" select several counts
  --report                 prints all counts, before the clean-up and now, as Markdown
  --lower                  lowers the limits to the present values
  --before <checkout>      records the values of another checkout as those before the clean-up`;

/** Runs the command line and returns its exit status. */
export function run(args: readonly string[], defaultRoot: string, print: (text: string) => void): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      root: { type: 'string', default: defaultRoot },
      report: { type: 'boolean' },
      list: { type: 'string' },
      lower: { type: 'boolean' },
      before: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const root = resolve(values.root);
  const limitsPath = join(root, LIMITS);
  const measureRoot = (checkout: string) => measure(Repository.open(resolve(checkout)));
  if (values.help) print(USAGE);
  else if (values.list !== undefined) return list(measureRoot(root), values.list, positionals[0] ?? '', print);
  else if (values.report) print(report(readLimits(limitsPath), measureRoot(root)));
  else if (values.lower) writeLimits(limitsPath, lowered(readLimits(limitsPath), measureRoot(root)));
  else if (values.before !== undefined)
    writeLimits(limitsPath, recorded(readLimits(limitsPath), measureRoot(values.before)));
  else return check(root, readLimits(limitsPath), measureRoot(root), print);
  return 0;
}

function list(measurements: readonly Measurement[], count: string, prefix: string, print: (text: string) => void) {
  const selected = measurements.filter(({ id }) => id === count || id.split('/').includes(count));
  if (selected.length === 0) print(`there is no count ${count}`);
  for (const { id, value, occurrences, advice } of selected) {
    const shown = occurrences.filter(({ path }) => path.startsWith(prefix));
    if (shown.length === 0) continue;
    print(`# ${id}: ${value}, of which ${shown.length} are listed${advice ? `; ${advice}` : ''}`);
    for (const occurrence of shown) print(lineOf(occurrence));
  }
  return selected.length === 0 ? 1 : 0;
}

function check(root: string, limits: Limits, measurements: readonly Measurement[], print: (text: string) => void) {
  const above = risen(limits, measurements);
  const unknown = unmeasured(limits, measurements);
  for (const id of unknown) print(`${LIMITS} has a limit for ${id}, which is not measured`);
  if (above.length > 0) {
    const isNew = linesAddedSince(root, LIMITS);
    for (const each of above) print(complaint(each, limits, isNew));
  }
  if (above.length + unknown.length > 0) return 1;
  const below = measurements.filter(({ id, value }) => value < (limits[id]?.limit ?? 0)).length;
  print(`${measurements.length} counts are within their limits`);
  if (below > 0) print(`${below} of them fell: lower their limits with node tools/quality/dist/main.js --lower`);
  return 0;
}
