import type { OwnFleet } from '@reelsheet/tool-fleet';
import { LossyProxy } from '../sdk/lossy-proxy.js';
import { renamingProxy } from '../sdk/renaming-proxy.js';
import { queryRows } from '../support/database.js';
import type { Tenant } from '../support/tenant.js';
import type { TrialRun } from '../trial.js';
import type { InstalledCli } from './installed-cli.js';
import { titleCard } from '../support/title-card.js';
import { SIZES } from './sizes.js';

/** Orders that run at the same time, each in a process. */
const AT_ONCE = 4;
/** Maximum number of POSTs as a multiple of the orders, of which every tenth loses its answer. */
const MAX_POSTS_PER_ORDER = 1.2;

/** A kind of work that the command line orders. */
interface OrderedWork {
  readonly service: 'base' | 'agent';
  readonly line: (tenant: Tenant, mark: string) => readonly string[];
  /** SQL that counts the orders. */
  readonly counted: string;
}

const RUNS = 'SELECT count(*)::int FROM agent.run';

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
    counted: RUNS,
  },
  research: {
    service: 'agent',
    line: (_, mark) => ['ideas', 'research', '--topic', mark],
    counted: RUNS,
  },
  renders: {
    service: 'base',
    line: ({ sheetId, cellIds }, text) => [
      ...['renders', 'create', '--job.project-id', String(sheetId), '--job.container-id', String(cellIds[0])],
      ...['--job.container-type', 'SpreadsheetCell', '--job.input', titleCard(text)],
    ],
    counted: 'SELECT count(*)::int FROM base.render_job',
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
  const proxies = { base: await proxyOf(trial, base_url), agent: await proxyOf(trial, agent_url) };
  const [agentHost, proxyHost] = [new URL(agent_url).host, new URL(proxies.agent.address).host];
  const urls = {
    base: proxies.base.address,
    agent: await renamingProxy(trial, new URL(base_url).origin, agentHost, proxyHost),
  };
  for (const [what, { service, line, counted }] of Object.entries(KINDS)) {
    const { posts } = proxies[service];
    const carriedOut = async () => (await queryRows<{ count: number }>(fleet, counted))[0]!.count;
    const before = await carriedOut();
    posts.clear();
    const lines = Array.from({ length: count }, (_, index) => line(tenant, `${what} of the command line ${index}`));
    const rejected = await rejections(installed, lines, urls[service]);
    const sent = [...posts.values()].reduce((sum, each) => sum + each, 0);
    trial.note(`${what}: POSTs by status, 0 for lost answers: ${JSON.stringify(Object.fromEntries(posts))}`);
    trial.none(`${what}: rejected orders`, rejected);
    trial.figure(`${what}: carried out`, (await carriedOut()) - before, { exactly: count });
    trial.figure(`${what}: POSTs per order`, sent / count, { atMost: MAX_POSTS_PER_ORDER });
  }
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

async function proxyOf(trial: TrialRun, address: string): Promise<LossyProxy> {
  const proxy = await LossyProxy.start(address);
  trial.afterwards(() => proxy.stop());
  return proxy;
}
