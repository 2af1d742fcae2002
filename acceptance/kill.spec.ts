import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { request } from '@reelsheet/testing';
import { Fleet } from './fleet.js';
import { chargedTwice, readLedger, sum } from './ledger.js';
import { madeTwice } from './vendor-log.js';

interface Kill {
  /** Line of the demo's output that triggers the kill. */
  readonly at: RegExp;
  readonly targets: readonly string[];
  /** Milliseconds between the line and the kill, so that the following work has started. */
  readonly delay?: number;
}

/** Kills every process at least once, and in each step of the demo the process that works on it. */
const KILLS: readonly Kill[] = [
  { at: /creating an agent/, targets: ['base'] },
  { at: /researching/, targets: ['agent-worker'], delay: 300 },
  { at: /✓ idea/, targets: ['agent'] },
  { at: /✓ approved/, targets: ['core'] },
  { at: /✓ vidsheet/, targets: ['base-worker'], delay: 300 },
  { at: /✓ hook/, targets: ['nats'] },
  { at: /✓ script/, targets: ['postgres'] },
  { at: /✓ image prompt/, targets: ['core-worker'] },
  { at: /✓ video prompt/, targets: ['base-worker'], delay: 2_500 },
  { at: /✓ clip/, targets: ['upload'] },
  { at: /✓ second picture/, targets: ['upload-worker'] },
  { at: /5 export/, targets: ['base-worker'], delay: 8_000 },
  { at: /✓ rendered/, targets: ['base'] },
  { at: /✓ connected videohost/, targets: ['base-worker'], delay: 700 },
];

describe('the demo while every process is killed', () => {
  let fleet: Fleet;

  beforeAll(async () => {
    fleet = await Fleet.start(1_200);
  });
  afterAll(() => fleet?.stop());

  it('succeeds, accounts for every credit and does nothing twice', async () => {
    const kills = [...KILLS];
    const struck: Promise<void>[] = [];
    const { status, lines } = await fleet.demo('learning to whistle', (line) => {
      const index = kills.findIndex(({ at }) => at.test(line));
      if (index >= 0) struck.push(killRepeatedly(fleet, kills.splice(index, 1)[0]!));
    });
    await Promise.all(struck);
    expect({ status, lines: status === 0 ? [] : lines }).toEqual({ status: 0, lines: [] });
    expect(kills).toEqual([]);

    const book = await readLedger(fleet);
    expect(book.held).toBe(0);
    expect(Math.round(book.balance * 1e6)).toBe(sum(book, 'grant') - sum(book, 'capture'));
    expect(sum(book, 'hold')).toBe(sum(book, 'capture') + sum(book, 'release'));
    expect(chargedTwice(book)).toEqual([]);
    expect(await madeTwice(fleet)).toEqual([]);
    expect((await request('GET', `${fleet.file.sandbox_url}/posts`)).body).toHaveLength(3);
  }, 900_000);
});

async function killRepeatedly(fleet: Fleet, { targets, delay = 0 }: Kill): Promise<void> {
  await sleep(delay);
  for (const target of targets) process.kill(fleet.file.pids[target]!, 'SIGKILL');
}
