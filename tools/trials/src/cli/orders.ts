import type { OwnFleet } from '@reelsheet/tool-fleet';
import { countOrders, COUNTS, lossyProxyOf } from '../sdk/counted-orders.js';
import { renamingProxy } from '../sdk/renaming-proxy.js';
import { addScriptRows } from '../support/script-rows.js';
import type { Tenant } from '../support/tenant.js';
import { SMALL, titleCard } from '../support/title-card.js';
import type { TrialRun } from '../trial.js';
import type { InstalledCli } from './installed-cli.js';
import { SIZES } from './sizes.js';

/** Orders that run at the same time, each in a process. */
const AT_ONCE = 4;

/** A kind of work that the command line orders. */
interface OrderedWork {
  readonly service: 'base' | 'agent';
  readonly line: (tenant: Tenant, mark: string) => readonly string[];
  /** SQL that counts the orders. */
  readonly counted: string;
  /** SQL that counts those that have not ended, if only a number of them may be open. */
  readonly open?: string;
  /** Orders whose marks are ids of rows, a row for each. */
  readonly isOfRows?: true;
}

const generationsOf = (type: string): OrderedWork => ({
  service: 'base',
  line: ({ sheetId, cellIds }, mark) => [
    ...['sheets', 'cells', 'generate', '--engine-id', String(sheetId), '--cell-id', String(cellIds[0])],
    ...['--generation-type', type, '--data.prompt', mark],
  ],
  counted: `SELECT count(*)::int FROM base.generation WHERE input::text LIKE '% of the command line %'`,
});

const KINDS: Readonly<Record<string, OrderedWork>> = {
  texts: generationsOf('text'),
  pictures: generationsOf('image_from_text'),
  voices: generationsOf('audio_generation'),
  runs: {
    service: 'agent',
    line: (_, mark) => ['runs', 'create', '--message', mark],
    counted: COUNTS.runs,
  },
  research: {
    service: 'agent',
    line: (_, mark) => ['ideas', 'research', '--topic', mark],
    counted: COUNTS.runs,
  },
  renders: {
    service: 'base',
    line: ({ sheetId, cellIds }, text) => [
      ...['renders', 'create', '--job.project-id', String(sheetId), '--job.container-id', String(cellIds[0])],
      ...['--job.container-type', 'SpreadsheetCell', '--job.input', titleCard(text, SMALL)],
    ],
    counted: COUNTS.renders,
  },
  batches: {
    service: 'base',
    line: ({ sheetId }, row) => ['sheets', 'rows', 'generate', '--id', String(sheetId), '--row-ids', row],
    counted: COUNTS.batches,
    open: COUNTS.runningBatches,
    isOfRows: true,
  },
  // Videos are last, because the machine is busy while their clips are made.
  videos: generationsOf('video_from_text'),
};

/** Orders each kind of spending work through proxies that lose answers. */
export async function sendOrders(
  trial: TrialRun,
  fleet: OwnFleet,
  installed: InstalledCli,
  tenant: Tenant,
): Promise<void> {
  const count = trial.size(SIZES).orders;
  const { base_url, agent_url } = fleet.file;
  const proxies = { base: await lossyProxyOf(trial, base_url), agent: await lossyProxyOf(trial, agent_url) };
  const [agentHost, proxyHost] = [new URL(agent_url).host, new URL(proxies.agent.address).host];
  const urls = {
    base: proxies.base.address,
    agent: await renamingProxy(trial, new URL(base_url).origin, agentHost, proxyHost),
  };
  const rows = (await addScriptRows(tenant, count)).map(String);
  for (const [what, { service, line, counted, open, isOfRows }] of Object.entries(KINDS))
    await countOrders(trial, fleet, {
      name: what,
      marks: isOfRows ? rows : rows.map((_, index) => `${what} of the command line ${index}`),
      proxy: proxies[service],
      ordered: counted,
      ...(open && { open }),
      send: (marks) =>
        rejections(
          installed,
          marks.map((mark) => line(tenant, mark)),
          urls[service],
        ),
    });
}

/** Runs command lines, and returns the errors of those that failed. */
async function rejections(
  installed: InstalledCli,
  lines: readonly (readonly string[])[],
  url: string,
): Promise<string[]> {
  const rejected: string[] = [];
  const waiting = [...lines];
  const order = async () => {
    for (let line = waiting.pop(); line; line = waiting.pop()) {
      const { status, stderr } = await installed.reelsheet(line, { REELSHEET_URL: url });
      if (status !== 0) rejected.push(stderr);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, order));
  return rejected;
}
