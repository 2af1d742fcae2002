import { constants } from 'node:os';
import { parseArgs } from 'node:util';
import { audit } from './audit/audit.js';
import { browsers } from './accounts/browsers.js';
import { cli } from './cli/cli.js';
import { clients } from './clients/clients.js';
import { cluster } from './cluster/cluster.js';
import { compose } from './compose/compose.js';
import { backups } from './operations/backups.js';
import { edits } from './production/edits.js';
import { deliveries } from './webhooks/deliveries.js';
import { ceilings } from './production/ceilings.js';
import { postVariants } from './posts/post-variants.js';
import { posts } from './posts/posts.js';
import { production } from './production/production.js';
import { s3Store } from './uploads/s3-store.js';
import { firstVideo } from './studio/first-video.js';
import { natsCluster } from './failover/nats-cluster.js';
import { pooler } from './failover/pooler.js';
import { failover } from './failover/failover.js';
import { site } from './failover/site.js';
import { guide } from './guide/guide.js';
import { images } from './images/images.js';
import { fuzz } from './fuzz/fuzz.js';
import { idempotency } from './idempotency/idempotency.js';
import { live } from './live/live.js';
import { moving } from './operations/moving.js';
import { monitoring } from './operations/monitoring.js';
import { recordTrials } from './recording/record-trials.js';
import type { TrialRequest } from './recording/trial-section.js';
import { randomTests } from './operations/random-tests.js';
import { recurring } from './jobs/recurring.js';
import { redelivery } from './jobs/redelivery.js';
import { repairs } from './operations/repairs.js';
import { restoring } from './operations/restoring.js';
import { rotations } from './operations/rotations.js';
import { runs } from './jobs/runs.js';
import { scraping } from './jobs/scraping.js';
import { sdkRoads } from './sdk/roads.js';
import { sdkRuntimes } from './sdk/runtimes.js';
import { sdk } from './sdk/sdk.js';
import { sheetStates } from './production/sheet-states.js';
import { soak } from './jobs/soak.js';
import { grid } from './studio/grid/grid.js';
import { studio } from './studio/studio.js';
import { terminations } from './operations/terminations.js';
import { trace } from './operations/trace.js';
import { templateEstimates } from './production/template-estimates.js';
import { TrialRun, type Trial } from './trial.js';
import { twoInstallations } from './operations/two-installations.js';
import { upgrade } from './operations/upgrade.js';
import { uploads } from './uploads/uploads.js';
import { webhookDelays } from './webhooks/webhook-delays.js';
import { webhooks } from './webhooks/webhooks.js';
import { withoutVendors } from './operations/without-vendors.js';

/** Every trial by name. */
const TRIALS: Readonly<Record<string, Trial>> = {
  audit,
  backups,
  browsers,
  cli,
  clients,
  cluster,
  compose,
  deliveries,
  'post-variants': postVariants,
  posts,
  production,
  ceilings,
  edits,
  sdk,
  'sdk-roads': sdkRoads,
  'sdk-runtimes': sdkRuntimes,
  'sheet-states': sheetStates,
  'template-estimates': templateEstimates,
  's3-store': s3Store,
  'first-video': firstVideo,
  failover,
  pooler,
  'nats-cluster': natsCluster,
  site,
  fuzz,
  guide,
  idempotency,
  images,
  live,
  monitoring,
  moving,
  'random-tests': randomTests,
  recurring,
  redelivery,
  repairs,
  restoring,
  rotations,
  runs,
  scraping,
  soak,
  grid,
  studio,
  terminations,
  trace,
  'two-installations': twoInstallations,
  upgrade,
  uploads,
  'webhook-delays': webhookDelays,
  webhooks,
  'without-vendors': withoutVendors,
};

const USAGE = `usage: npm run trials -- [<trial> …] [--full] [--set <name>=<number> …] [--seed <number>] [--only <text>]
--record writes the results into docs/trials.md
${Object.entries(TRIALS)
  .map(([name, { shows }]) => `  ${name.padEnd(16)} ${shows}`)
  .join('\n')}
--only limits
${Object.entries(TRIALS)
  .filter(([, { only }]) => only)
  .map(([name, { only }]) => `  ${name.padEnd(16)} ${only}`)
  .join('\n')}`;

/** Returns true if all figures reached their goals. */
async function attempt({ name, seed, isFull, chosen, only }: TrialRequest): Promise<boolean> {
  const trial = TRIALS[name]!;
  const run = new TrialRun(name, seed, isFull, chosen, only);
  run.note(`${trial.shows} (seed ${seed}${isFull ? ', full' : ''})`);
  const startedAt = performance.now();
  const forget = endOnSignal(run);
  try {
    await trial.run(run);
  } catch (error) {
    run.note(`stopped by an error: ${String(error).split('\n')[0]}`);
    throw error;
  } finally {
    await run.end();
    forget();
  }
  run.note(`${run.isReached ? 'passed' : 'FAILED'} in ${Math.round((performance.now() - startedAt) / 1_000)} s`);
  return run.isReached;
}

/** Stops everything that the trial started when a signal interrupts it. */
function endOnSignal(run: TrialRun): () => void {
  const end = (signal: NodeJS.Signals) => {
    run.note(`interrupted by ${signal}`);
    void run.end().finally(() => process.exit(128 + constants.signals[signal]));
  };
  for (const signal of SIGNALS) process.once(signal, end);
  return () => SIGNALS.forEach((signal) => process.off(signal, end));
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      full: { type: 'boolean', default: false },
      set: { type: 'string', multiple: true, default: [] },
      seed: { type: 'string' },
      only: { type: 'string' },
      record: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  });
  const unknown = positionals.filter((name) => !(name in TRIALS));
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  const chosen = Object.fromEntries(values.set.map((each) => [each.split('=')[0]!, Number(each.split('=')[1])]));
  const isLimited =
    values.only === undefined || (positionals.length > 0 && positionals.every((name) => TRIALS[name]?.only));
  const areNumbers = [seed, ...Object.values(chosen)].every(Number.isSafeInteger);
  if (values.help || unknown.length > 0 || !areNumbers || !isLimited) {
    console.error(unknown.length > 0 ? `unknown trial: ${unknown.join(', ')}\n${USAGE}` : USAGE);
    return values.help ? 0 : 2;
  }
  const names = positionals.length > 0 ? positionals : Object.keys(TRIALS);
  const requests = names.map((name) => ({ name, seed, isFull: values.full, chosen, only: values.only }));
  if (values.record) return (await recordTrials(requests, TRIALS)) ? 0 : 1;
  let isReached = true;
  for (const request of requests) isReached = (await attempt(request)) && isReached;
  return isReached ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
