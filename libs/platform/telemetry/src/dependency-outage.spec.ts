import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { DependencyOutage } from './dependency-outage.js';
import { createLogger } from './logger.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('says once that a neighbour is away, every five seconds that it is waited for, and that it is back', () => {
  const output = new PassThrough();
  const absence = new DependencyOutage('NATS', createLogger('test', 'info', output));
  const lines = () =>
    String(output.read() ?? '')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .map(({ neighbour, awaySeconds, msg }) => [neighbour, msg, awaySeconds]);
  absence.end();
  expect([absence.isOngoing, lines()]).toEqual([false, []]);
  absence.begin(new Error('refused'));
  absence.begin(new Error('refused'));
  expect([absence.isOngoing, lines()]).toEqual([true, [['NATS', 'a neighbour is away', undefined]]]);
  jest.advanceTimersByTime(11_000);
  expect(lines()).toEqual([5, 10].map((seconds) => ['NATS', 'a neighbour is waited for', seconds]));
  absence.end();
  expect([absence.isOngoing, lines()]).toEqual([false, [['NATS', 'a neighbour is back', 11]]]);
  jest.advanceTimersByTime(60_000);
  expect(lines()).toEqual([]);
});
