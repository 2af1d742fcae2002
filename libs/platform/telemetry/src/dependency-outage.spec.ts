import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { DependencyOutage } from './dependency-outage.js';
import { createLogger } from './logger.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('logs the begin of an outage once, a reminder every five seconds, and the end', () => {
  const output = new PassThrough();
  const outage = new DependencyOutage('NATS', createLogger('test', 'info', output));
  const lines = () =>
    String(output.read() ?? '')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .map(({ dependency, outageSeconds, msg }) => [dependency, msg, outageSeconds]);
  outage.end();
  expect([outage.isOngoing, lines()]).toEqual([false, []]);
  outage.begin(new Error('connection refused'));
  outage.begin(new Error('connection refused'));
  expect([outage.isOngoing, lines()]).toEqual([true, [['NATS', 'a dependency is unavailable', undefined]]]);
  jest.advanceTimersByTime(11_000);
  expect(lines()).toEqual([5, 10].map((seconds) => ['NATS', 'a dependency is still unavailable', seconds]));
  outage.end();
  expect([outage.isOngoing, lines()]).toEqual([false, [['NATS', 'a dependency is available again', 11]]]);
  jest.advanceTimersByTime(60_000);
  expect(lines()).toEqual([]);
});
