import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { testDatabase, type TestDatabase } from '@reelsheet/testing';
import pg from 'pg';
import { Column, DataSource, Entity, PrimaryColumn } from 'typeorm';
import { createDataSource } from '../data-source.js';
import { Database } from '../database.js';
import { integer } from '../pg-type.js';
import { row } from '../row-shape.js';
import { Transaction } from './transaction.js';

@Entity('jar')
class JarEntity {
  @PrimaryColumn('integer')
  id!: number;

  @Column('text')
  label!: string;
}

const Count = row({ count: integer() });

let server: TestDatabase<'base'>;
let source: DataSource;
let db: Database;
let transaction: Transaction;

beforeAll(async () => {
  server = await testDatabase({ services: ['base'] });
  const options = { service: 'base', url: server.urls.base, poolSize: 2, migrations: [] };
  source = await createDataSource({ ...options, entities: [JarEntity] }).initialize();
  db = new Database(source);
  transaction = new Transaction(source);
  await db.execute('CREATE TABLE jar (id integer PRIMARY KEY, label text NOT NULL)');
});
afterAll(async () => {
  await source?.destroy();
  await server?.drop();
});
beforeEach(async () => void (await db.execute('TRUNCATE jar')));

const add = (id: number) => db.execute(`INSERT INTO jar (id, label) VALUES ($1, 'jam')`, [id]);
const addAtCommit = (id: number) => db.executeAtCommit(`INSERT INTO jar (id, label) VALUES ($1, 'figs')`, [id]);
const count = async () => (await db.single(Count, 'SELECT count(*)::integer AS count FROM jar')).count;

/** Returns the first words of the statements of `work`, with a + before each that did not wait for the last one. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  let unanswered = 0;
  const query = onQuery(async (text, send, { pipeline }) => {
    sent.push(`${pipeline && unanswered > 0 ? '+' : ''}${text.split(' ')[0]}`);
    unanswered += 1;
    return send().finally(() => (unanswered -= 1));
  });
  try {
    await work();
    return sent;
  } finally {
    query.mockRestore();
  }
}

type Send = (changed?: string) => Promise<unknown>;

/** Hands the statements of all connections to `watch`, which sends them. */
function onQuery(watch: (text: string, send: Send, client: pg.Client) => Promise<unknown>) {
  const query = pg.Client.prototype.query as (...sent: unknown[]) => Promise<unknown>;
  return jest.spyOn(pg.Client.prototype as any, 'query').mockImplementation(function (this: pg.Client, ...sent: any[]) {
    const send: Send = (changed) => query.apply(this, changed ? [changed] : sent);
    return typeof sent.at(-1) === 'function' ? send() : watch(sent[0].text ?? sent[0], send, this);
  } as any);
}

describe('a transaction', () => {
  it('takes a connection for its first statement and commits with those that nobody waits for', async () => {
    const sent = await statementsOf(() =>
      transaction.run(async () => {
        await addAtCommit(1);
        await add(2);
        expect(await count()).toBe(1);
        await addAtCommit(3);
      }),
    );
    expect(sent).toEqual(['BEGIN', 'INSERT', 'SELECT', 'INSERT', '+INSERT', '+COMMIT']);
    expect(await count()).toBe(3);
  });

  it('sends nothing when it has no statement', async () => {
    expect(await statementsOf(() => transaction.run(async () => undefined))).toEqual([]);
    expect(await statementsOf(() => transaction.run(() => addAtCommit(1)))).toEqual(['BEGIN', 'INSERT', '+COMMIT']);
    expect(await count()).toBe(1);
  });

  it('keeps nothing when it throws, and none of its effects happens', async () => {
    const effect = jest.fn();
    const failing = transaction.run(async () => {
      await add(1);
      await addAtCommit(2);
      transaction.afterCommit(effect);
      throw new Error('the jar broke');
    });
    await expect(failing).rejects.toThrow('the jar broke');
    expect(await count()).toBe(0);
    expect(effect).not.toHaveBeenCalled();
  });

  it('keeps nothing when a statement fails, wherever that one is sent', async () => {
    await add(1);
    const effect = jest.fn();
    const attempts = [
      () => add(1),
      async () => {
        await add(2);
        await add(1);
      },
      async () => {
        await add(2);
        await addAtCommit(3);
        await addAtCommit(1);
        await addAtCommit(4);
      },
      () => addAtCommit(1),
    ];
    for (const attempt of attempts) {
      const run = () =>
        transaction.run(async () => {
          transaction.afterCommit(effect);
          await attempt();
        });
      for (let time = 0; time < 3; time += 1) await expect(run()).rejects.toMatchObject({ code: '23505' });
    }
    expect(await count()).toBe(1);
    expect(effect).not.toHaveBeenCalled();
  });

  it('is not committed after an error that its work ignored', async () => {
    await add(1);
    const effect = jest.fn();
    const failing = transaction.run(async () => {
      await add(2);
      await add(1).catch(() => undefined);
      transaction.afterCommit(effect);
    });
    await expect(failing).rejects.toThrow('was rolled back');
    expect(await count()).toBe(1);
    expect(effect).not.toHaveBeenCalled();
  });

  it('takes no value at its commit that the driver may be unable to send', async () => {
    const circular: unknown[] = [];
    circular.push({ circular });
    const failing = transaction.run(async () => {
      await add(1);
      await db.executeAtCommit('INSERT INTO jar (id, label) VALUES (2, $1)', [circular as never]);
    });
    await expect(failing).rejects.toThrow('plain values');
    expect(await count()).toBe(0);
  });

  it('contains the statements of TypeORM, also as its first ones', async () => {
    const jars = () => db.repository(JarEntity);
    const failing = transaction.run(async () => {
      await jars().save([
        { id: 1, label: 'jam' },
        { id: 2, label: 'figs' },
      ]);
      expect(await count()).toBe(2);
      expect(await jars().countBy({ label: 'figs' })).toBe(1);
      throw new Error('the jar broke');
    });
    await expect(failing).rejects.toThrow('the jar broke');
    expect(await count()).toBe(0);
    await transaction.run(() => jars().save({ id: 1, label: 'jam' }));
    expect(await count()).toBe(1);
  });

  it('sends together what is requested at the same time', async () => {
    const sent = await statementsOf(() =>
      transaction.run(async () => {
        expect(await Promise.all([add(1), add(2), count()])).toEqual([1, 1, 2]);
        expect(await Promise.all([count(), add(3)])).toEqual([2, 1]);
      }),
    );
    expect(sent).toEqual(['BEGIN', 'INSERT', '+INSERT', '+SELECT', 'SELECT', '+INSERT', 'COMMIT']);
    const failing = transaction.run(() => Promise.all([add(4), add(1), add(5)]));
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await count()).toBe(3);
  });

  it('contains what nobody awaited before its end, and nothing that comes after it', async () => {
    let late!: () => Promise<number>;
    let lateEntity!: () => Promise<unknown>;
    await transaction.run(async () => {
      void add(1);
      late = AsyncLocalStorage.bind(() => add(2));
      lateEntity = AsyncLocalStorage.bind(() => db.repository(JarEntity).insert({ id: 2, label: 'figs' }));
    });
    expect(await count()).toBe(1);
    await expect(late()).rejects.toThrow('has ended');
    await expect(lateEntity()).rejects.toThrow('has ended');
    const failing = transaction.run(() => Promise.all([Promise.reject(new Error('the jar broke')), add(3)]));
    await expect(failing).rejects.toThrow('the jar broke');
    expect(await count()).toBe(1);
  });

  it('sees one snapshot where it must', async () => {
    await transaction.runOnSnapshot(async () => {
      expect(await count()).toBe(0);
      await source.query(`INSERT INTO jar VALUES (1, 'jam')`);
      expect(await count()).toBe(0);
    });
    expect(await count()).toBe(1);
  });
});

describe('a transaction that breaks', () => {
  const works = async () => {
    for (let time = 10; time < 13; time += 1) await transaction.run(() => add(time));
    expect(await count()).toBe(3);
  };

  it('keeps nothing when its connection ends between two statements', async () => {
    const failing = transaction.run(async () => {
      await add(1);
      // Suites that run at the same time use databases of their own on this server.
      await source.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND state = 'idle in transaction'`,
      );
      await addAtCommit(2);
    });
    await expect(failing).rejects.toThrow();
    await works();
  });

  it('is no success when its connection ends before the commit is confirmed', async () => {
    const effect = jest.fn();
    const query = onQuery(async (text, send, client) => {
      const answer = send();
      if (text === 'COMMIT') client.connection.stream.destroy();
      return answer;
    });
    const failing = transaction.run(async () => {
      transaction.afterCommit(effect);
      await add(1);
      await addAtCommit(2);
    });
    await expect(failing).rejects.toThrow('Connection terminated');
    query.mockRestore();
    expect(effect).not.toHaveBeenCalled();
    await db.execute('TRUNCATE jar');
    await works();
  });

  it('runs no statement when it could not begin', async () => {
    const query = onQuery((text, send) => send(text === 'BEGIN' ? 'SELECT 1 / 0' : undefined));
    const failing = transaction.run(async () => {
      await addAtCommit(1);
      await Promise.all([add(2), add(3)]);
    });
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    query.mockRestore();
    expect(await count()).toBe(0);
    await works();
  });

  it('keeps nothing when one of the statements that were sent together takes too long', async () => {
    const failing = transaction.run(async () => {
      await db.execute(`SET LOCAL statement_timeout = 50`);
      await Promise.all([add(1), db.execute('SELECT pg_sleep(2)'), add(2)]);
    });
    await expect(failing).rejects.toMatchObject({ code: '57014' });
    await works();
  });

  it('keeps nothing of the one that Postgres ends because of a deadlock, and all of the other', async () => {
    await Promise.all([add(1), add(2)]);
    const label = (id: number) => db.execute(`UPDATE jar SET label = label || '!' WHERE id = $1`, [id]);
    const locked = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const update = (first: number, second: number) =>
      transaction.run(async () => {
        await label(first);
        locked[first - 1]!.resolve();
        await locked[second - 1]!.promise;
        await Promise.all([label(second), add(10 + first)]);
      });
    const outcomes = await Promise.allSettled([update(1, 2), update(2, 1)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(outcomes).toContainEqual({ status: 'rejected', reason: expect.objectContaining({ code: '40P01' }) });
    expect(await count()).toBe(3);
  });

  it('gives its locks back', async () => {
    const isFree = () => transaction.run(() => db.lockIfFree('jar', 1));
    const failing = transaction.run(async () => {
      await Promise.all([db.lock('jar', 1), add(1)]);
      throw new Error('the jar broke');
    });
    await expect(failing).rejects.toThrow('the jar broke');
    expect(await isFree()).toBe(true);
  });
});
