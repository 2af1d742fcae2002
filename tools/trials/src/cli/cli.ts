import { join } from 'node:path';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import { LossyProxy } from '../sdk/lossy-proxy.js';
import { ledgerErrorsOf, queryRows } from '../support/database.js';
import { median } from '../support/quantile.js';
import { newTenant, type Tenant } from '../support/tenant.js';
import type { Trial, TrialRun } from '../trial.js';
import { InstalledCli } from './installed-cli.js';
import { largeUploads } from './large-uploads.js';
import { SIZES } from './sizes.js';
import { pushes } from './pushes.js';

const CREDITS = 1_000_000;
/** Orders that run at the same time, each in a process. */
const AT_ONCE = 4;
/** Maximum number of POSTs as a multiple of the orders, of which every tenth loses its answer. */
const MAX_POSTS_PER_ORDER = 1.2;
const MAX_HELP_MS = 150;
const HELP_RUNS = 11;
/** Processor time of `node -e 0` on an idle machine, in milliseconds. */
const EMPTY_PROGRAM_MS = 30;

/** Lines that a tabulator completes, and what they become. */
const COMPLETIONS = {
  'reelsheet profil': 'reelsheet profile',
  'reelsheet sheets ro': 'reelsheet sheets rows',
  'reelsheet sheets rows create --agent': 'reelsheet sheets rows create --agent-id',
};

/** Uses the packed command line as people and scripts do. */
export const cli: Trial = {
  shows: 'the packed command line in an empty folder: the road to posts by a shell script, lost answers, killed pushes',
  async run(trial) {
    const fleet = await trial.fleet();
    const tenant = await newTenant(fleet.file, { credits: CREDITS });
    const { key, organizationId, agentId } = tenant;
    const installed = await InstalledCli.install(trial, {
      REELSHEET_URL: fleet.file.base_url,
      REELSHEET_KEY: key,
      REELSHEET_ORGANIZATION: String(organizationId),
      REELSHEET_AGENT: String(agentId),
    });
    await helpInTime(trial, installed);
    await completed(trial, installed);
    await wholeRoad(trial, installed);
    await sendOrders(trial, fleet, installed, tenant);
    await pushes(trial, fleet, installed, tenant);
    await largeUploads(trial, installed);
    trial.none('ledger inconsistencies', await ledgerErrorsOf(fleet));
  },
};

/** Compares the processor time of help with that of an empty program, because other processes share the processors. */
async function helpInTime(trial: TrialRun, installed: InstalledCli): Promise<void> {
  const times: { readonly help: number; readonly empty: number }[] = [];
  for (let run = 0; run < HELP_RUNS; run += 1) {
    const empty = await installed.processorMs('node', '-e', '0');
    times.push({ empty, help: await installed.processorMs('reelsheet', '--help') });
  }
  const [help, empty] = [median(times.map((each) => each.help)), median(times.map((each) => each.empty))];
  trial.note(`processor time: ${help} ms for reelsheet --help, ${empty} ms for an empty program`);
  const onIdleMachine = (help / empty) * EMPTY_PROGRAM_MS;
  trial.figure('milliseconds of reelsheet --help, of processor time', onIdleMachine, { atMost: MAX_HELP_MS });
}

async function completed(trial: TrialRun, installed: InstalledCli): Promise<void> {
  const script = join(import.meta.dirname, 'completed-line.zsh');
  for (const shell of ['bash', 'zsh', 'fish']) {
    const wrong: string[] = [];
    for (const [line, expected] of Object.entries(COMPLETIONS)) {
      const { stdout } = await installed.program('zsh', [script, shell, line]);
      if (stdout.trim() !== expected) wrong.push(`${line} became ${stdout.trim()}`);
    }
    trial.none(`lines that ${shell} completed wrongly`, wrong);
  }
}

async function wholeRoad(trial: TrialRun, installed: InstalledCli): Promise<void> {
  const { status, stdout, stderr } = await installed.program('sh', [join(import.meta.dirname, 'road.sh')]);
  if (status !== 0) trial.note(stderr);
  const posts = stdout.split('\n').filter((line) => line.startsWith('http'));
  trial.figure('posts that the shell script published', posts.length, { exactly: 3 });
}

async function sendOrders(trial: TrialRun, fleet: OwnFleet, installed: InstalledCli, tenant: Tenant): Promise<void> {
  const count = trial.size(SIZES).orders;
  const proxy = await LossyProxy.start(fleet.file.base_url);
  trial.afterwards(() => proxy.stop());
  const [engine, cell] = [String(tenant.sheetId), String(tenant.cellIds[0])];
  for (const [what, type] of Object.entries({ texts: 'text', pictures: 'image_from_text' })) {
    proxy.posts.clear();
    const rejected: string[] = [];
    const waiting = Array.from({ length: count }, (_, index) => `${what} of cli ${index}`);
    const order = async () => {
      for (let mark = waiting.pop(); mark; mark = waiting.pop()) {
        const fields = ['--engine-id', engine, '--cell-id', cell, '--generation-type', type, '--data.prompt', mark];
        const line = ['sheets', 'cells', 'generate', ...fields];
        const { status, stderr } = await installed.reelsheet(line, { REELSHEET_URL: proxy.address });
        if (status !== 0) rejected.push(stderr);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, order));
    const posts = [...proxy.posts.values()].reduce((sum, each) => sum + each, 0);
    trial.none(`${what}: rejected orders`, rejected);
    const sql = `SELECT count(*)::int FROM base.generation WHERE input::text LIKE '%${what} of cli %'`;
    const [row] = await queryRows<{ count: number }>(fleet, sql);
    trial.figure(`${what}: carried out`, row!.count, { exactly: count });
    trial.figure(`${what}: POSTs per order`, posts / count, { atMost: MAX_POSTS_PER_ORDER });
  }
}
