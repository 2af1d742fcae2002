import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { createDataSource, Database, Transaction } from '@reelsheet/platform-database';
import { eventually, testDatabase, type TestDatabase } from '@reelsheet/testing';
import type { DataSource } from 'typeorm';
import { renderError } from '../error-filter.js';
import {
  MAX_STORED_ANSWERS,
  MAX_STORED_BYTES,
  MAX_STORED_BYTES_OF_USER,
  MAX_WAITING_OF_ORGANIZATION,
} from './idempotency-limits.js';
import { IdempotencyService, type KeyedWork } from './idempotency.service.js';
import { IdempotentAnswerEntity } from './idempotent-answer.entity.js';
import { IdempotentAnswerRepository } from './idempotent-answer.repository.js';
import { KeyLockRepository } from './key-lock.repository.js';
import { IdempotentAnswers1795695000000 } from './migrations/1795695000000-idempotent-answers.js';

let server: TestDatabase<'base'>;
let source: DataSource;
let db: Database;
let transaction: Transaction;
let answers: IdempotentAnswerRepository;
let service: IdempotencyService;

beforeAll(async () => {
  server = await testDatabase({ services: ['base'] });
  source = createDataSource({
    service: 'base',
    url: server.urls.base,
    poolSize: 6,
    entities: [IdempotentAnswerEntity],
    migrations: [IdempotentAnswers1795695000000],
  });
  await source.initialize();
  await source.runMigrations();
  [db, transaction] = [new Database(source), new Transaction(source)];
  answers = new IdempotentAnswerRepository(db);
  service = new IdempotencyService(answers, new KeyLockRepository(db), transaction, db);
  await db.execute('CREATE TABLE effect (id integer GENERATED ALWAYS AS IDENTITY)');
});
beforeEach(async () => {
  await db.execute('DELETE FROM effect');
  await db.execute('DELETE FROM idempotent_answer');
});
afterAll(async () => {
  await source?.destroy();
  await server?.drop();
});

const insert = () => transaction.run(() => db.execute('INSERT INTO effect DEFAULT VALUES'));
const effects = async () => Number((await source.query('SELECT count(*) FROM effect'))[0].count);
const kill = () => db.execute('SELECT pg_terminate_backend(pg_backend_pid())');

const work = (changes: Partial<KeyedWork> = {}): KeyedWork => ({
  userId: 7,
  tenant: 'organization 3',
  route: 'POST /things',
  key: 'first try',
  request: Buffer.from('a request'),
  repetition: 'transaction',
  run: async () => {
    await insert();
    return { status: 201, headers: { location: '/things/1' }, body: '{"id":1}' };
  },
  answerTo: (error) => renderError(error, {}),
  ...changes,
});
const codeOf = (error: unknown) => (error as DomainError).code;
const once = (changes?: Partial<KeyedWork>) => service.once(work(changes)).catch(codeOf);

describe.each(['transaction', 'steps'] as const)('a request with a key, stored by %s', (repetition) => {
  const send = (changes: Partial<KeyedWork> = {}) => once({ repetition, ...changes });

  it('is carried out once; a repetition returns the first answer', async () => {
    const first = { status: 201, headers: { location: '/things/1' }, body: '{"id":1}' };
    expect(await send()).toEqual({ ...first, isReplay: false });
    expect(await send()).toEqual({ ...first, isReplay: true });
    expect(await effects()).toBe(1);
  });

  it('is carried out once by many at the same time', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => send()));
    expect(all.filter((answer) => typeof answer === 'object' && !answer.isReplay)).toHaveLength(1);
    const others = new Set(all.map((answer) => (typeof answer === 'object' ? answer.status : answer)));
    expect([...others].filter((other) => other !== 201 && other !== 'idempotency_key_in_use')).toEqual([]);
    expect(await effects()).toBe(1);
  });

  it('is another one for another user, route or key', async () => {
    await send();
    for (const other of [{ userId: 8 }, { route: 'POST /others' }, { key: 'second try' }])
      expect(await send(other)).toMatchObject({ isReplay: false });
    expect(await effects()).toBe(4);
  });

  it('is rejected with another content', async () => {
    await send();
    expect(await send({ request: Buffer.from('another request') })).toBe('idempotency_key_reused');
    expect(await effects()).toBe(1);
  });

  it('is rejected while the first is under way', async () => {
    const [started, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = send({
      run: async () => {
        started.resolve();
        await end.promise;
        return { status: 200, headers: {}, body: null };
      },
    });
    await started.promise;
    expect(await send()).toBe('idempotency_key_in_use');
    end.resolve();
    expect(await first).toMatchObject({ status: 200, body: null });
    expect(await send()).toMatchObject({ status: 200, isReplay: true });
  });

  it('is carried out again after a rejection without effect', async () => {
    const run = () => Promise.reject(new DomainError(CommonErrors.validation));
    expect(await send({ run })).toBe('validation_error');
    expect(await send()).toMatchObject({ status: 201, isReplay: false });
  });

  it('stores no body that is too large', async () => {
    const body = 'x'.repeat(MAX_STORED_BYTES + 1);
    expect(await send({ run: async () => ({ status: 200, headers: {}, body }) })).toMatchObject({ body });
    expect(await send()).toBe('idempotency_answer_not_stored');
  });

  it('is forgotten after 24 hours', async () => {
    await send();
    await db.execute(`UPDATE idempotent_answer SET created_at = now() - interval '24 hours'`);
    expect(await send({ request: Buffer.from('another request') })).toMatchObject({ isReplay: false });
    expect(await effects()).toBe(2);
  });
});

it('a crash between effect and answer undoes the effect, and a repetition is carried out', async () => {
  const run = async () => {
    await insert();
    await kill();
    throw new Error('unreachable');
  };
  await expect(service.once(work({ run }))).rejects.toThrow();
  expect(await effects()).toBe(0);
  expect(await once()).toMatchObject({ isReplay: false });
  expect([await once(), await effects()]).toEqual([expect.objectContaining({ isReplay: true }), 1]);
});

/** Begins a request whose work ends with the returned function. */
async function begin(changes: Partial<KeyedWork> = {}) {
  const [started, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const answer = once({
    repetition: 'steps',
    run: async () => {
      started.resolve();
      await end.promise;
      await insert();
      return { status: 200, headers: {}, body: null };
    },
    ...changes,
  });
  await started.promise;
  return { answer, end: end.resolve };
}

const LOCK_CONNECTIONS = `SELECT DISTINCT pid FROM pg_locks
  WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

it('requests in steps share one connection, which belongs to the pool afterwards', async () => {
  const requests = await Promise.all(Array.from({ length: 20 }, (_, index) => begin({ key: `try ${index}` })));
  expect(await source.query(LOCK_CONNECTIONS)).toHaveLength(1);
  expect(await once()).toMatchObject({ status: 201 });
  for (const { end } of requests) end();
  for (const { answer } of requests) expect(await answer).toMatchObject({ status: 200 });
  expect(await source.query(LOCK_CONNECTIONS)).toEqual([]);
  expect(await effects()).toBe(21);
});

it('a request in steps whose lock is lost is not done by another process', async () => {
  const other = new IdempotencyService(answers, new KeyLockRepository(db), transaction, db);
  const first = await begin();
  const [{ pid }] = await source.query(LOCK_CONNECTIONS);
  await source.query('SELECT pg_terminate_backend($1)', [pid]);
  await eventually(async () => expect(await source.query(LOCK_CONNECTIONS)).toEqual([]));
  expect(await other.once(work({ repetition: 'steps' })).catch(codeOf)).toBe('idempotency_outcome_unknown');
  expect(await once({ repetition: 'steps', key: 'second try' })).toMatchObject({ status: 201 });
  first.end();
  expect(await first.answer).toMatchObject({ status: 200 });
  expect(await other.once(work({ repetition: 'steps' }))).toMatchObject({ status: 200, isReplay: true });
  expect(await effects()).toBe(2);
});

it('only one of two requests with a key begins, also without its lock', async () => {
  const key = { userId: 7, route: 'POST /things', keyHash: Buffer.from('a key') };
  expect(await answers.begin(key, Buffer.from('a request'))).toBe(true);
  expect(await answers.begin(key, Buffer.from('a request'))).toBe(false);
  await db.execute(`UPDATE idempotent_answer SET created_at = now() - interval '24 hours'`);
  expect(await answers.begin(key, Buffer.from('a request'))).toBe(true);
});

it('an error of ours in steps leaves an unknown outcome', async () => {
  const run = async () => {
    await insert();
    throw new DomainError(CommonErrors.unavailable);
  };
  expect(await once({ repetition: 'steps', run })).toBe('service_unavailable');
  expect(await once({ repetition: 'steps' })).toBe('idempotency_outcome_unknown');
  expect(await effects()).toBe(1);
});

it('stores no body that shows a secret, and has no effect again', async () => {
  expect(await once({ repetition: 'without_body' })).toMatchObject({ body: '{"id":1}' });
  expect(await source.query('SELECT status, body FROM idempotent_answer')).toEqual([{ status: 201, body: null }]);
  expect(await once({ repetition: 'without_body' })).toBe('idempotency_answer_not_stored');
  expect(await effects()).toBe(1);
});

it('a crash in steps leaves an unknown outcome, which is not repeated', async () => {
  const crash = new Error('the process ends here');
  const complete = answers.complete.bind(answers);
  answers.complete = () => Promise.reject(crash);
  try {
    await expect(service.once(work({ repetition: 'steps' }))).rejects.toBe(crash);
  } finally {
    answers.complete = complete;
  }
  expect(await once({ repetition: 'steps' })).toBe('idempotency_outcome_unknown');
  expect(await effects()).toBe(1);
});

it('stores an error after an effect, with the effect', async () => {
  const run = async () => {
    await insert();
    throw new DomainError(CommonErrors.conflict);
  };
  expect(await once({ run })).toBe('conflict');
  expect(await once()).toMatchObject({ status: 409, isReplay: true, body: expect.stringContaining('conflict') });
  expect(await effects()).toBe(1);
});

it('undoes everything with an error of ours', async () => {
  const run = async () => {
    await insert();
    throw new Error('a bug');
  };
  await expect(service.once(work({ run }))).rejects.toThrow('a bug');
  expect(await effects()).toBe(0);
  expect(await once()).toMatchObject({ status: 201, isReplay: false });
});

it('stores bodies that nobody can read without the key', async () => {
  await once({ run: async () => ({ status: 200, headers: {}, body: 'a secret address' }) });
  const [{ body, key_hash: hash }] = await source.query('SELECT body, key_hash FROM idempotent_answer');
  expect(body.includes('secret')).toBe(false);
  expect(hash.includes('first try')).toBe(false);
  expect(await once()).toMatchObject({ body: 'a secret address' });
});

it('limits the answers that are stored for a user', async () => {
  await db.execute(
    `INSERT INTO idempotent_answer (user_id, route, key_hash, request)
     SELECT 7, 'POST /things', sha256(n::text::bytea), '' FROM generate_series(1, $1) AS n`,
    [MAX_STORED_ANSWERS],
  );
  expect(await once()).toBe('rate_limited');
  expect(await once({ userId: 8 })).toMatchObject({ isReplay: false });
});

it('limits the bytes that are stored for a user', async () => {
  const count = MAX_STORED_BYTES_OF_USER / MAX_STORED_BYTES;
  await db.execute(
    `INSERT INTO idempotent_answer (user_id, route, key_hash, request, status, body)
     SELECT 7, 'POST /things', sha256(n::text::bytea), '', 200, decode(repeat('00', $2), 'hex')
     FROM generate_series(1, $1) AS n`,
    [count, MAX_STORED_BYTES],
  );
  expect(await once()).toBe('rate_limited');
  expect(await once({ userId: 8 })).toMatchObject({ isReplay: false });
});

it('takes no more waiting requests of an organization than its limit', async () => {
  const all = Array.from({ length: MAX_WAITING_OF_ORGANIZATION + 10 }, (_, index) => once({ key: `try ${index}` }));
  const other = once({ key: 'of others', tenant: 'organization 4' });
  const outcomes = await Promise.all(all);
  expect(outcomes.filter((outcome) => outcome === 'service_unavailable')).not.toEqual([]);
  expect(outcomes.filter((outcome) => typeof outcome === 'object').length).toBeGreaterThanOrEqual(
    MAX_WAITING_OF_ORGANIZATION,
  );
  expect(await other).toMatchObject({ status: 201 });
});

it('deletes old answers', async () => {
  await once();
  await once({ key: 'second try' });
  await db.execute(`UPDATE idempotent_answer SET created_at = now() - interval '25 hours' WHERE status = 201`);
  await once({ key: 'third try' });
  await answers.deleteAllOld();
  expect(await source.query('SELECT status FROM idempotent_answer')).toHaveLength(1);
});
