import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { Database } from '@reelsheet/platform-database';
import {
  describeApi,
  IDEMPOTENCY,
  IdempotentAnswerRepository,
  type DescribedRepetition,
} from '@reelsheet/platform-http';
import { DeclaredRoute } from '@reelsheet/testing';
import type pg from 'pg';
import { buildFixture, joinAs, type AccessFixture } from '../support/guarded-fixture.js';
import { BaseUnderTest } from '../support/harness.js';
import { sendRoute } from '../support/send-route.js';
import { storedRows, type StoredRows } from '../support/stored-rows.js';

let base: BaseUnderTest;
let admin: pg.Client;
let fixture: AccessFixture;
let posts: { route: DeclaredRoute; answer: DescribedRepetition['answer'] }[];
let answers: IdempotentAnswerRepository;
let db: Database;

beforeAll(async () => {
  base = await BaseUnderTest.start();
  admin = await base.administrator();
  fixture = await buildFixture(base, admin);
  db = base.http.get(Database, { strict: false });
  answers = base.http.get(IdempotentAnswerRepository, { strict: false });
  const document = describeApi(base.http, 'base', base.url);
  posts = DeclaredRoute.all(document).flatMap((route) => {
    const operation = document.paths[route.path]!.post as { [IDEMPOTENCY]?: DescribedRepetition } | undefined;
    const answer = operation?.[IDEMPOTENCY]?.answer;
    const isAlias = route.path.startsWith('/vidsheet');
    return route.method === 'POST' && answer !== undefined && !isAlias ? [{ route, answer }] : [];
  });
});
afterAll(() => base?.stop());

const send = (route: DeclaredRoute, key: string) =>
  sendRoute(base, route, fixture.owner.key, fixture, fixture, { headers: { 'Idempotency-Key': key } });
type Answer = Awaited<ReturnType<typeof send>>;

const shown = ({ status, body }: Answer) => ({ status, body: body as unknown });
/** An error of ours, other than that a vendor or another service does not answer here. */
const isInternal = ({ status }: Answer) => status === 500;
const isDone = ({ status }: Answer) => status < 300;
const isReplay = ({ headers }: Answer) => headers.get('idempotent-replay') === 'true';
const codeOf = ({ body }: Answer) => (body as { error_code?: string } | undefined)?.error_code;

/** Returns how many rows each table has gained and lost. */
async function changesBy<T>(work: () => Promise<T>): Promise<[T, StoredRows]> {
  const before = await storedRows(admin);
  const result = await work();
  const after = await storedRows(admin);
  const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
  return [result, Object.fromEntries(changed.map((table) => [table, after[table]! - before[table]!]))];
}

/** Replaces a method of the repository while `work` runs. */
async function withFault<T>(
  method: 'insert' | 'complete',
  fault: () => Promise<void>,
  work: () => Promise<T>,
): Promise<T> {
  const replaced = jest.spyOn(answers, method).mockImplementation(fault);
  try {
    return await work();
  } finally {
    replaced.mockRestore();
  }
}

/** Leaves out tables that others do not have, because workers change some at any time. */
const within = (changes: StoredRows, others: StoredRows): StoredRows =>
  Object.fromEntries(Object.entries(changes).filter(([table]) => table in others));

const stored = (answer: string) => posts.filter((each) => each.answer === answer).map(({ route }) => route);

describe('every POST of the document that stores its answer', () => {
  it('has one effect when it is sent twice at once, and returns the first answer later', async () => {
    const done: string[] = [];
    for (const { route, answer } of posts.filter((each) => each.answer !== 'none')) {
      const [pair, gained] = await changesBy(() => Promise.all([send(route, 'pair'), send(route, 'pair')]));
      expect([route.name, pair.filter(isInternal)]).toEqual([route.name, []]);
      const first = pair.find((each) => isDone(each) && !isReplay(each));
      if (!first) continue;
      done.push(route.name);
      const other = pair.find((each) => each !== first)!;
      const isRepetition = (repetition: Answer) =>
        answer === 'without_body'
          ? codeOf(repetition) === 'idempotency_answer_not_stored'
          : isReplay(repetition) && isDeepStrictEqual(shown(repetition), shown(first));
      if (codeOf(other) !== 'idempotency_key_in_use')
        expect([route.name, shown(other), isRepetition(other)]).toEqual([route.name, shown(other), true]);
      const [later, again] = await changesBy(() => send(route, 'pair'));
      expect([route.name, shown(later), isRepetition(later)]).toEqual([route.name, shown(later), true]);
      expect([route.name, within(again, gained)]).toEqual([route.name, {}]);
      const [single, gainedAlone] = await changesBy(() => send(route, 'alone'));
      // The pair has added as many rows as one request does.
      if (isDone(single))
        expect([route.name, within(gained, gainedAlone)]).toEqual([route.name, within(gainedAlone, gained)]);
    }
    expect(done).toEqual(expect.arrayContaining(['POST /agents', 'POST /autocontentengine', 'POST /persisted_tokens']));
    expect(done.length).toBeGreaterThan(10);
  });

  it('has no effect when the process ends between effect and answer, and is done by a repetition', async () => {
    for (const route of ['transaction', 'snapshot', 'without_body'].flatMap(stored)) {
      let started = false;
      const crash = async () => {
        started = true;
        // Ends the connection of the request, as the end of its process does.
        await db.execute('SELECT pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
        throw new DomainError(CommonErrors.unavailable);
      };
      const [, lost] = await changesBy(() => withFault('insert', crash, () => send(route, 'crash')));
      if (!started) continue;
      expect([route.name, lost]).toEqual([route.name, {}]);
      const first = await send(route, 'crash');
      if (!isDone(first)) continue;
      expect([route.name, isReplay(first)]).toEqual([route.name, false]);
      const [, again] = await changesBy(() => send(route, 'crash'));
      expect([route.name, again]).toEqual([route.name, {}]);
    }
  });

  it('is not repeated after such an end where its effects reach further', async () => {
    const crash = () => Promise.reject(new DomainError(CommonErrors.unavailable));
    for (const route of stored('steps')) {
      const { status } = await withFault('complete', crash, () => send(route, 'crash'));
      if (status < 500) continue;
      const [later, gained] = await changesBy(() => send(route, 'crash'));
      expect([route.name, codeOf(later), gained]).toEqual([route.name, 'idempotency_outcome_unknown', {}]);
    }
  });
});

const newSheet = (person: { key: string }, agentId: number, headers: Record<string, string>) =>
  base.call('POST', `/vidsheet?agent_id=${agentId}`, {
    key: person.key,
    headers,
    body: { spreadsheet: { title: 'Once' } },
  });

it('a removed member gets no earlier answer', async () => {
  const member = await joinAs(base, fixture, 'editor');
  const key = { 'Idempotency-Key': 'member' };
  expect((await newSheet(member, fixture.agentId, key)).status).toBe(201);
  const { organizationId, owner } = fixture;
  await base.call('DELETE', `/organizations/${organizationId}/members/${member.id}`, { key: owner.key });
  const later = await newSheet(member, fixture.agentId, key);
  expect([later.status, later.headers.get('idempotent-replay')]).toEqual([422, null]);
});

it('the key of one user is another one for others', async () => {
  const member = await joinAs(base, fixture, 'editor');
  const key = { 'Idempotency-Key': 'shared' };
  const [mine, theirs] = [
    await newSheet(fixture.owner, fixture.agentId, key),
    await newSheet(member, fixture.agentId, key),
  ];
  expect(theirs.body).not.toEqual(mine.body);
  expect(theirs.headers.get('idempotent-replay')).toBeNull();
});

it('another request with the key is rejected', async () => {
  const agent = (name: string, key: string) =>
    base.call('POST', '/agents', {
      key: fixture.owner.key,
      headers: { 'Idempotency-Key': key },
      body: { agent: { name } },
    });
  expect((await agent('One', 'other')).status).toBe(201);
  expect(await agent('Two', 'other')).toMatchObject({ status: 422, body: { error_code: 'idempotency_key_reused' } });
});

it('a rejected request may be corrected under its key', async () => {
  const call = (body: object) =>
    base.call('POST', '/organizations', { key: fixture.owner.key, headers: { 'Idempotency-Key': 'fixed' }, body });
  expect((await call({ organization: {} })).status).toBe(422);
  expect((await call({ organization: { name: 'Corrected' } })).status).toBe(201);
});

it.each([
  ['an empty one', ''],
  ['a long one', 'x'.repeat(256)],
  ['one beyond ASCII', 'é'],
])('%s is rejected', async (_, key) => {
  const { status, body } = await newSheet(fixture.owner, fixture.agentId, { 'Idempotency-Key': key });
  expect({ status, body }).toMatchObject({
    status: 422,
    body: { error_code: 'validation_error', errors: [{ field: 'Idempotency-Key' }] },
  });
});
