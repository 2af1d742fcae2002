import { afterAll, afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { writeIdeaRows } from '@reelsheet/contracts';
import { Clock, DAY_MS } from '@reelsheet/kernel';
import { eventually } from '@reelsheet/testing';
import { SheetTrashExpiry } from '../../../src/sheets/trash/sheet-trash-expiry.js';
import { BaseUnderTest } from '../../support/harness.js';
import { SheetUser } from '../../support/sheet-user.js';

type Creator = Awaited<ReturnType<BaseUnderTest['creator']>>;

let base: BaseUnderTest;
let creator: Creator;
let user: SheetUser;
const restored: { sheet_id: number; sheet_version: number }[] = [];

beforeAll(async () => {
  base = await BaseUnderTest.start();
  base.serviceConnection.nats.subscribe('evt.base.sheet.restored.v1', {
    callback: (_error, message) => void restored.push(message.json()),
  });
});
afterAll(() => base?.stop());
beforeEach(async () => {
  creator = await base.creator();
  user = new SheetUser(base, creator);
});
afterEach(() => void jest.restoreAllMocks());

const MISSING = { status: 404, body: { error_code: 'spreadsheet_not_found' } };

const trash = async (page = 1) => (await user.call('GET', `/vidsheet/trash?page=${page}`)).body;
const restore = (id: number, by = user) => by.call('POST', `/vidsheet/${id}/restore`);
const remove = (id: number, by = user) => by.call('DELETE', `/vidsheet/trash/${id}`);
const read = async (id: number) => (await user.call('GET', `/vidsheet/${id}`)).body;
const deleted = async () => {
  const sheet = await user.sheet(['HOOK'], 1);
  await user.call('DELETE', `/vidsheet/${sheet.id}`);
  return sheet.id;
};
/** Lets days pass for the API. */
const pass = (days: number) => {
  const at = Date.now() + days * DAY_MS;
  jest.spyOn(base.http.get(Clock), 'now').mockImplementation(() => new Date(at));
};

it('lists deleted sheets with who deleted them, and restores them as they were', async () => {
  const sheet = await user.sheet(['HOOK', 'SCRIPT'], 2);
  const [row] = await sheet.rowIds();
  const change = { spreadsheet_row: { additional_attributes: { note: 'calm' } } };
  await user.call('PATCH', `/vidsheet/${sheet.id}/rows/${row}`, change);
  const before = await read(sheet.id);
  await user.call('DELETE', `/vidsheet/${sheet.id}`);

  const [listed, ...others] = await trash();
  expect(others).toEqual([]);
  const { id, uuid, slug, title } = before;
  expect(listed).toMatchObject({ id, uuid, slug, title, deleted_by: creator.id });
  expect(Date.parse(listed!.expires_at) - Date.parse(listed!.deleted_at)).toBe(30 * DAY_MS);
  expect(await user.call('GET', `/vidsheet/${sheet.id}`)).toMatchObject(MISSING);

  const answer = await restore(sheet.id);
  const written = { version: before.version + 2, updated_at_ts: expect.any(Number) };
  expect(answer).toMatchObject({ status: 200, body: { ...before, ...written } });
  expect(answer.headers.get('x-sheet-version')).toBe(`${before.version + 2}`);
  expect(await read(sheet.id)).toEqual(answer.body);
  expect(await trash()).toEqual([]);
  await eventually(() =>
    expect(restored).toContainEqual(
      expect.objectContaining({ sheet_id: sheet.id, sheet_version: before.version + 2, agent_id: creator.agentId }),
    ),
  );
  const { body: changes } = await user.call('GET', `/vidsheet/${sheet.id}/changes?since=${before.version + 1}`);
  expect(JSON.stringify(changes)).toContain('"sheet"');
});

it('is paged, the last deleted first', async () => {
  const ids: number[] = [];
  for (let count = 0; count < 21; count += 1) {
    const { body } = await user.call('POST', '/vidsheet', { spreadsheet: { title: `Sheet ${count}` } });
    await user.call('DELETE', `/vidsheet/${body.id}`);
    ids.unshift(body.id);
  }
  expect((await trash()).map(({ id }) => id)).toEqual(ids.slice(0, 20));
  expect((await trash(2)).map(({ id }) => id)).toEqual(ids.slice(20));
});

it('gives a sheet back as the default one only if no other is', async () => {
  const make = async () =>
    (await user.call('POST', '/vidsheet', { spreadsheet: { title: 'Default', is_default: true } })).body.id;
  const first = await make();
  await user.call('DELETE', `/vidsheet/${first}`);
  expect((await restore(first)).body.is_default).toBe(true);
  await user.call('DELETE', `/vidsheet/${first}`);
  const second = await make();
  expect((await restore(first)).body.is_default).toBe(false);
  expect((await read(second)).is_default).toBe(true);
});

it('restores once of many requests, and a removal beside them excludes them', async () => {
  const id = await deleted();
  const answers = await Promise.all(Array.from({ length: 4 }, () => restore(id)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404]);
  for (let round = 0; round < 5; round += 1) {
    const other = await deleted();
    const [back, gone] = await Promise.all([restore(other), remove(other)]);
    expect([back.status, gone.status].toSorted()).toEqual(back.status === 200 ? [200, 404] : [204, 404]);
    expect((await user.call('GET', `/vidsheet/${other}`)).status).toBe(back.status);
  }
});

it('misses sheets of others, that are unknown, not deleted or expired', async () => {
  const outsider = new SheetUser(base, await base.creator());
  const id = await deleted();
  const present = await user.sheet([], 0);
  for (const act of [restore, remove]) {
    expect(await act(id, outsider)).toMatchObject(MISSING);
    expect(await act(2 ** 40)).toMatchObject(MISSING);
    expect(await act(present.id)).toMatchObject(MISSING);
  }
  expect((await outsider.call('GET', '/vidsheet/trash')).body).toEqual([]);
  pass(29.9);
  expect((await trash()).map((sheet) => sheet.id)).toEqual([id]);
  pass(30.1);
  expect(await trash()).toEqual([]);
  expect(await restore(id)).toMatchObject(MISSING);
});

it('removes an expired sheet on request, once', async () => {
  const id = await deleted();
  pass(30.1);
  expect(await trash()).toEqual([]);
  expect((await remove(id)).status).toBe(204);
  expect(await remove(id)).toMatchObject(MISSING);
});

it('keeps a sheet that has changed after the version in If-Match', async () => {
  const sheet = await user.sheet(['HOOK'], 1);
  const { version } = await read(sheet.id);
  const answer = await user.call('DELETE', `/vidsheet/${sheet.id}`);
  const removeAt = (tag: string) =>
    base.call('DELETE', `/vidsheet/trash/${sheet.id}?agent_id=${user.agentId}`, {
      key: user.key,
      headers: { 'If-Match': tag },
    });
  for (const tag of [`"${version}"`, '"something"'])
    expect(await removeAt(tag)).toMatchObject({ status: 412, body: { error_code: 'changed_since' } });
  expect((await trash()).map(({ id }) => id)).toEqual([sheet.id]);
  expect((await removeAt(`"${answer.headers.get('x-sheet-version')}"`)).status).toBe(204);
  expect(await removeAt('*')).toMatchObject(MISSING);
});

it('leaves the row of an idea with the idea, unless it has another one', async () => {
  const write = async (sheetId: number, ideaId: number) => {
    const texts = { title: 'Title', hook: 'Hook', description: 'About', video_type: 'story', ingredients: {} };
    const { rows } = await base.rpc.request(writeIdeaRows, {
      ...{ agent_id: creator.agentId, user_id: creator.id, known_ids: [] },
      ...{ ideas: [{ id: ideaId, ...texts }], target: { vidsheet_id: sheetId } },
    });
    return rows[0]!.row_id;
  };
  const [first, second] = [await user.sheet(['TITLE', 'HOOK'], 1), await user.sheet(['TITLE', 'HOOK'], 1)];
  const [linked, moved] = [creator.id * 10 + 1, creator.id * 10 + 2];
  const [linkedRow, movedRow] = [await write(first.id, linked), await write(first.id, moved)];
  await user.call('DELETE', `/vidsheet/${first.id}`);
  const newRow = await write(second.id, moved);
  expect(newRow).not.toBe(movedRow);
  expect((await restore(first.id)).status).toBe(200);
  expect(await write(second.id, linked)).toBe(linkedRow);
  expect(await write(first.id, moved)).toBe(newRow);
});

it('lets expired sheets go by themselves', async () => {
  const [id, young] = [await deleted(), await deleted()];
  const present = await user.sheet([], 0);
  await base.http.get(SheetTrashExpiry, { strict: false }).run();
  expect((await trash()).map((sheet) => sheet.id)).toEqual([young, id]);
  pass(31);
  const fresh = await deleted();
  await base.http.get(SheetTrashExpiry, { strict: false }).run();
  expect((await trash()).map((sheet) => sheet.id)).toEqual([fresh]);
  jest.restoreAllMocks();
  for (const gone of [id, young]) expect(await restore(gone)).toMatchObject(MISSING);
  expect((await read(present.id)).id).toBe(present.id);
});
