import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { CommonErrors, DomainError, toMicro } from '@reelsheet/kernel';
import { CreditGate } from '@reelsheet/platform-credits';
import { Database } from '@reelsheet/platform-database';
import { eventually } from '@reelsheet/testing';
import { CreditMetrics } from '../../src/billing/credits/credit-metrics.js';
import { LedgerRepository } from '../../src/billing/credits/ledger.repository.js';
import { BaseUnderTest, OPERATOR_KEY, WORKER_POOL_SIZE, type Person } from '../support/harness.js';

describe('credits', () => {
  let base: BaseUnderTest;
  let person: Person;
  let gate: CreditGate;

  beforeAll(async () => {
    base = await BaseUnderTest.start();
    person = await base.person();
    gate = base.http.get(CreditGate, { strict: false });
  });
  afterAll(() => base.stop());

  const statement = async () =>
    (await base.call('GET', `/organizations/${person.personalId}/credits`, { key: person.key })).body;

  it('grants once for each key, even concurrently', async () => {
    const body = { organization_id: person.personalId, amount: 100.5, reason: 'welcome', idempotency_key: 'welcome-1' };
    const grants = await Promise.all(
      Array.from({ length: 6 }, () =>
        base.call('POST', '/operator/credit_grants', { headers: { 'X-Operator-Key': OPERATOR_KEY }, body }),
      ),
    );
    expect(new Set(grants.map(({ status, body: answer }) => JSON.stringify([status, answer]))).size).toBe(1);
    expect(await statement()).toMatchObject({
      balance: 100.5,
      held: 0,
      available: 100.5,
      entries: [{ kind: 'grant', amount: 100.5 }],
    });
  });

  it.each([
    ['a wrong key', { 'X-Operator-Key': 'guess' }, {}, 401, 'unauthorized'],
    ['no amount', { 'X-Operator-Key': OPERATOR_KEY }, { amount: undefined }, 422, 'validation_error'],
    ['a seventh decimal', { 'X-Operator-Key': OPERATOR_KEY }, { amount: 1.0000001 }, 422, 'validation_error'],
    [
      'an unknown organization',
      { 'X-Operator-Key': OPERATOR_KEY },
      { organization_id: 999_999 },
      422,
      'organization_not_found',
    ],
  ])('rejects a grant with %s', async (_, headers, change, status, error_code) => {
    const body = {
      organization_id: person.personalId,
      amount: 1,
      reason: 'x',
      idempotency_key: `k-${status}-${error_code}`,
      ...change,
    };
    expect(await base.call('POST', '/operator/credit_grants', { headers: headers, body })).toMatchObject({
      status,
      body: { error_code },
    });
  });

  it('holds, captures and releases each reference once', async () => {
    const charge = { organizationId: person.personalId, reference: 'generation:1', amount: toMicro(10) };
    await Promise.all([gate.hold(charge), gate.hold(charge), gate.hold(charge)]);
    expect(await statement()).toMatchObject({ balance: 100.5, held: 10, available: 90.5 });
    await Promise.all([
      gate.capture({ ...charge, amount: toMicro(4) }),
      gate.capture({ ...charge, amount: toMicro(4) }),
      gate.release(charge),
    ]);
    const { balance, held, available, entries } = await statement();
    const captured = entries.some(({ kind }) => kind === 'capture');
    expect({ balance, held, available }).toEqual(
      captured ? { balance: 96.5, held: 0, available: 96.5 } : { balance: 100.5, held: 0, available: 100.5 },
    );
  });

  it('never become negative with 64 concurrent callers, and every posting sums to zero', async () => {
    const spender = await base.person();
    await base.grant(spender.personalId, 100);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 64 }, async (_, index) => {
        const charge = {
          organizationId: spender.personalId,
          reference: `generation:${1_000 + index}`,
          amount: toMicro(3),
        };
        await gate.hold(charge);
        if (index % 3 === 0) await gate.release(charge);
        else await gate.capture({ ...charge, amount: toMicro(2.5) });
      }),
    );
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect((outcome.reason as DomainError).is(CommonErrors.insufficientCredits)).toBe(true);
    const { balance, held, available } = (
      await base.call('GET', `/organizations/${spender.personalId}/credits`, { key: spender.key })
    ).body;
    const [sums] = await base.http
      .get(Database, { strict: false })
      .manager.query<{ total: number; captured: number; open: number }[]>(
        `SELECT (SELECT coalesce(sum(amount), 0)::bigint FROM ledger_posting) AS total,
              (SELECT coalesce(sum(amount), 0)::bigint FROM ledger_entry
              WHERE organization_id = $1 AND kind = 'capture') AS captured,
              (SELECT count(*)::int FROM credit_hold WHERE organization_id = $1 AND is_open) AS open`,
        [spender.personalId],
      );
    expect(sums).toMatchObject({ total: 0, open: 0 });
    expect({ held, sum: toMicro(balance) + sums!.captured, available }).toEqual({
      held: 0,
      sum: toMicro(100),
      available: balance,
    });
    expect(balance).toBeGreaterThanOrEqual(0);
  });

  describe('concurrent holds', () => {
    const spender = async (credits: number): Promise<number> => {
      const { personalId } = await base.person();
      await base.grant(personalId, credits);
      return personalId;
    };
    const holdOf = (organizationId: number, index: number, amount = toMicro(3)) => ({
      organizationId,
      reference: `run:${organizationId}-${index}`,
      amount,
    });
    const holdMany = async (organizationId: number, amounts: readonly number[]) => {
      const holds = amounts.map((amount, index) => gate.hold(holdOf(organizationId, index, amount)));
      const outcomes = await Promise.allSettled(holds);
      return outcomes.map((outcome) => (outcome.status === 'fulfilled' ? 'held' : outcome.reason));
    };
    const many = (amount = toMicro(3)) => Array.from({ length: 64 }, () => amount);
    /** Returns the open holds, and the sums of the account and the ledger. */
    const ledgerStateOf = async (organizationId: number) =>
      base.http.get(Database, { strict: false }).manager.query(
        `SELECT available, held,
                (SELECT count(*)::int FROM credit_hold WHERE organization_id = $1 AND is_open) AS open,
                (SELECT coalesce(sum(amount), 0)::bigint FROM credit_hold
                WHERE organization_id = $1 AND is_open) AS held_open,
                (SELECT count(*)::int FROM ledger_entry WHERE organization_id = $1 AND kind = 'hold') AS entries,
                (SELECT count(*)::int FROM (SELECT FROM ledger_entry JOIN ledger_posting ON entry_id = id
                WHERE organization_id = $1
                   GROUP BY id HAVING sum(ledger_posting.amount) <> 0 OR count(*) <> 2) AS uneven) AS uneven,
                (SELECT sum(ledger_posting.amount)::bigint FROM ledger_entry JOIN ledger_posting ON entry_id = id
                   WHERE organization_id = $1 AND account = 'available') AS available_booked
         FROM credit_account WHERE organization_id = $1`,
        [organizationId],
      );
    const book = (organizationId: number, open: number, left: number, heldNow: number) =>
      expect(ledgerStateOf(organizationId)).resolves.toEqual([
        {
          available: toMicro(left),
          held: toMicro(heldNow),
          held_open: toMicro(heldNow),
          available_booked: toMicro(left),
          open,
          entries: open,
          uneven: 0,
        },
      ]);
    let repository: LedgerRepository;
    beforeAll(() => {
      repository = base.http.get(LedgerRepository, { strict: false });
    });
    afterEach(() => void jest.restoreAllMocks());

    it('are written together for one organization, and in parallel for another', async () => {
      const [one, other] = [await spender(192), await spender(192)];
      const written = jest.spyOn(repository, 'book');
      const outcomes = await Promise.all([holdMany(one, many()), holdMany(other, many())]);
      expect(new Set(outcomes.flat())).toEqual(new Set(['held']));
      expect(written.mock.calls.length).toBeLessThanOrEqual(4);
      await book(one, 64, 0, 192);
      await book(other, 64, 0, 192);
    });

    it('reject only those without remaining credits', async () => {
      const id = await spender(100);
      const outcomes = await holdMany(id, many());
      const refused = outcomes.filter((outcome) => outcome !== 'held');
      expect(refused.map((error: DomainError) => error.code)).toEqual(Array(31).fill('insufficient_credits_for_job'));
      await book(id, 33, 1, 99);
    });

    it('reject one that is too large, and hold all others', async () => {
      const id = await spender(200);
      const [tooLarge, ...others] = await holdMany(id, [toMicro(201), ...many()]);
      expect(tooLarge).toMatchObject({ code: 'insufficient_credits_for_job' });
      expect(others).toEqual(Array(64).fill('held'));
      await book(id, 64, 8, 192);
    });

    it('are not stopped by an invalid one', async () => {
      const id = await spender(300);
      const outcomes = await holdMany(id, [...many(), 1e30]);
      expect(outcomes.slice(0, 64)).toEqual(Array(64).fill('held'));
      expect(outcomes.at(-1)).toBeInstanceOf(Error);
      await book(id, 64, 108, 192);
    });

    it('hold a repeated reference once', async () => {
      const id = await spender(300);
      await gate.hold(holdOf(id, 0));
      const again = Array.from({ length: 64 }, (_, index) => gate.hold(holdOf(id, index % 4)));
      await Promise.all(again);
      await book(id, 4, 288, 12);
    });

    it('are recorded all or none, wherever the process is killed', async () => {
      const id = await spender(300);
      const crash = jest.spyOn(repository, 'book').mockRejectedValue(new Error('killed'));
      const outcomes = await holdMany(id, many());
      expect(outcomes).toEqual(Array(64).fill(expect.objectContaining({ message: 'killed' })));
      await book(id, 0, 300, 0);
      crash.mockRestore();
      const metrics = base.http.get(CreditMetrics, { strict: false });
      const committed = jest.spyOn(metrics, 'booked').mockImplementationOnce(() => {
        throw new Error('killed');
      });
      expect(await holdMany(id, many())).toEqual(Array(64).fill('held'));
      expect(committed).toHaveBeenCalledTimes(1);
      await book(id, 64, 108, 192);
    });
  });

  it('reject changes of the ledger by any role', async () => {
    await expect(
      base.http.get(Database, { strict: false }).manager.query(`UPDATE ledger_entry SET amount = 0`),
    ).rejects.toThrow(/only grows/);
  });

  it('show in the metrics what moved and that the ledger is consistent, with counters starting at 0', async () => {
    const pages = await Promise.all(
      [base.http, base.worker].map(async (app) => (await fetch(`${await app.getUrl()}/metrics`)).text()),
    );
    const read = (page: string) =>
      new Map(
        page.split('\n').flatMap((line) => {
          const found = /^(\w+)(?:\{(.*)\})? ([\d.e+-]+)$/.exec(line);
          const labels = (found?.[2] ?? '').split(',').filter((label) => !/^(service|role)=/.test(label));
          return found ? [[`${found[1]}{${labels.sort().join()}}`, Number(found[3])] as const] : [];
        }),
      );
    const [http, worker] = pages.map(read) as [Map<string, number>, Map<string, number>];
    expect(http.get('credits_moved_total{movement="grant",purpose="grant"}')).toBeGreaterThanOrEqual(100.5);
    expect(http.get('credits_moved_total{movement="capture",purpose="run"}')).toBe(0);
    for (const check of ['entries', 'accounts', 'holds'])
      expect([check, worker.get(`ledger_inconsistencies{check="${check}"}`)]).toEqual([check, 0]);
    expect(worker.get('credits{account="available"}')).toBeGreaterThan(0);
    expect(http.get('credits{account="available"}')).toBeUndefined();
    for (const name of [
      'jobs_ended_total{kind="post_target",outcome="failed",variant="microblog"}',
      'jobs_ended_total{kind="generation",outcome="stopped",variant="video_generation"}',
      'jobs_open{kind="render_job",state="ready"}',
      'jobs_oldest_seconds{kind="webhook_delivery",state="ready"}',
      'job_attempts_failed_total{kind="generation"}',
      'vendor_calls_total{outcome="timeout",provider="kling",vendor="video"}',
      'dead_letters{consumer="outbox"}',
    ])
      expect([name, worker.get(name)]).toEqual([name, 0]);
    for (const name of ['dependency_up{dependency="postgres"}', 'dependency_up{dependency="nats"}'])
      expect([name, http.get(name), worker.get(name)]).toEqual([name, 1, 1]);
    for (const [name, value] of worker)
      if (name.startsWith('metric_readings')) expect([name, value]).toEqual([name, 0]);
    expect(worker.get('postgres_pool_connections{state="max"}')).toBe(WORKER_POOL_SIZE);
    expect(worker.has('outbox_oldest_seconds{state="unpublished"}')).toBe(true);
  });

  it('can be read without NATS, with an error for what is missing', async () => {
    const ready = async () => (await fetch(`${await base.http.getUrl()}/health/ready`)).json();
    expect(await ready()).toEqual({ status: 'ok', database: 'ok', nats: 'ok' });
    await base.nats.stop();
    await eventually(async () => expect(await ready()).toEqual({ status: 'degraded', database: 'ok', nats: 'away' }));
    expect((await statement()).balance).toBeGreaterThan(0);
    await base.nats.start();
    await eventually(async () => expect(await ready()).toMatchObject({ status: 'ok' }));
  });
});
