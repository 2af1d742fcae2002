import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PROCESSES } from '@reelsheet/contracts/bus';
import { SpanCollector, type Span } from '../support/span-collector.js';
import type { Trial, TrialRun } from '../trial.js';

const run = promisify(execFile);
const DEMO = fileURLToPath(new URL('../../../demo/dist/main.js', import.meta.url));
/** Number of publications of the demo: one post on two networks, and a later one on one network. */
const POSTS = 3;
/** Kinds of spans by their numbers in OTLP. */
const SERVER = 2;
const CLIENT = 3;
const CONSUMER = 5;

/** Follows the demo in one trace from its first request to its posts. */
export const trace: Trial = {
  shows: 'the demo is one trace of API and internal requests, events, jobs and vendor calls, without orphans',
  async run(trial) {
    const collector = await SpanCollector.open();
    trial.afterwards(async () => collector.close());
    const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_TRACES_SAMPLER_ARG: '1' };
    const fleet = await trial.fleet(settings);
    await collector.whole('');
    const before = collector.spans.length;
    const { stdout } = await run(process.execPath, [DEMO], { env: { ...process.env, FLEET_DIR: fleet.dir } });
    const id = /^trace {2}(\w{32})$/m.exec(stdout)![1]!;
    const spans = await collector.whole(id);
    const others = collector.spans.slice(before).filter(({ traceId }) => traceId !== id);
    print(trial, 'in the trace', spans);
    print(trial, 'outside the trace', others);

    trial.figure('spans of the trace', spans.length, { atLeast: 100 });
    trial.figure('processes in the trace', new Set(spans.map(({ process }) => process)).size, {
      exactly: PROCESSES.length,
    });
    const known = new Set(spans.map(({ spanId }) => spanId));
    const isolation = spans.filter(({ parentSpanId = '' }) => !known.has(parentSpanId));
    trial.figure('parents outside the trace, which is the demo itself', distinct(isolation, 'parentSpanId'), {
      exactly: 1,
    });
    trial.none(
      'spans without a parent that are no requests of the demo',
      namesOf(isolation.filter(({ kind }) => kind !== SERVER)),
    );
    trial.none('jobs and events outside the trace', namesOf(others.filter(({ kind }) => kind === CONSUMER)));
    // The redirect from a network's consent page starts another trace, because the browser sends no trace context.
    const requested = new Set(others.filter(({ kind }) => kind === SERVER).map(({ spanId }) => spanId));
    const calls = others.filter(({ kind, parentSpanId = '' }) => kind === CLIENT && !requested.has(parentSpanId));
    trial.none('vendor calls outside the trace that no request caused', namesOf(calls));
    trial.figure('posts that were published in the trace', publicationsOf(spans), { exactly: POSTS });
    trial.note(`failed: ${namesOf(spans.filter(({ error }) => error !== undefined)).join('; ') || 'nothing'}`);
  },
};

/** Returns the number of publication jobs that called their network. */
function publicationsOf(spans: readonly Span[]): number {
  const callers = new Set(spans.filter(({ kind }) => kind === CLIENT).map(({ parentSpanId }) => parentSpanId));
  const steps = spans.filter(({ name, spanId }) => name === 'job post_target' && callers.has(spanId));
  return distinct(steps, 'job');
}

const distinct = <Key extends keyof Span>(spans: readonly Span[], key: Key) =>
  new Set(spans.map((span) => span[key])).size;

function namesOf(spans: readonly Span[]): string[] {
  const counts = new Map<string, number>();
  for (const { process, name, error } of spans) {
    const label = `${process}: ${name}${error === undefined ? '' : ` (${error})`}`;
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return [...counts].map(([label, count]) => `${count} × ${label}`);
}

function print(trial: TrialRun, where: string, spans: readonly Span[]): void {
  trial.note(`${spans.length} spans ${where}:`);
  for (const line of namesOf(spans).toSorted()) trial.note(`  ${line}`);
}
