import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PROCESSES } from '@reelsheet/contracts/bus';
import { SpanCollector, type Span } from '../support/span-collector.js';
import type { Trial, TrialRun } from '../trial.js';

const run = promisify(execFile);
const DEMO = fileURLToPath(new URL('../../../demo/dist/main.js', import.meta.url));
/** One on two networks at once, one later on one of them. */
const POSTS = 3;
/** Kind of span as OTLP numbers it. */
const SERVER = 2;
const CLIENT = 3;
const CONSUMER = 5;

/** The demo, followed from its first request to its posts. */
export const trace: Trial = {
  shows:
    'a demo from idea to published posts is one trace: requests, questions, events, jobs, calls of vendors, none orphaned',
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
    print(trial, 'beside it', others);

    trial.figure('spans of the trace', spans.length, { atLeast: 100 });
    trial.figure('processes in it', new Set(spans.map(({ process }) => process)).size, { exactly: PROCESSES.length });
    const known = new Set(spans.map(({ spanId }) => spanId));
    const isolation = spans.filter(({ parentSpanId = '' }) => !known.has(parentSpanId));
    trial.figure('parents that are no span of it: the demo itself', distinct(isolation, 'parentSpanId'), {
      exactly: 1,
    });
    trial.none(
      'what is not a request of the demo and has no parent',
      namesOf(isolation.filter(({ kind }) => kind !== SERVER)),
    );
    trial.none('jobs and events beside it', namesOf(others.filter(({ kind }) => kind === CONSUMER)));
    // A browser that comes back from a network's consent begins a trace of its own.
    const requested = new Set(others.filter(({ kind }) => kind === SERVER).map(({ spanId }) => spanId));
    const calls = others.filter(({ kind, parentSpanId = '' }) => kind === CLIENT && !requested.has(parentSpanId));
    trial.none('calls of vendors beside it that no request led to', namesOf(calls));
    trial.figure('posts that were published in it', publicationsOf(spans), { exactly: POSTS });
    trial.note(`failed: ${namesOf(spans.filter(({ error }) => error !== undefined)).join('; ') || 'nothing'}`);
  },
};

/** Jobs of posts beneath which their network was called. */
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
