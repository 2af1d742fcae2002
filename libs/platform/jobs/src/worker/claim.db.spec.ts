import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { Database, Transaction } from '@reelsheet/platform-database';
import { testDatabase, testNats, type TestDatabase, type TestNats } from '@reelsheet/testing';
import { FairShares } from '../fair-shares/fair-shares.js';
import { ClaimRepository, type FairShare } from './claim.repository.js';
import { ClaimLost } from '../job.errors.js';
import { TRANSLATION, type Translator } from '../testing/translation.js';
import { startJobTestService } from '../testing/test-service.js';

const BURIED = 100_000;
const ORGANIZATIONS = 1_000;
/** For a machine that is busy with something else; to read what is buried takes several times as long. */
const SLACK_MS = 20;

let database: TestDatabase<'base'>;
let nats: TestNats;
let app: INestApplicationContext;
let claims: ClaimRepository;
let db: Database;

beforeAll(async () => {
  [database, nats] = await Promise.all([testDatabase({ services: ['base'] }), testNats()]);
  const translator = undefined as unknown as Translator;
  app = await startJobTestService({
    databaseUrl: database.urls.base,
    nats: nats.settingsOf('base-worker'),
    translator,
    runsJobs: false,
  });
  claims = app.get(ClaimRepository);
  db = app.get(Database);
});
afterAll(async () => {
  await app?.close();
  await nats?.stop();
  await database?.drop();
});
beforeEach(() => db.execute('TRUNCATE translation, fair_share'));

const insert = (organizationId: string, jobs: number, due = 'now()') =>
  db.execute(
    `INSERT INTO translation (organization_id, text, due_at, ready)
     SELECT ${organizationId}, 'Dear', ${due}, ${due} <= now() FROM generate_series(1, $1::bigint) AS n`,
    [jobs],
  );
const newRound = (
  shares: readonly (readonly [number, number])[] = [],
  targets: readonly (readonly [number, number])[] = [],
): FairShare => ({ lastKey: 0, running: { byShare: new Map(shares), byTarget: new Map(targets) } });
const take = async (position: FairShare, max: number = TRANSLATION.concurrency) =>
  (await claims.claim(TRANSLATION, max, position)).map(({ job }) => job.organizationId);

/** The fastest of many, in milliseconds: what others on the machine do shows in the rest. */
async function duration(work: () => Promise<unknown>): Promise<number> {
  const all: number[] = [];
  for (let round = 0; round < 25; round += 1) {
    const begun = performance.now();
    await work();
    all.push(performance.now() - begun);
  }
  return Math.min(...all);
}

describe('a claim', () => {
  it('gives the only job of a new organization precedence over the many of another', async () => {
    await insert('5', BURIED);
    await insert('9', 1);
    expect((await take(newRound())).filter((id) => id === 9)).toHaveLength(1);
  });

  it('passes an organization that has its share', async () => {
    await insert('5', 10);
    await insert('9', 10);
    const [share, max] = [TRANSLATION.perOrganization, TRANSLATION.concurrency];
    expect(await take(newRound([[5, share]]))).toEqual(Array(share).fill(9));
    expect((await take(newRound([[5, share - 1]]), max)).filter((id) => id === 5)).toHaveLength(1);
  });

  it('takes turns among many organizations, from where the last one ended', async () => {
    await insert(`n`, 10);
    const position = newRound();
    expect([...(await take(position)), ...(await take(position)), ...(await take(position))]).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
  });

  it('distributes jobs of the organizations of one founder as those of one organization', async () => {
    for (const id of [11, 12, 13]) await app.get(FairShares).set(id, 1);
    await insert('10 + (n % 3 + 1)', 30);
    await insert('20', 30);
    const position = newRound();
    const taken: number[] = [];
    for (let round = 0; round < 6; round += 1) taken.push(...(await take(position, 1)));
    expect(taken.map((id) => id === 20)).toEqual([false, true, false, true, false, true]);
    const share = TRANSLATION.perOrganization;
    expect(await take(newRound([[1, share]]))).toEqual(Array(share).fill(20));
  });

  it('finds the share of a row from before there were shares', async () => {
    await app.get(FairShares).set(11, 1);
    await insert('11', 1);
    await db.execute('UPDATE translation SET share_id = 0, ready = false');
    await db.execute('UPDATE translation SET ready = true');
    const [claimed] = await claims.claim(TRANSLATION, 1, newRound());
    expect(claimed!.job).toMatchObject({ organizationId: 11, shareId: 1 });
  });

  it('takes no longer with many jobs of the only organization', async () => {
    await insert('5', 100);
    await db.execute('ANALYZE translation');
    const alone = await duration(() => take(newRound()));
    await insert('5', BURIED);
    await db.execute('ANALYZE translation');
    expect(await duration(() => take(newRound()))).toBeLessThan(alone * 4 + SLACK_MS);
  });

  it('takes no longer with many new jobs that the statistics of the table do not include yet', async () => {
    await db.execute('ALTER TABLE translation SET (autovacuum_enabled = false)');
    await insert('5', 100);
    await db.execute('ANALYZE translation');
    const alone = await duration(() => take(newRound()));
    await insert('5', BURIED);
    await claims.findDue([TRANSLATION]);
    expect(await duration(() => take(newRound()))).toBeLessThan(alone * 4 + SLACK_MS);
  });

  it('takes no longer with many jobs of one organization, many organizations, or many that wait for later', async () => {
    await insert('n', 100);
    await db.execute('ANALYZE translation');
    const alone = await duration(() => take(newRound()));
    await insert('5', BURIED);
    await insert(`100 + n % ${ORGANIZATIONS}`, BURIED);
    await insert('10000 + n', BURIED, `now() + interval '1 day'`);
    await db.execute('ANALYZE translation');
    const position = newRound([[5, TRANSLATION.perOrganization]]);
    expect(await duration(() => take(position))).toBeLessThan(alone * 4 + SLACK_MS);
  });
});

describe('a claim of a kind with targets', () => {
  /** Uses the rounds of the table as targets. */
  const TARGETED = { ...TRANSLATION, perTarget: { of: 'round', column: 'round', max: 2 } };
  const insertFor = (organizationId: string, target: string, jobs: number) =>
    db.execute(
      `INSERT INTO translation (organization_id, round, text, ready)
       SELECT ${organizationId}, ${target}, 'Dear', true FROM generate_series(1, $1::bigint) AS n`,
      [jobs],
    );
  const takeFor = async (position: FairShare, max: number = TARGETED.concurrency) =>
    (await claims.claim(TARGETED, max, position)).map(({ job: { shareId, round } }) => [shareId, round]);

  beforeAll(() => db.execute('CREATE INDEX translation_target ON translation (share_id, round, due_at) WHERE ready'));
  afterAll(() => db.execute('DROP INDEX translation_target'));

  it('passes a target that has as many steps as it may have, but not the others of its share', async () => {
    await insertFor('5', '1', 10);
    await insertFor('5', '2', 10);
    const two = Array(2).fill([5, 2]);
    expect(await takeFor(newRound([[5, 0]], [[1, 2]]))).toEqual(two);
    expect(
      await takeFor(
        newRound(
          [[5, 0]],
          [
            [1, 2],
            [2, 1],
          ],
        ),
      ),
    ).toEqual([[5, 2]]);
    expect(
      await takeFor(
        newRound(
          [],
          [
            [1, 2],
            [2, 2],
          ],
        ),
      ),
    ).toEqual([]);
  });

  it('counts the targets of one founder for one share', async () => {
    for (const id of [11, 12, 13]) await app.get(FairShares).set(id, 1);
    await insertFor('11 + n % 3', 'n', 30);
    await insertFor('20', '100', 1);
    const taken = await takeFor(newRound());
    expect(taken.filter(([share]) => share === 1)).toHaveLength(TARGETED.perOrganization);
    expect(taken).toContainEqual([20, 100]);
    expect(await takeFor(newRound([[1, TARGETED.perOrganization]]))).toEqual([]);
  });

  it('reaches each target of a share, however many jobs those before it have', async () => {
    for (const target of [1, 2, 3, 4]) await insertFor('5', String(target), 100);
    const position = newRound();
    const taken = new Set<number>();
    for (let round = 0; round < 100; round += 1)
      for (const [, target] of await takeFor(position, 1)) taken.add(target!);
    expect([...taken].toSorted()).toEqual([1, 2, 3, 4]);
  });

  it('takes no longer with many jobs and targets', async () => {
    await insertFor('n', 'n', 100);
    await db.execute('ANALYZE translation');
    const alone = await duration(() => takeFor(newRound()));
    await insertFor('5', '7', BURIED);
    await insertFor('6', `n % ${ORGANIZATIONS}`, BURIED);
    await db.execute('ANALYZE translation');
    await claims.findDue([TRANSLATION]);
    const position = newRound([], [[7, 2]]);
    expect(await duration(() => takeFor(position))).toBeLessThan(alone * 4 + SLACK_MS);
  });
});

describe('a claim that no disk has yet', () => {
  it('is committed without a wait for the disk', async () => {
    await insert('n', 1);
    const transaction = app.get(Transaction);
    const after = await transaction.run(async () => {
      await db.execute('SET LOCAL synchronous_commit = on');
      await take(newRound());
      return db.manager.query<object[]>('SHOW synchronous_commit');
    });
    expect(after).toEqual([{ synchronous_commit: 'off' }]);
  });

  it('changes nothing once a crash has undone it, also where another has the job by then', async () => {
    await insert('n', 2);
    const next = async () => (await claims.claim(TRANSLATION, 1, newRound()))[0]!.job;
    const [job, other] = [await next(), await next()];
    const undo = () => db.execute(`UPDATE translation SET status = 'pending', claim = 0, due_at = now(), ready = true`);
    await undo();
    await expect(claims.write(TRANSLATION, job, { text: 'Yours' })).rejects.toThrow(ClaimLost);
    const again = await next();
    expect(again.id).toBe(job.id);
    await expect(claims.write(TRANSLATION, job, { text: 'Yours' })).rejects.toThrow(ClaimLost);
    expect(await claims.renew(TRANSLATION, job)).toBe(false);
    expect(await claims.complete(TRANSLATION, [job, other], { deleteRows: false })).toEqual(new Set());
    expect(await claims.write(TRANSLATION, again, { text: 'Dear' })).toMatchObject({ text: 'Dear' });
  });
});

describe('ends that are written together', () => {
  it.each([{ deleteRows: false }, { deleteRows: true }])('leave alone what others have by now (%p)', async (how) => {
    await insert('n', 4);
    const [held, taken, stopped] = (await claims.claim(TRANSLATION, 3, newRound())).map(({ job }) => job);
    await db.execute('UPDATE translation SET claim = claim + 1 WHERE id = $1', [taken!.id]);
    await db.execute(`UPDATE translation SET status = 'stopped' WHERE id = $1`, [stopped!.id]);
    expect(await claims.complete(TRANSLATION, [stopped!, held!, taken!], how)).toEqual(new Set([String(held!.id)]));
    const left = await db.manager.query<{ id: number; status: string }[]>(
      'SELECT id, status FROM translation ORDER BY id',
    );
    expect(left.filter(({ id }) => id === held!.id)).toEqual(
      how.deleteRows ? [] : [{ id: held!.id, status: 'completed' }],
    );
    expect(left.flatMap(({ id, status }) => (id === held!.id ? [] : [status]))).toEqual([
      'processing',
      'stopped',
      'pending',
    ]);
  });
});
