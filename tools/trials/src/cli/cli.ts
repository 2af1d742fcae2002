import { join } from 'node:path';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import { ledgerErrorsOf } from '../support/database.js';
import { median } from '../support/quantile.js';
import { newTenant, type Tenant } from '../support/tenant.js';
import type { Trial, TrialRun } from '../trial.js';
import { completions } from './completions.js';
import { InstalledCli } from './installed-cli.js';
import { largeUploads } from './large-uploads.js';
import { sendOrders } from './orders.js';
import { pushes } from './pushes.js';

const CREDITS = 1_000_000;
const MAX_HELP_MS = 150;
const HELP_RUNS = 11;
/** Processor time of `node -e 0` on an idle machine, in milliseconds. */
const EMPTY_PROGRAM_MS = 30;

/** Steps of the trial by their names. */
const STEPS: Readonly<Record<string, (given: Given) => Promise<void>>> = {
  help: ({ trial, installed }) => helpInTime(trial, installed),
  completions: ({ trial, installed, tenant }) => completions(trial, installed, tenant),
  road: ({ trial, installed }) => wholeRoad(trial, installed),
  'lost-answers': ({ trial, fleet, installed, tenant }) => sendOrders(trial, fleet, installed, tenant),
  pushes: ({ trial, fleet, installed, tenant }) => pushes(trial, fleet, installed, tenant),
  uploads: ({ trial, fleet, installed }) => largeUploads(trial, fleet, installed),
};

interface Given {
  readonly trial: TrialRun;
  readonly fleet: OwnFleet;
  readonly installed: InstalledCli;
  readonly tenant: Tenant;
}

/** Uses the packed command line as people and scripts do. */
export const cli: Trial = {
  shows:
    'the packed command line in an empty folder: completions of three shells, the road to posts by a shell script, ' +
    'lost answers, killed pushes, an upload that is killed and cut',
  only: `one step (${Object.keys(STEPS).join(', ')})`,
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
    for (const [name, step] of Object.entries(STEPS))
      if (name.includes(trial.only ?? '')) await step({ trial, fleet, installed, tenant });
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

async function wholeRoad(trial: TrialRun, installed: InstalledCli): Promise<void> {
  const { status, stdout, stderr } = await installed.program('sh', [join(import.meta.dirname, 'road.sh')]);
  if (status !== 0) trial.note(stderr);
  const posts = stdout.split('\n').filter((line) => line.startsWith('http'));
  trial.figure('posts that the shell script published', posts.length, { exactly: 3 });
}
