import { parseArgs } from 'node:util';
import { benchCosts } from './costs/costs.js';
import { benchAuthentication } from './entry-point.js';
import { benchJobDispatch } from './job-dispatch.js';
import { benchTenants } from './tenants.js';
import { benchProcesses } from './processes.js';
import { benchRateLimits } from './rate-limits.js';
import { benchRender } from './render.js';
import { record } from './record.js';
import { benchRevocation } from './revocation.js';
import { benchSheetRead } from './sheets/sheet-read.js';
import { benchSheetWrite } from './sheets/sheet-write.js';
import { benchWatchlist } from './watchlists/watchlist.js';
import { benchUpload } from './uploads/upload.js';

/** Every benchmark by name. Each returns true if it reached its goals. */
const BENCHES: Record<string, () => Promise<boolean>> = {
  authentication: benchAuthentication,
  revocation: benchRevocation,
  rate_limits: benchRateLimits,
  processes: benchProcesses,
  tenants: benchTenants,
  sheet_read: benchSheetRead,
  sheet_write: benchSheetWrite,
  job_dispatch: benchJobDispatch,
  render: benchRender,
  watchlist: benchWatchlist,
  upload: benchUpload,
  costs: benchCosts,
};

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { record: { type: 'boolean', default: false } },
  });
  const unknown = positionals.filter((name) => !(name in BENCHES));
  if (unknown.length > 0)
    throw new Error(`unknown benchmark ${unknown[0]}; there are ${Object.keys(BENCHES).join(', ')}`);
  const names = positionals.length > 0 ? positionals : Object.keys(BENCHES);
  if (values.record) return (await record(names)) ? 0 : 1;
  let isReached = true;
  for (const name of names) isReached = (await BENCHES[name]!()) && isReached;
  return isReached ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
