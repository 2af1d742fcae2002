import { benchDoor } from './door.js';
import { benchJobDispatch } from './job-dispatch.js';
import { benchNeighbours } from './neighbours.js';
import { benchProcesses } from './processes.js';
import { benchRateLimits } from './rate-limits.js';
import { benchRender } from './render.js';
import { benchRevocation } from './revocation.js';
import { benchSheetRead } from './sheet-read.js';
import { benchSheetWrite } from './sheet-write.js';
import { benchWatchlist } from './watchlist.js';
import { benchUpload } from './upload.js';

/** Every benchmark by name; each says whether it reached its goal. */
const BENCHES: Record<string, () => Promise<boolean>> = {
  door: benchDoor,
  revocation: benchRevocation,
  rate_limits: benchRateLimits,
  processes: benchProcesses,
  neighbours: benchNeighbours,
  sheet_read: benchSheetRead,
  sheet_write: benchSheetWrite,
  job_dispatch: benchJobDispatch,
  render: benchRender,
  watchlist: benchWatchlist,
  upload: benchUpload,
};

async function main(names: string[]): Promise<number> {
  let isReached = true;
  for (const name of names.length > 0 ? names : Object.keys(BENCHES)) {
    const bench = BENCHES[name];
    if (!bench) throw new Error(`no bench is called ${name}: ${Object.keys(BENCHES).join(', ')}`);
    isReached = (await bench()) && isReached;
  }
  return isReached ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
