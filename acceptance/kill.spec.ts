import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Fleet } from './fleet.js';
import { chargedTwice, readBook, sum } from './ledger.js';

/** Killed in this order, each when the demo has said so many more lines. */
const VICTIMS = ['agent-worker', 'agent', 'core', 'base', 'nats', 'base-worker', 'postgres', 'upload', 'base-worker', 'upload-worker', 'core-worker', 'base', 'base-worker'];

describe('the demo while everything is killed once', () => {
  let fleet: Fleet;

  beforeAll(async () => {
    fleet = await Fleet.start(1_200);
  }, 180_000);
  afterAll(() => fleet?.stop(), 60_000);

  it('ends well, with every credit accounted for and nothing done twice', async () => {
    const killed: string[] = [];
    const victims = [...VICTIMS];
    const { status, lines } = await fleet.demo('learning to whistle', () => {
      const victim = victims.shift();
      const pid = victim && fleet.file.pids[victim];
      if (!pid) return;
      killed.push(victim);
      process.kill(pid, 'SIGKILL');
    });
    expect({ status, lines: status === 0 ? [] : lines }).toEqual({ status: 0, lines: [] });
    expect(killed).toEqual(VICTIMS);

    const book = await readBook(fleet);
    expect(book.held).toBe(0);
    expect(Math.round(book.balance * 1e6)).toBe(sum(book, 'grant') - sum(book, 'capture'));
    expect(chargedTwice(book)).toEqual([]);

    const { sandbox_url } = fleet.file;
    const effects = (await fleet.call('GET', `${sandbox_url}/log`)).body as { idempotency_key: string | null; replay: boolean; status: number }[];
    const keys = effects.filter(({ idempotency_key, replay, status: code }) => idempotency_key && !replay && code === 200).map(({ idempotency_key }) => idempotency_key);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    const posts = (await fleet.call('GET', `${sandbox_url}/posts`)).body as unknown[];
    expect(posts).toHaveLength(3);
  }, 900_000);
});
