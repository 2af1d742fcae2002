import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testDatabase, type TestDatabase } from '@reelsheet/testing';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../data-source.js';
import { Database } from '../database.js';
import { integer } from '../pg-type.js';
import { row } from '../row-shape.js';
import { insideTransaction, joinsTransaction, Transaction } from './transaction.js';

let server: TestDatabase<'base'>;
let source: DataSource;
let db: Database;
let transaction: Transaction;

beforeAll(async () => {
  server = await testDatabase({ services: ['base'] });
  source = createDataSource({ service: 'base', url: server.urls.base, poolSize: 4, entities: [], migrations: [] });
  await source.initialize();
  [db, transaction] = [new Database(source), new Transaction(source)];
  await db.execute('CREATE TABLE number (number integer PRIMARY KEY)');
});
beforeEach(() => db.execute('DELETE FROM number'));
afterAll(async () => {
  await source?.destroy();
  await server?.drop();
});

const add = (number: number) => db.execute('INSERT INTO number VALUES ($1)', [number]);
const numbers = async () =>
  (await db.rows(row({ number: integer() }), 'SELECT number FROM number ORDER BY number')).map(({ number }) => number);
const cause = new Error('it fails');
const fail = () => Promise.reject(cause);

describe('a transaction that encloses others', () => {
  it('commits with them, and runs the effects of all afterwards', async () => {
    const effects: string[] = [];
    await transaction.enclose(async () => {
      await transaction.run(async () => {
        await add(1);
        transaction.afterCommit(() => effects.push('inner'));
      });
      await add(2);
      transaction.afterCommit(() => effects.push('outer'));
      expect(effects).toEqual([]);
    });
    expect([effects, await numbers()]).toEqual([
      ['inner', 'outer'],
      [1, 2],
    ]);
  });

  it('runs what they note for their commit with them, and what is noted outside of them at its own', async () => {
    const addAtCommit = (number: number) => db.executeAtCommit('INSERT INTO number VALUES ($1)', [number]);
    await transaction.enclose(async () => {
      await addAtCommit(1);
      await transaction.run(() => addAtCommit(2));
      expect(await numbers()).toEqual([2]);
      const repeated = transaction.run(async () => {
        await add(3);
        await addAtCommit(2);
      });
      await expect(repeated).rejects.toMatchObject({ code: '23505' });
    });
    expect(await numbers()).toEqual([1, 2]);
  });

  it('keeps nothing of one that ignored the error of a statement, and all of the others', async () => {
    await transaction.enclose(async () => {
      await transaction.run(() => add(1));
      const ignoring = transaction.run(async () => {
        await add(2);
        await add(1).catch(() => undefined);
      });
      await expect(ignoring).rejects.toMatchObject({ code: '25P02' });
      await transaction.run(() => add(3));
    });
    expect(await numbers()).toEqual([1, 3]);
  });

  it('undoes all of them when it fails', async () => {
    const work = transaction.enclose(async () => {
      await transaction.run(() => add(1));
      await add(2);
      await fail();
    });
    await expect(work).rejects.toBe(cause);
    expect(await numbers()).toEqual([]);
  });

  it('goes on after one of them has failed', async () => {
    const completed = await transaction.enclose(async (whole) => {
      await transaction.run(() => add(1).then(fail)).catch(() => undefined);
      const before = whole.hasCompletedAny;
      await transaction.run(() => add(2));
      return [before, whole.hasCompletedAny];
    });
    expect([completed, await numbers()]).toEqual([[false, true], [2]]);
  });

  it('runs them one after the other', async () => {
    await transaction.enclose(async () => {
      const works = [1, 2, 3].map((number) =>
        transaction.run(async () => {
          await add(number);
          if (number === 2) await fail();
        }),
      );
      await Promise.allSettled(works);
    });
    expect(await numbers()).toEqual([1, 3]);
  });

  it('is joined by statements, but is none that code can rely on', async () => {
    await transaction.enclose(async () => {
      expect([insideTransaction(), joinsTransaction()]).toEqual([false, true]);
      await transaction.run(async () => expect(insideTransaction()).toBe(true));
    });
    expect(joinsTransaction()).toBe(false);
  });

  it('is left by work that outlives it', async () => {
    const ended = Promise.withResolvers<void>();
    let later = Promise.resolve<unknown>(undefined);
    await transaction.enclose(async () => {
      later = ended.promise.then(() => transaction.run(() => add(7)));
    });
    ended.resolve();
    await later;
    expect(await numbers()).toEqual([7]);
  });

  it('waits for transactions that begin while it waits for others', async () => {
    const started = Promise.withResolvers<void>();
    let second = Promise.resolve<unknown>(undefined);
    await transaction.enclose(async () => {
      void started.promise.then(() => (second = transaction.run(() => add(2))));
      void transaction.run(() => add(1).then(() => started.resolve()));
    });
    expect(await numbers()).toEqual([1, 2]);
    await second;
  });

  it('shows one snapshot where it has one', async () => {
    const counts = await transaction.enclose(
      async () => {
        const before = await transaction.runOnSnapshot(numbers);
        await new Database(source).pool.query('INSERT INTO number VALUES (9)');
        return [before, await transaction.runOnSnapshot(numbers)];
      },
      { isSnapshot: true },
    );
    expect(counts).toEqual([[], []]);
    const without = transaction.enclose(() => transaction.runOnSnapshot(numbers));
    await expect(without).rejects.toThrow('has no snapshot');
  });

  it('begins in no other one', async () => {
    const again = () => transaction.enclose(async () => undefined);
    await expect(transaction.run(again)).rejects.toThrow('open already');
    await expect(transaction.enclose(again)).rejects.toThrow('open already');
  });
});
