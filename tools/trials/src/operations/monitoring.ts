import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROCESSES } from '@reelsheet/contracts/bus';
import { BackgroundLoad } from '../support/background-load.js';
import { untilSo } from '../support/database.js';
import { Prometheus, type Rule } from '../support/prometheus.js';
import { fault } from '../support/tenant.js';
import type { Trial, TrialRun } from '../trial.js';
import { WebhookReceiver } from '../support/webhook-receiver.js';

const MINUTE_MS = 60_000;
const PACE = { callsPerSecond: 5, roundEveryMs: 1_500 };
/** In place of what Grafana fills in. */
const VARIABLES: Readonly<Record<string, string>> = { $service: '.*', $__rate_interval: '1m' };
const VENDOR_ALERT = 'ReelsheetVendorErrors';
const ERRORS_PANEL = 'Failures of vendors';

interface Question {
  readonly source: string;
  readonly query: string;
}

/** Runs the queries of dashboards and alert rules against the metrics of a fleet. */
export const monitoring: Trial = {
  shows:
    'each query of dashboards and rules finds data in a Prometheus; a vendor that fails shows, and fires its alert',
  async run(trial) {
    const receiver = await WebhookReceiver.open();
    trial.afterwards(() => receiver.leave());
    const fleet = await trial.fleet({ OUTBOUND_ALLOW: receiver.host });
    const { root } = fleet.settings;
    const targets = Object.fromEntries(PROCESSES.map((name) => [`reelsheet-${name}`, fleet.originOf(name)]));
    const ruleFiles = filesIn(join(root, 'deploy/alerts')).filter((file) => !file.endsWith('.test.yaml'));
    const prometheus = await Prometheus.start(fleet.path('prometheus'), targets, ruleFiles);
    trial.afterwards(() => prometheus.stop());
    const load = await BackgroundLoad.start(fleet, receiver, PACE);
    trial.afterwards(() => load.stop());

    const failsSince = performance.now();
    await fault(fleet.file, { vendor: 'chat', kind: 'error', times: 1_000_000 });
    const firing = async () => (await firingOf(prometheus)).includes(VENDOR_ALERT);
    await untilSo('the alert of the vendor fires', firing, 8 * MINUTE_MS);
    trial.figure('minutes until the alert of a vendor that fails fires', minutesSince(failsSince), { atMost: 5 });
    const panels = panelsOf(join(root, 'deploy/dashboards'));
    const shown = await prometheus.numbers(panels.find(({ source }) => source.endsWith(ERRORS_PANEL))!.query);
    trial.figure('what the panel shows of the vendor that fails', Math.max(0, ...shown), { atLeast: 0.2 });

    const rules = await prometheus.rules();
    const questions = [...panels, ...rules.flatMap(questionsOf)];
    const empty = async () => {
      const found = await Promise.all(questions.map(async ({ query }) => (await prometheus.numbers(query)).length));
      return questions.filter((_, index) => found[index] === 0);
    };
    await untilSo('every query finds data', async () => (await empty()).length === 0, 3 * MINUTE_MS).catch(() => 0);
    trial.figure('queries of panels and rules', questions.length, { atLeast: 1 });
    trial.none('queries that find nothing', await empty());
    trial.note(`firing: ${(await firingOf(prometheus)).join(', ')}`);
    trial.note(`${load.rounds} rounds of work; answers: ${[...load.statuses].join('; ')}`);
    trial.none('what was not taken', load.rejected);
    if (trial.isFull) await untilSilent(trial, fleet.file.sandbox_url, firing);
  },
};

/** Once the vendor is well again. */
async function untilSilent(trial: TrialRun, sandboxUrl: string, firing: () => Promise<boolean>): Promise<void> {
  await fetch(`${sandboxUrl}/faults`, { method: 'DELETE' });
  const wellSince = performance.now();
  await untilSo('the alert falls silent', async () => !(await firing()), 20 * MINUTE_MS);
  trial.figure('minutes until it falls silent', minutesSince(wellSince), { atMost: 12 });
}

const minutesSince = (since: number) => (performance.now() - since) / MINUTE_MS;

async function firingOf(prometheus: Prometheus): Promise<string[]> {
  return (await prometheus.rules()).filter(({ state }) => state === 'firing').map(({ name }) => name);
}

function filesIn(dir: string): string[] {
  return readdirSync(dir).map((name) => join(dir, name));
}

interface DashboardFile {
  readonly title: string;
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
}

function panelsOf(dir: string): Question[] {
  const dashboards = filesIn(dir).map((file) => JSON.parse(readFileSync(file, 'utf8')) as DashboardFile);
  return dashboards.flatMap(({ title, panels }) =>
    panels.flatMap((panel) =>
      panel.targets.map(({ expr }) => ({ source: `${title}: ${panel.title}`, query: filledIn(expr) })),
    ),
  );
}

function filledIn(expr: string): string {
  return Object.entries(VARIABLES).reduce((text, [name, value]) => text.replaceAll(name, value), expr);
}

/** An alert gives nothing while all is well: asked is what it compares. */
function questionsOf({ name, type, query }: Rule): Question[] {
  if (type === 'recording') return [{ source: name, query }];
  return query
    .split(' and ')
    .map((side) => ({ source: name, query: side.replace(/ (==|>|<) [\d.]+( \* [\d.]+)?$/, '') }));
}
