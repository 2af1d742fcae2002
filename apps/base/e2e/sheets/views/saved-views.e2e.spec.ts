import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorOf, eventually } from '@reelsheet/testing';
import { SAVED_VIEW_LIMITS } from '../../../src/sheets/saved-views/saved-view-limits.js';
import { EventReader } from '../../live/event-reader.js';
import { BaseUnderTest } from '../../support/harness.js';
import { SheetUser } from '../../support/sheet-user.js';

type Creator = Awaited<ReturnType<BaseUnderTest['creator']>>;

let base: BaseUnderTest;
let creator: Creator;
let user: SheetUser;

beforeAll(async () => {
  base = await BaseUnderTest.start();
  creator = await base.creator();
  user = new SheetUser(base, creator);
});
afterAll(() => base?.stop());

const filter = (column_id: number) => ({ column_id, condition: 'contains', value: 'calm' });

describe('saved views of a sheet', () => {
  it('are created with what is given, changed list by list, and deleted', async () => {
    const sheet = await user.sheet(['A', 'B'], 1);
    const before = await sheet.version();
    const [a, b] = (await sheet.read()).spreadsheet_columns.map(({ id }) => id);
    const filters = [filter(a!), { column_id: b, condition: 'is_empty', value: '' }];
    const sorts = [{ column_id: b, by: 'natural', descending: true }];
    const created = await sheet.call('POST', '/views', { name: ' Calm ones ', match: 'any', filters, sorts });
    expect(created).toMatchObject({
      status: 201,
      body: { name: 'Calm ones', match: 'any', filters, sorts, columns: [], tall_rows: false },
    });
    const { id } = created.body;
    const columns = [
      { column_id: b, hidden: true },
      { column_id: a, width: 300 },
    ];
    const changed = await sheet.call('PATCH', `/views/${id}`, { columns, sorts: [], tall_rows: true });
    const expected = [
      { column_id: b, width: null, hidden: true },
      { column_id: a, width: 300, hidden: false },
    ];
    const body = { id, name: 'Calm ones', filters, sorts: [], columns: expected, tall_rows: true };
    expect(changed).toMatchObject({ status: 200, body });
    await sheet.call('POST', '/views', { name: 'all of them' });
    const listed = await sheet.call('GET', '/views');
    expect(listed.body.map(({ name }) => name)).toEqual(['all of them', 'Calm ones']);
    expect((await sheet.call('DELETE', `/views/${id}`)).status).toBe(204);
    expect((await sheet.call('DELETE', `/views/${id}`)).status).toBe(404);
    expect((await sheet.call('GET', '/views')).body).toHaveLength(1);
    expect(await sheet.version()).toBe(before);
  });

  it('are bounded in number and size', async () => {
    const sheet = await user.sheet(['A'], 0);
    const [column] = (await sheet.read()).spreadsheet_columns;
    const many = Array.from({ length: SAVED_VIEW_LIMITS.filters + 1 }, () => filter(column!.id));
    const wrong = [{ name: '' }, { name: 'x', filters: many }, { name: 'x', match: 'some' }];
    for (const body of wrong) expect((await sheet.call('POST', '/views', body)).status).toBe(422);
    const create = (name: string) => sheet.call('POST', '/views', { name });
    const names = Array.from({ length: SAVED_VIEW_LIMITS.ofSheet + 2 }, (_, number) => `View ${number}`);
    const statuses = (await Promise.all(names.map(create))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(SAVED_VIEW_LIMITS.ofSheet);
    expect(statuses.filter((status) => status === 422)).toHaveLength(2);
  });

  it('go into copies with the columns of the copy', async () => {
    const sheet = await user.sheet(['A', 'B'], 1);
    const [a, b] = (await sheet.read()).spreadsheet_columns.map(({ id }) => id);
    const gone = b! + 1_000_000;
    const columns = [{ column_id: b }, { column_id: gone }, { column_id: a }];
    await sheet.call('POST', '/views', { name: 'B first', columns, filters: [filter(gone), filter(a!)] });
    const { body: copy } = await sheet.call('POST', '/clone', {});
    const [copyOfA, copyOfB] = copy.spreadsheet_columns.map(({ id }) => id);
    const { body: views } = await user.call('GET', `/vidsheet/${copy.id}/views`);
    expect(views).toMatchObject([
      { name: 'B first', filters: [filter(copyOfA!)], columns: [{ column_id: copyOfB }, { column_id: copyOfA }] },
    ]);
  });

  it('are announced, and are missing for others', async () => {
    const sheet = await user.sheet(['A'], 0);
    const query = 'kinds=saved_view';
    const reader = await EventReader.open(base.url, creator.personalId, { key: creator.key, query });
    const { id } = (await sheet.call('POST', '/views', { name: 'Mine' })).body;
    const event = { kind: 'saved_view.changed', agent_id: creator.agentId, sheet_id: sheet.id, id };
    await eventually(() => expect(reader.changes.map(({ data }) => data)).toMatchObject([event]));
    reader.cut();
    const other = new SheetUser(base, await base.creator());
    const own = await other.sheet(['A'], 0);
    const answers = [
      await other.call('GET', `/vidsheet/${sheet.id}/views`),
      await own.call('PATCH', `/views/${id}`, { name: 'Theirs' }),
      await own.call('DELETE', `/views/${id}`),
    ];
    const codes = answers.map((answer) => errorOf(answer).error_code);
    expect(codes).toEqual(['spreadsheet_not_found', 'not_found', 'not_found']);
    expect((await sheet.call('GET', '/views')).body).toMatchObject([{ name: 'Mine' }]);
  });
});
