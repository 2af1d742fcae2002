import { channel } from 'node:diagnostics_channel';
import { expect, it } from '@jest/globals';
import { isCollected } from '@reelsheet/testing';
import { Metrics } from './metrics.js';
import { recordVendorCalls } from './vendor-calls.js';

const shown = async (metrics: Metrics, name: string) =>
  (await metrics.registry.metrics())
    .split('\n')
    .filter((line) => line.startsWith(name))
    .map((line) => line.replaceAll(/,?(service="base"|role="http"),?/g, ''));

it('initializes a counter with 0 for all label values', async () => {
  const metrics = new Metrics('base', 'http');
  const counter = metrics.counter('things_total', 'Things', { kind: ['a', 'b'], outcome: ['done', 'failed'] });
  counter.inc({ kind: 'b', outcome: 'done' });
  expect(await shown(metrics, 'things_total')).toEqual([
    'things_total{kind="a",outcome="done"} 0',
    'things_total{kind="a",outcome="failed"} 0',
    'things_total{kind="b",outcome="done"} 1',
    'things_total{kind="b",outcome="failed"} 0',
  ]);
});

it('reads a gauge when it is scraped, at most once in ten seconds, and omits its value while that fails', async () => {
  const metrics = new Metrics('base', 'http');
  let reads = 0;
  metrics.gauge('read_things', 'Things', ['state'], async () => [{ labels: { state: 'open' }, value: ++reads }]);
  metrics.gauge('unreadable_things', 'Things', [], async () => Promise.reject(new Error('Postgres is unavailable')));
  for (let i = 0; i < 2; i += 1) expect(await shown(metrics, 'read_things')).toEqual(['read_things{state="open"} 1']);
  expect(await shown(metrics, 'unreadable_things')).toEqual([]);
  metrics.registerDependency('nats', () => false);
  expect(await shown(metrics, 'dependency_up')).toEqual(['dependency_up{dependency="nats"} 0']);
});

it('counts the calls of a vendor, starting at 0', async () => {
  const metrics = new Metrics('base', 'http');
  recordVendorCalls(metrics);
  channel('reelsheet:vendor').publish({ vendor: 'video', provider: 'kling', outcomes: ['done', 'timeout'] });
  const call = { vendor: 'video', provider: 'kling', outcome: 'timeout', startedAt: Date.now(), milliseconds: 5 };
  channel('reelsheet:vendor-call').publish(call);
  expect(await shown(metrics, 'vendor_calls_total')).toEqual([
    'vendor_calls_total{vendor="video",provider="kling",outcome="done"} 0',
    'vendor_calls_total{vendor="video",provider="kling",outcome="timeout"} 1',
  ]);
  expect(await shown(metrics, 'vendor_call_duration_seconds_count')).toEqual([
    'vendor_call_duration_seconds_count{vendor="video",provider="kling"} 1',
  ]);
});

it('shows the metrics of the process for each service in it', async () => {
  const page = async (service: string) => (await new Metrics(service, 'http').registry.metrics()).split('\n');
  for (const service of ['base', 'core'])
    for (const name of ['process_cpu_seconds_total', 'nodejs_eventloop_lag_p99_seconds', 'nodejs_heap_size_used_bytes'])
      expect(await page(service)).toContainEqual(
        expect.stringMatching(new RegExp(`^${name}\\{service="${service}",role="http"\\} `)),
      );
});

it('is not kept in memory after the end of its service', async () => {
  const ended = () => {
    const metrics = new Metrics('base', 'http');
    recordVendorCalls(metrics)();
    return new WeakRef(metrics.registry);
  };
  expect(await isCollected(ended())).toBe(true);
});
