import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROCESSES } from '@reelsheet/contracts/bus';
import { BackgroundLoad } from '../support/background-load.js';
import { waitUntil } from '../support/database.js';
import { Prometheus, type Rule } from '../support/prometheus.js';
import { injectFault } from '../support/tenant.js';
import type { Trial, TrialRun } from '../trial.js';
import { WebhookReceiver } from '../support/webhook-receiver.js';

const MINUTE_MS = 60_000;
const PACE = { callsPerSecond: 5, roundEveryMs: 1_500 };
/** Values of the variables that Grafana substitutes. */
const VARIABLES: Readonly<Record<string, string>> = { $service: '.*', $__rate_interval: '1m' };
const VENDOR_ALERT = 'ReelsheetVendorErrors';
const ERRORS_PANEL = 'Failures of vendors';

interface Question {
  readonly source: string;
  readonly query: string;
}

/** Runs the queries of dashboards and alert rules against the metrics of a fleet. */
export const monitoring: Trial = {
  shows: 'each query of dashboards and rules returns data in Prometheus; a failing vendor is shown and fires its alert',
  async run(trial) {
    const receiver = await WebhookReceiver.open();
    trial.afterwards(() => receiver.stop());
    const fleet = await trial.fleet({ OUTBOUND_ALLOW: receiver.host });
    const { root } = fleet.settings;
    const targets = Object.fromEntries(PROCESSES.map((name) => [`reelsheet-${name}`, fleet.originOf(name)]));
    const ruleFiles = filesIn(join(root, 'deploy/alerts')).filter((file) => !file.endsWith('.test.yaml'));
    const prometheus = await Prometheus.start(fleet.path('prometheus'), targets, ruleFiles);
    trial.afterwards(() => prometheus.stop());
    const load = await BackgroundLoad.start(fleet, receiver, PACE);
    trial.afterwards(() => load.stop());

    const failsSince = performance.now();
    await injectFault(fleet.file, { vendor: 'chat', kind: 'error', times: 1_000_000 });
    const firing = async () => (await firingOf(prometheus)).includes(VENDOR_ALERT);
    await waitUntil('the alert of the vendor fires', firing, 8 * MINUTE_MS);
    trial.figure('minutes until the alert of a failing vendor fires', minutesSince(failsSince), { atMost: 5 });
    const panels = panelsOf(join(root, 'deploy/dashboards'));
    const shown = await prometheus.numbers(panels.find(({ source }) => source.endsWith(ERRORS_PANEL))!.query);
    trial.figure('error rate of the failing vendor on its panel', Math.max(0, ...shown), { atLeast: 0.2 });

    const rules = await prometheus.rules();
    const questions = [...panels, ...rules.flatMap(questionsOf)];
    const empty = async () => {
      const found = await Promise.all(questions.map(async ({ query }) => (await prometheus.numbers(query)).length));
      return questions.filter((_, index) => found[index] === 0);
    };
    await waitUntil('every query returns data', async () => (await empty()).length === 0, 3 * MINUTE_MS).catch(() => 0);
    trial.figure('queries of panels and rules', questions.length, { atLeast: 1 });
    trial.none('queries without data', await empty());
    trial.note(`firing: ${(await firingOf(prometheus)).join(', ')}`);
    trial.note(`${load.rounds} rounds of work; responses: ${[...load.statuses].join('; ')}`);
    trial.none('rejected requests', load.rejected);
    if (trial.isFull) await untilSilent(trial, fleet.file.sandbox_url, firing);
  },
};

/** Clears the errors of the vendor and waits until its alert resolves. */
async function untilSilent(trial: TrialRun, sandboxUrl: string, firing: () => Promise<boolean>): Promise<void> {
  await fetch(`${sandboxUrl}/faults`, { method: 'DELETE' });
  const wellSince = performance.now();
  await waitUntil('the alert resolves', async () => !(await firing()), 20 * MINUTE_MS);
  trial.figure('minutes until the alert resolves', minutesSince(wellSince), { atMost: 12 });
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

/**
 * Returns the queries of a rule. An alert without a cause returns no data, so the values that it compares are queried
 * instead.
 */
function questionsOf({ name, type, query }: Rule): Question[] {
  if (type === 'recording') return [{ source: name, query }];
  return query
    .split(' and ')
    .map((side) => ({ source: name, query: side.replace(/ (==|>|<) [\d.]+( \* [\d.]+)?$/, '') }));
}
