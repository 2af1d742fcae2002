import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createReelsheet, type Reelsheet } from '../reelsheet.js';
import { ScriptedApi } from '../testing/scripted-api.js';

let api: ScriptedApi;
let reelsheet: Reelsheet;

beforeAll(async () => {
  api = await ScriptedApi.start();
  reelsheet = createReelsheet({ url: api.url, key: 'k', addresses: api.addresses });
});
afterAll(() => api.stop());

const searches = () => api.requests.map(({ url }) => new URL(url, api.url).searchParams);

it.each([
  ['cursors of the body', () => reelsheet.auditLog.list({ organization_id: 1 }), 'cursor', [null, 'c2']],
  ['cursors of a header', () => reelsheet.agents.avatars.list({ agent_id: '1' }), 'cursor', [null, 'c2']],
  ['pages from 1', () => reelsheet.ideas.list({ agent_id: '1' }), 'page', [null, '2', '3']],
  ['pages from 0', () => reelsheet.files.list({ agent_id: '1' }), 'page', [null, '1', '2']],
  ['rows after', () => reelsheet.sheets.get({ id: 1, agent_id: '1' }), 'rows_after', [null, '9']],
  [
    'rows after a field',
    () => reelsheet.sheets.cells.find({ id: 1, agent_id: '1', text: 'x' }),
    'rows_after',
    [null, '9'],
  ],
] as const)('yields the items of all pages by %s', async (_, list, parameter, expected) => {
  const page = (first: number, isLast = false) => {
    const items = [{ id: first }, { id: first + 1 }];
    const byField = { entries: items, spreadsheet_rows: items, matches: items };
    const body = parameter === 'page' || _ === 'cursors of a header' ? items : byField;
    return isLast
      ? { body }
      : {
          body: Array.isArray(body) ? body : { ...body, next_cursor: 'c2', next_rows_after: 9 },
          headers: { 'X-Next-Cursor': 'c2', 'X-Next-Rows-After': '9' },
        };
  };
  api.script(page(1), page(3, true), { body: [] });
  const ids: number[] = [];
  for await (const item of list()) ids.push((item as { id: number }).id);
  expect(ids).toEqual([1, 2, 3, 4]);
  expect(searches().map((search) => search.get(parameter))).toEqual(expected);
});

it('returns the first page when it is awaited, and no more items than wanted', async () => {
  api.script({ body: { entries: [{ id: 1 }, { id: 2 }], next_cursor: 'c2' } });
  expect(await reelsheet.auditLog.list({ organization_id: 1 })).toMatchObject({ next_cursor: 'c2' });
  const some = await reelsheet.auditLog.list({ organization_id: 1 }).all(3);
  expect(some).toHaveLength(3);
  expect(api.requests).toHaveLength(3);
});

it('begins at the position of the caller', async () => {
  api.script({ body: [{ id: 1 }] }, { body: [] });
  expect(await reelsheet.renders.list({ agent_id: '1', page: 4 }).all()).toHaveLength(1);
  expect(searches().map((search) => search.get('page'))).toEqual(['4', '5']);
});
