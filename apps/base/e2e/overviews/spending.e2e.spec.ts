import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { toMicro } from '@reelsheet/kernel';
import { CreditGate } from '@reelsheet/platform-credits';
import type pg from 'pg';
import { MAX_SPENDING_GROUPS } from '../../src/overviews/spending/spending-limits.js';
import { SPENDING_GROUPS } from '../../src/overviews/spending/spending.js';
import { BaseUnderTest, type Person } from '../support/harness.js';
import { joinAs } from '../support/guarded-fixture.js';

type Creator = Person & { readonly agentId: number };

let base: BaseUnderTest;
let admin: pg.Client;
let gate: CreditGate;
let creator: Creator;
let sheetId: number;

beforeAll(async () => {
  base = await BaseUnderTest.start();
  gate = base.http.get(CreditGate, { strict: false });
  admin = await base.administrator();
  // The ledger cannot be changed, so that days in the past need a session without triggers.
  await admin.query(`SET session_replication_role = replica`);
});
afterAll(() => base?.stop());
beforeEach(async () => {
  creator = await base.creator();
  const body = { spreadsheet: { title: 'Mornings' } };
  sheetId = (await base.call('POST', `/vidsheet?agent_id=${creator.agentId}`, { key: creator.key, body })).body.id;
});

type Query = '' | `?${string}`;
const read = (query: Query = '', { key, personalId } = creator) =>
  base.call('GET', `/organizations/${personalId}/spending${query}`, { key });
const ledger = (query: Query) =>
  base.call('GET', `/organizations/${creator.personalId}/credits${query}`, { key: creator.key });
const spendingBy = async (group: string, more = '') => (await read(`?group_by=${group}${more}`)).body;
const sumsOf = async (group: string) =>
  (await spendingBy(group)).groups.map(({ group: name, label, credits }: any) => [name, label, credits]);

async function insert(sql: string, ...values: unknown[]): Promise<number> {
  return Number((await admin.query(`${sql} RETURNING id`, values)).rows[0].id);
}

/** Holds more than the price, and captures the price. */
async function pay(reference: string, price: number): Promise<void> {
  const charge = { organizationId: creator.personalId, reference };
  await gate.hold({ ...charge, amount: toMicro(price + 1) });
  await gate.capture({ ...charge, amount: toMicro(price) });
}

async function payGeneration(
  price: number,
  type: string,
  model: string,
  sheet: number | null = sheetId,
): Promise<void> {
  const id = await insert(
    `INSERT INTO generation (organization_id, agent_id, sheet_id, user_job_type, status, due_at, input, model, estimate)
     VALUES ($1, $2, $3, $4, 'completed', NULL, '{}', $5, 0)`,
    ...[creator.personalId, creator.agentId, sheet, type, model],
  );
  await pay(`generation:${id}`, price);
}

async function payRender(price: number): Promise<void> {
  const id = await insert(
    `INSERT INTO render_job (organization_id, agent_id, sheet_id, cell_id, input, status, due_at, estimate)
     VALUES ($1, $2, $3, 1, '{}', 'completed', NULL, 0)`,
    ...[creator.personalId, creator.agentId, sheetId],
  );
  await pay(`render_job:${id}`, price);
}

async function payScrape(price: number, platform: string): Promise<void> {
  const monitoring = await insert(
    `INSERT INTO monitoring (organization_id, agent_id, platform, type, value, days, max_results, monitoring,
       comment_monitoring) VALUES ($1, $2, $3, 'keyword', 'calm', 0, 5, false, false)`,
    ...[creator.personalId, creator.agentId, platform],
  );
  const id = await insert(
    `INSERT INTO monitoring_scrape (organization_id, agent_id, monitoring_id, status, due_at)
     VALUES ($1, $2, $3, 'completed', NULL)`,
    ...[creator.personalId, creator.agentId, monitoring],
  );
  await pay(`monitoring_scrape:${id}`, price);
}

/** One payment of each kind. */
async function payAll(): Promise<void> {
  await payGeneration(2, 'image_generation', 'picture-model');
  await payGeneration(0.5, 'text_generation', 'text-model', null);
  await payGeneration(1.25, 'text_generation', 'text-model');
  await payRender(4);
  await payScrape(0.3, 'shortvideo');
  await pay('run:9c3b1f0e-0000-4000-8000-000000000000', 0.7);
  await pay('source_bill:3', 0.2);
  await pay('backup:4', 0.1);
  await pay('generation:999999', 0.6);
  const released = { organizationId: creator.personalId, reference: 'generation:999998' };
  await gate.hold({ ...released, amount: toMicro(3) });
  await gate.release(released);
}

/** Sums the captures of the ledger that a query lists, over all pages. */
async function sumOf(query: string): Promise<{ micro: number; entries: number }> {
  const sums = { micro: 0, entries: 0 };
  for (let page = 1; ; page += 1) {
    const { entries } = (await ledger(`?${query}&page=${page}`)).body;
    if (entries.length === 0) return sums;
    for (const { kind, amount } of entries) {
      expect(kind).toBe('capture');
      sums.micro += toMicro(amount);
      sums.entries += 1;
    }
  }
}

describe('the spending of an organization', () => {
  it('adds up to the ledger in every grouping, and each row to the entries that it names', async () => {
    await payAll();
    const { rows } = await admin.query(
      `SELECT sum(amount)::float8 AS micro, count(*)::int AS entries FROM ledger_entry
       WHERE organization_id = $1 AND kind = 'capture'`,
      [creator.personalId],
    );
    const { balance } = (await ledger('')).body;
    expect(rows[0].micro).toBe(toMicro(1_000) - toMicro(balance));
    for (const group of SPENDING_GROUPS) {
      const { credits, entries, groups } = await spendingBy(group);
      expect([group, toMicro(credits), entries]).toEqual([group, rows[0].micro, rows[0].entries]);
      const sums = [];
      for (const row of groups) {
        const behind = await sumOf(row.ledger_query);
        expect([group, row.group, behind]).toEqual([
          group,
          row.group,
          { micro: toMicro(row.credits), entries: row.entries },
        ]);
        sums.push(behind.micro);
      }
      expect(sums.reduce((total, micro) => total + micro, 0)).toBe(rows[0].micro);
    }
  });

  it('says for what it was, what concerns nothing of the sort, and what is not known', async () => {
    await payAll();
    expect(await sumsOf('agent')).toEqual([
      [String(creator.agentId), 'Calm Mornings', 8.05],
      ['unknown', null, 1.6],
    ]);
    expect(await sumsOf('sheet')).toEqual([
      [String(sheetId), 'Mornings', 7.25],
      ['none', null, 1.8],
      ['unknown', null, 0.6],
    ]);
    expect(await sumsOf('kind')).toEqual([
      ['render', null, 4],
      ['image_generation', null, 2],
      ['text_generation', null, 1.75],
      ['run', null, 0.7],
      ['unknown', null, 0.6],
      ['monitoring', null, 0.3],
      ['watchlist', null, 0.2],
      ['backup', null, 0.1],
    ]);
    expect(await sumsOf('model')).toEqual([
      ['none', null, 4.6],
      ['picture-model', null, 2],
      ['text-model', null, 1.75],
      ['unknown', null, 1.3],
    ]);
    expect(await sumsOf('network')).toEqual([
      ['none', null, 9.15],
      ['shortvideo', null, 0.3],
      ['unknown', null, 0.2],
    ]);
  });

  it('has each day of the period in its time zone', async () => {
    await pay('backup:1', 1);
    await pay('backup:2', 2);
    await admin.query(
      `UPDATE ledger_entry SET created_at = times.at
       FROM (VALUES ('backup:1', '2026-03-28T23:30:00Z'::timestamptz), ('backup:2', '2026-03-29T22:30:00Z'))
         AS times (reference, at)
       WHERE organization_id = $1 AND ledger_entry.reference = times.reference`,
      [creator.personalId],
    );
    const days = async (zone: string) => {
      const { groups } = await spendingBy('day', `&from=2026-03-28&to=2026-03-30&time_zone=${zone}`);
      return groups.map(({ group, credits }: any) => [group, credits]);
    };
    expect(await days('UTC')).toEqual([
      ['2026-03-28', 1],
      ['2026-03-29', 2],
      ['2026-03-30', 0],
    ]);
    expect(await days('Europe/Berlin')).toEqual([
      ['2026-03-28', 0],
      ['2026-03-29', 1],
      ['2026-03-30', 2],
    ]);
    expect((await spendingBy('kind', '&from=2026-03-29&to=2026-03-29')).credits).toBe(2);
    expect((await read()).body).toMatchObject({ group_by: 'day', time_zone: 'UTC', credits: 0 });
    expect((await read()).body.groups).toHaveLength(30);
  });

  it('joins the smallest groups in one row, which names its entries too', async () => {
    await admin.query(
      `WITH work AS (
         INSERT INTO generation (organization_id, agent_id, sheet_id, user_job_type, status, due_at, input, model,
           estimate)
         SELECT $1, $2, 1000000 + number, 'text_generation', 'completed', NULL, '{}', 'm', 0
         FROM generate_series(1, $3::integer) AS number RETURNING id, sheet_id
       )
       INSERT INTO ledger_entry (organization_id, kind, amount, reference)
       SELECT $1, 'capture', sheet_id - 1000000, 'generation:' || id FROM work`,
      [creator.personalId, creator.agentId, MAX_SPENDING_GROUPS + 2],
    );
    const { groups, entries } = await spendingBy('sheet');
    expect(groups).toHaveLength(MAX_SPENDING_GROUPS + 1);
    const other = groups.at(-1)!;
    expect(other).toMatchObject({ group: 'other', label: null, credits: 0.000003, entries: 2 });
    expect(await sumOf(other.ledger_query)).toEqual({ micro: 3, entries: 2 });
    expect(entries).toBe(MAX_SPENDING_GROUPS + 2);
  });

  it('is a table for who wants CSV', async () => {
    await payGeneration(2, 'image_generation', '=model');
    const path = `/organizations/${creator.personalId}/spending?group_by=model` as const;
    const wantsCsv = { headers: { 'X-API-Key': creator.key, Accept: 'text/csv' } };
    for (const response of [
      await fetch(`${base.url}${path}`, wantsCsv),
      await fetch(`${base.url}${path}&format=csv`, { headers: { 'X-API-Key': creator.key } }),
    ]) {
      expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(response.headers.get('vary')).toContain('Accept');
      const [titles, line] = (await response.text()).replace('\uFEFF', '').split('\r\n');
      expect(titles).toBe('model,label,credits,entries,ledger_query');
      expect(line).toMatch(/^'=model,,2,1,kind=capture&/);
    }
    const json = await fetch(`${base.url}${path}&format=json`, wantsCsv);
    expect(json.headers.get('content-type')).toContain('application/json');
  });

  it.each([
    'group_by=colour',
    'from=yesterday',
    'from=2026-02-01&to=2026-01-01',
    'from=2024-01-01&to=2025-01-01',
    'time_zone=Mars',
    'format=xlsx',
  ])('rejects %s', async (query) => {
    expect(await read(`?${query}`)).toMatchObject({ status: 422, body: { error_code: 'validation_error' } });
  });

  it('is read by members alone', async () => {
    const body = { organization: { name: 'Shared' } };
    const { id } = (await base.call('POST', '/organizations', { key: creator.key, body })).body;
    const viewer = await joinAs(base, { owner: creator, organizationId: id }, 'viewer');
    expect((await read('', { ...creator, ...viewer, personalId: id })).status).toBe(200);
    expect((await read('', { ...creator, ...viewer, personalId: creator.personalId })).status).toBe(404);
  });
});

describe('the ledger', () => {
  it('can be limited to kinds of entries, days and groups', async () => {
    await payRender(4);
    await pay('backup:4', 0.1);
    const kindsOf = async (query: Query) => (await ledger(query)).body.entries.map(({ kind }: any) => kind);
    expect(await kindsOf('')).toEqual(['release', 'capture', 'hold', 'release', 'capture', 'hold', 'grant']);
    expect(await kindsOf('?kind=grant')).toEqual(['grant']);
    const day = new Date().toISOString().slice(0, 10);
    expect(await kindsOf(`?from=${day}`)).toHaveLength(7);
    expect(await kindsOf('?to=2026-01-01')).toEqual([]);
    const renders = `?from=${day}&to=${day}&group_by=kind&group=render` as const;
    expect((await ledger(renders)).body).toMatchObject({ balance: 995.9, held: 0 });
    expect((await kindsOf(renders)).toSorted()).toEqual(['capture', 'hold', 'release']);
    expect(await kindsOf(`?from=${day}&to=${day}&group_by=kind&except=render,backup`)).toEqual(['grant']);
  });

  it.each(['group=12', 'group_by=agent&group=12', 'group_by=day&from=2026-01-01&to=2026-01-02', 'kind=refund'])(
    'rejects %s',
    async (query) => {
      expect(await ledger(`?${query}`)).toMatchObject({ status: 422, body: { error_code: 'validation_error' } });
    },
  );
});
