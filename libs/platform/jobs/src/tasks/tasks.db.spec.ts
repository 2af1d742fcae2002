import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { Database, Transaction } from '@reelsheet/platform-database';
import { eventually, testDatabase, testNats, type TestDatabase, type TestNats } from '@reelsheet/testing';
import { RunsTask, taskKind, Tasks, type TaskHandler } from '../index.js';
import { startJobTestService } from '../testing/test-service.js';

const sweep = taskKind<{ name: string }>('sweep');

let swept: string[];
let react: () => void | 'again' | Promise<void>;

@RunsTask(sweep)
class Sweep implements TaskHandler<{ name: string }> {
  async run({ name }: { name: string }): Promise<void | 'again'> {
    swept.push(name);
    return react();
  }
}

let database: TestDatabase<'base'>;
let nats: TestNats;
let app: INestApplicationContext;
let tasks: Tasks;
let db: Database;

beforeAll(async () => {
  [database, nats] = await Promise.all([testDatabase({ services: ['base'] }), testNats()]);
});
afterAll(async () => {
  await nats?.stop();
  await database?.drop();
});
beforeEach(async () => {
  swept = [];
  react = () => undefined;
  const translator = { submit: async () => undefined, isDone: async () => true };
  app = await startJobTestService({
    databaseUrl: database.urls.base,
    nats: nats.settingsOf('base-worker'),
    translator,
    providers: [Sweep],
  });
  tasks = app.get(Tasks);
  db = app.get(Database);
  await db.manager.query('TRUNCATE task');
});
afterEach(() => app.close());

const waiting = () =>
  db.manager.query<{ status: string; failed_reason: string }[]>('SELECT status, failed_reason FROM task');
const untilGone = () => eventually(async () => expect(await waiting()).toEqual([]));
const anHourFromNow = () => new Date(Date.now() + 3_600_000);

describe('a task', () => {
  it('is done once what caused it has committed, and leaves nothing', async () => {
    const failing = app.get(Transaction).run(async () => {
      await tasks.schedule(sweep, { name: 'attic' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await tasks.scheduleMany(sweep, [{ name: 'hall' }, { name: 'cellar' }]);
    await eventually(() => expect(swept.toSorted()).toEqual(['cellar', 'hall']));
    await untilGone();
  });

  it('is done again after an error', async () => {
    react = () => {
      if (swept.length === 1) throw new Error('the broom is broken');
    };
    await tasks.schedule(sweep, { name: 'hall' });
    await eventually(() => expect(swept).toEqual(['hall', 'hall']));
    await untilGone();
  });

  it('that asks for more time lets others go first', async () => {
    react = () => (swept.filter((name) => name === 'hall').length < 3 ? 'again' : undefined);
    await tasks.schedule(sweep, { name: 'hall' });
    await untilGone();
    expect(swept).toEqual(['hall', 'hall', 'hall']);
  });

  it('that can never succeed stays for an operator', async () => {
    react = () => {
      throw new DomainError(CommonErrors.notFound, 'there is no such room');
    };
    await tasks.schedule(sweep, { name: 'hall' });
    await eventually(async () =>
      expect(await waiting()).toEqual([{ status: 'failed', failed_reason: 'there is no such room' }]),
    );
    expect(swept).toEqual(['hall']);
  });

  it('with a key exists once, waits for its earliest time, and can be cancelled', async () => {
    const key = ({ name }: { name: string }) => name;
    await tasks.schedule(sweep, { name: 'hall' }, { key, notBefore: anHourFromNow() });
    await tasks.schedule(sweep, { name: 'cellar' }, { key, notBefore: anHourFromNow() });
    await tasks.cancel(sweep, ['cellar']);
    expect(await waiting()).toHaveLength(1);
    expect(swept).toEqual([]);
    await tasks.schedule(sweep, { name: 'hall' }, { key });
    await untilGone();
    expect(swept).toEqual(['hall']);
  });

  it('with a key is known to be due at its time, unless it was scheduled for an earlier one', async () => {
    const key = ({ name }: { name: string }) => name;
    const inAnHour = anHourFromNow();
    const schedule = (notBefore: Date) => tasks.schedule(sweep, { name: 'hall' }, { key, notBefore });
    expect(await schedule(inAnHour)).toBe(true);
    expect(await schedule(new Date(inAnHour.getTime() + 1_000))).toBe(false);
    expect(await schedule(new Date(inAnHour.getTime() - 1_000))).toBe(true);
    await tasks.cancel(sweep, ['hall']);
  });

  it('with a key that is scheduled while it is under way is done once more', async () => {
    const key = ({ name }: { name: string }) => name;
    let release = () => {};
    const cleaned = new Promise<void>((resolve) => (release = resolve));
    react = () => (swept.length === 1 ? cleaned : undefined);
    await tasks.schedule(sweep, { name: 'hall' }, { key });
    await eventually(() => expect(swept).toEqual(['hall']));
    await app.get(Transaction).run(async () => {
      await tasks.schedule(sweep, { name: 'hall' }, { key });
      await tasks.schedule(sweep, { name: 'hall' }, { key });
    });
    expect(await waiting()).toHaveLength(2);
    release();
    await untilGone();
    expect(swept).toEqual(['hall', 'hall']);
  });
});
