import { beforeEach, describe, expect, it } from '@jest/globals';
import { DeliveryGroups } from './delivery-groups.js';

let handled: string[];
let ends: (() => void)[];
let groups: DeliveryGroups<string>;

const nextTick = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

beforeEach(() => {
  handled = [];
  ends = [];
  groups = new DeliveryGroups(2, (deliveries) => {
    handled.push(deliveries.join());
    return new Promise((resolve) => ends.push(resolve));
  });
});

const add = (...deliveries: string[]) => {
  for (const delivery of deliveries) groups.add(delivery[0]!, delivery);
};

describe('deliveries of a key', () => {
  it('that arrive at once are handled together', async () => {
    add('a1', 'b1', 'a2');
    await nextTick();
    expect(handled).toEqual(['a1,a2', 'b1']);
  });

  it('wait for those that are handled, and for others to end', async () => {
    add('a1', 'b1');
    await nextTick();
    add('a2', 'c1', 'a3');
    await nextTick();
    expect(handled).toEqual(['a1', 'b1']);
    ends[0]!();
    await nextTick();
    expect(handled).toEqual(['a1', 'b1', 'a2,a3']);
    ends[1]!();
    await nextTick();
    expect(handled).toEqual(['a1', 'b1', 'a2,a3', 'c1']);
  });

  it('that have not started are given back, and the others are waited for', async () => {
    add('a1');
    await nextTick();
    add('a2', 'b1');
    expect(groups.held()).toEqual(['a2', 'b1', 'a1']);
    expect(groups.takeWaiting()).toEqual(['a2', 'b1']);
    expect(groups.held()).toEqual(['a1']);
    let hasEnded = false;
    const ended = groups.ended().then(() => (hasEnded = true));
    await nextTick();
    expect(hasEnded).toBe(false);
    ends[0]!();
    await ended;
    expect(handled).toEqual(['a1']);
  });
});
