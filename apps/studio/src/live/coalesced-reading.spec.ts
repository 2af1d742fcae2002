import { beforeEach, expect, it } from '@jest/globals';
import { CoalescedReading } from './coalesced-reading.js';

let now: number;
let read: unknown[];
let scheduled: { readonly work: () => void; readonly ms: number }[];
let reading: CoalescedReading;

beforeEach(() => {
  now = 5_000;
  read = [];
  scheduled = [];
  reading = new CoalescedReading({
    read: (key) => read.push(key[0]),
    schedule: (work, ms) => scheduled.push({ work, ms }),
    now: () => now,
  });
});

it('reads at once after a quiet time', () => {
  reading.add([['credits'], ['overview']]);
  expect(read).toEqual(['credits', 'overview']);
  expect(scheduled).toEqual([]);
});

it('reads each key once in a round while many events arrive', () => {
  reading.add([['credits']]);
  now += 100;
  for (let event = 0; event < 50; event += 1) reading.add([['credits'], ['overview']]);
  expect(read).toEqual(['credits']);
  expect(scheduled.map(({ ms }) => ms)).toEqual([900]);
  now += 900;
  scheduled[0]!.work();
  expect(read).toEqual(['credits', 'credits', 'overview']);
});

it('reads at once again when the events have ended', () => {
  reading.add([['credits']]);
  now += 1_500;
  reading.add([['overview']]);
  expect(read).toEqual(['credits', 'overview']);
});

it('events that change nothing read nothing', () => {
  reading.add([]);
  reading.add([['credits']]);
  expect(read).toEqual(['credits']);
});
