import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { rowCreated, writeIdeaRows, type RequestOf } from '@reelsheet/contracts';
import { writeTable } from '@reelsheet/tabular';
import { eventually } from '@reelsheet/testing';
import { BaseUnderTest } from '../support/harness.js';
import { aSheet } from '../support/sheet-builder.js';
import { IdeaRowRepository } from '../../src/sheets/idea-rows/idea-row.repository.js';
import { SheetUser } from '../support/sheet-user.js';
import { statementsOf } from '../support/watched-statements.js';

type Order = RequestOf<typeof writeIdeaRows>;
type Creator = Awaited<ReturnType<BaseUnderTest['creator']>>;

let base: BaseUnderTest;
let creator: Creator;
let user: SheetUser;

beforeAll(async () => {
  base = await BaseUnderTest.start();
});
afterAll(() => base?.stop());
beforeEach(async () => {
  creator = await base.creator();
  user = new SheetUser(base, creator);
});

let ideas = 0;
const idea = (more: Partial<Order['ideas'][number]> = {}): Order['ideas'][number] => {
  const id = (ideas += 1);
  const texts = { title: `Title ${id}`, hook: `Hook ${id}`, description: `About ${id}`, video_type: 'story' };
  return { id, ...texts, ingredients: {}, ...more };
};
const some = (count: number) => Array.from({ length: count }, () => idea());

const write = (order: Pick<Order, 'target'> & Partial<Order>) =>
  base.rpc.request(writeIdeaRows, {
    agent_id: creator.agentId,
    user_id: creator.id,
    ideas: [],
    known_ids: [],
    ...order,
  });
const into = (vidsheet_id: number) => ({ target: { vidsheet_id } });

async function read(sheetId: number) {
  const { body } = await user.call('GET', `/vidsheet/${sheetId}`);
  return body;
}

/** Returns the values of each row by the titles of the columns. */
async function valuesOf(sheetId: number) {
  const { spreadsheet_columns: columns, spreadsheet_rows: rows } = await read(sheetId);
  return rows.map(({ spreadsheet_cells: cells }) =>
    Object.fromEntries(cells.map(({ value }, index) => [columns[index]!.title, value])),
  );
}

describe('rows in a present sheet', () => {
  it('have the texts of the ideas, and settings and layers of the first row', async () => {
    const built = await aSheet()
      .withColumn('TITLE')
      .withColumn('HOOK', 'text', {
        value: 'generated for the first',
        additional_attributes: { textMode: 'ai', autoGenerate: true, prompt: 'About {{TITLE}}' },
      })
      .withColumn('SCRIPT', 'text', { value: 'Say {{HOOK}}', additional_attributes: { textMode: 'ai' } })
      .withColumn('CAPTION', 'text', { value: 'a caption', additional_attributes: { textMode: 'ai', prompt: 'x' } })
      .withColumn('IMAGE', 'image', { additional_attributes: { prompt: '{{SCRIPT}}', ratio: '9:16' } })
      .withColumn('MOOD')
      .withColumn('STATS', 'stats', { additional_attributes: { stats: { views: 7 } } })
      .withRow()
      .create(user);
    const settings = { additional_attributes: { tone: 'calm' } };
    await user.call('PATCH', `/vidsheet/${built.id}/rows/${built.rows[0]}`, { spreadsheet_row: settings });
    const layers = `/vidsheet/${built.id}/cells/${built.cells[0].IMAGE}/layers`;
    await user.call('POST', layers, { video_layer: { name: 'Music', type: 'audio' } });
    const [first, second] = [idea({ ingredients: { mood: 'calm' } }), idea()];

    const { rows, rejected } = await write({ ideas: [first, second], ...into(built.id) });

    expect(rejected).toEqual([]);
    expect(rows).toEqual(
      [first, second].map(({ id }) => ({
        idea_id: id,
        vidsheet_id: built.id,
        row_id: expect.any(Number),
        created: true,
      })),
    );
    const sheet = await read(built.id);
    expect(sheet.spreadsheet_rows.map(({ id }) => id)).toEqual([built.rows[0], ...rows.map(({ row_id }) => row_id)]);
    expect(sheet.spreadsheet_rows[1]).toMatchObject(settings);
    const blank = { CAPTION: '', IMAGE: '', STATS: '', SCRIPT: 'Say {{HOOK}}' };
    expect((await valuesOf(built.id)).slice(1)).toEqual([
      { TITLE: first.title, HOOK: first.hook, MOOD: 'calm', ...blank },
      { TITLE: second.title, HOOK: second.hook, MOOD: '', ...blank },
    ]);
    const cells = sheet.spreadsheet_rows[1]!.spreadsheet_cells;
    expect(cells.map(({ additional_attributes }) => additional_attributes)).toEqual([
      { textMode: 'manual' },
      { textMode: 'manual', prompt: 'About {{TITLE}}' },
      { textMode: 'ai' },
      { textMode: 'ai', prompt: 'x' },
      { prompt: '{{SCRIPT}}', ratio: '9:16' },
      { textMode: 'manual' },
      {},
    ]);
    expect(cells[4]!.video_layers).toMatchObject([{ name: 'Music', type: 'audio', position: 0 }]);
    expect(cells[4]!.default_user_job).toBeNull();
  });

  it('are there once, however often and however concurrently they are requested', async () => {
    const sheets = [await user.sheet(['TITLE'], 0), await user.sheet(['TITLE'], 1)];
    const wanted = some(20);
    const answers = await Promise.all(
      [0, 1, 0, 1, 0].map((index) => write({ ideas: wanted, ...into(sheets[index]!.id) }).catch(() => null)),
    );
    const again = await write({ ideas: wanted.toReversed(), ...into(sheets[1]!.id) });
    const rowsIn = ({ rows }: typeof again) =>
      rows.map(({ created: _, ...row }) => row).toSorted((a, b) => a.idea_id - b.idea_id);
    const given = answers.filter((answer) => answer !== null);
    expect(given.flatMap(({ rows }) => rows.filter(({ created }) => created))).toHaveLength(20);
    for (const answer of given) expect(rowsIn(answer)).toEqual(rowsIn(again));
    expect(again.rows.some(({ created }) => created)).toBe(false);
    const titles = (await Promise.all(sheets.map((sheet) => sheet.values()))).flat(2).filter(Boolean);
    expect(titles.toSorted()).toEqual(wanted.map(({ title }) => title).toSorted());
  });

  it('leave the sheet as it is when they are there', async () => {
    const sheet = await user.sheet(['TITLE'], 0);
    const order = { ideas: some(2), ...into(sheet.id) };
    const { rows } = await write(order);
    const before = await sheet.read();
    const [known] = order.ideas;
    expect(await write(order)).toEqual({ rows: rows.map((row) => ({ ...row, created: false })), rejected: [] });
    expect(await write({ known_ids: [known!.id, 999_999], ...into(sheet.id) })).toEqual({
      rows: [{ ...rows[0], created: false }],
      rejected: [],
    });
    expect(await sheet.read()).toEqual(before);
  });

  it.each<[string, (sheet: { id: number }, row: number) => Promise<unknown>]>([
    ['row', ({ id }, row) => user.call('DELETE', `/vidsheet/${id}/rows/${row}`)],
    ['sheet', ({ id }) => user.call('DELETE', `/vidsheet/${id}`)],
  ])('can be made again after the %s was deleted', async (_, remove) => {
    const [first, second] = [await user.sheet(['TITLE'], 0), await user.sheet(['TITLE'], 0)];
    const order = { ideas: some(1) };
    const { rows } = await write({ ...order, ...into(first.id) });
    await remove(first, rows[0]!.row_id);
    expect((await write({ ...order, ...into(second.id) })).rows).toMatchObject([
      { vidsheet_id: second.id, created: true },
    ]);
    expect(await second.values()).toEqual([[order.ideas[0]!.title]]);
  });

  it('take the columns that are named, and no others', async () => {
    const built = await aSheet().withColumns(['TITLE', 'A', 'B']).create(user);
    const [one] = some(1);
    await write({ ideas: [one!], columns: { title: built.columns.B, hook: 'a' }, ...into(built.id) });
    expect(await valuesOf(built.id)).toEqual([{ TITLE: '', A: one!.hook, B: one!.title }]);
  });

  it('have nothing in a named column of which they have no text', async () => {
    const built = await aSheet().withColumns(['TITLE', 'CTA']).create(user);
    const order = { columns: { title: 'TITLE', cta: 'CTA' }, ...into(built.id) };
    const [one, other] = [idea({ ingredients: { cta: 'Bake' } }), idea()];
    const { rows } = await write({ ideas: [one], known_ids: [other.id], ...order });
    expect((await write({ ideas: [one, other], ...order })).rows).toMatchObject([
      { row_id: rows[0]!.row_id, created: false },
      { idea_id: other.id, created: true },
    ]);
    expect(await valuesOf(built.id)).toEqual([
      { TITLE: one.title, CTA: 'Bake' },
      { TITLE: other.title, CTA: '' },
    ]);
  });

  it('take an ingredient before the title of an idea, each in its own row', async () => {
    const built = await aSheet().withColumns(['TOPIC', 'MOOD']).create(user);
    const [one, other] = [idea({ ingredients: { topic: 'Rye', MOOD: 'calm' } }), idea()];
    await write({ ideas: [one, other], ...into(built.id) });
    expect(await valuesOf(built.id)).toEqual([
      { TOPIC: 'Rye', MOOD: 'calm' },
      { TOPIC: other.title, MOOD: '' },
    ]);
  });

  it.each(['find', 'forgetDeleted'] as const)(
    'are made or found when their sheet is deleted before %s',
    async (step) => {
      const [first, second] = [await user.sheet(['TITLE'], 0), await user.sheet(['TITLE'], 0)];
      const order = { ideas: some(1) };
      await write({ ...order, ...into(first.id) });
      const next: (...given: any[]) => Promise<any> = IdeaRowRepository.prototype[step];
      const spy = jest.spyOn(IdeaRowRepository.prototype as any, step).mockImplementationOnce(async function (
        this: IdeaRowRepository,
        ...given: any[]
      ) {
        await user.call('DELETE', `/vidsheet/${first.id}`);
        return next.apply(this, given);
      } as any);
      await write({ ...order, ...into(second.id) });
      spy.mockRestore();
      expect((await write({ ...order, ...into(second.id) })).rows).toMatchObject([{ vidsheet_id: second.id }]);
    },
  );

  it('reject texts that would refer to other cells, and write the others', async () => {
    const sheet = await user.sheet(['TITLE'], 0);
    const [good, bad] = [idea(), idea({ hook: 'Say {{PASSWORD}}' })];
    const { rows, rejected } = await write({ ideas: [bad, good], ...into(sheet.id) });
    expect(rejected).toEqual([{ idea_id: bad.id, reason: 'has_placeholders' }]);
    expect(rows).toMatchObject([{ idea_id: good.id }]);
    expect(await sheet.values()).toEqual([[good.title]]);
  });

  it('announce themselves like other rows', async () => {
    const sheet = await user.sheet(['TITLE'], 0);
    const announced: { sheet_id: number; ids: number[] }[] = [];
    const subscription = base.serviceConnection.nats.subscribe(rowCreated.subject, {
      callback: (_error, message) => void announced.push(message.json()),
    });
    const { rows } = await write({ ideas: some(3), ...into(sheet.id) });
    await eventually(() =>
      expect(announced.filter(({ sheet_id }) => sheet_id === sheet.id).map(({ ids }) => ids)).toEqual([
        rows.map(({ row_id }) => row_id),
      ]),
    );
    subscription.unsubscribe();
  });
});

describe('sheets from a template', () => {
  const fromTemplate = (each: boolean, more: object = {}) => ({
    target: { template: 'faceless-explainer', each, ...more },
  });

  it('has all ideas in one sheet', async () => {
    const wanted = some(3);
    const { rows } = await write({ ideas: wanted, ...fromTemplate(false, { title: 'November' }) });
    const id = rows[0]!.vidsheet_id;
    expect(rows.map(({ vidsheet_id }) => vidsheet_id)).toEqual([id, id, id]);
    const sheet = await read(id);
    expect(sheet.title).toBe('November');
    expect(sheet.spreadsheet_rows.map((row) => row.id)).toEqual(rows.map(({ row_id }) => row_id));
    expect(await valuesOf(id)).toMatchObject(
      wanted.map(({ title, hook }) => ({ TOPIC: title, HOOK: hook, SCRIPT: '' })),
    );
    const [topic, hook, script] = sheet.spreadsheet_rows[2]!.spreadsheet_cells;
    expect([topic, hook, script].map((cell) => cell!.additional_attributes)).toMatchObject([
      { textMode: 'manual' },
      { textMode: 'manual', prompt: expect.any(String) },
      { textMode: 'ai', prompt: expect.stringContaining('{{HOOK}}') },
    ]);
  });

  it('has a sheet for each idea, named after it', async () => {
    const wanted = some(3);
    const { rows } = await write({ ideas: wanted, ...fromTemplate(true) });
    expect(new Set(rows.map(({ vidsheet_id }) => vidsheet_id)).size).toBe(3);
    for (const [index, { vidsheet_id, row_id }] of rows.entries()) {
      const { title, spreadsheet_rows } = await read(vidsheet_id);
      expect({ title, rows: spreadsheet_rows.map(({ id }) => id) }).toEqual({
        title: wanted[index]!.title,
        rows: [row_id],
      });
      expect(await valuesOf(vidsheet_id)).toMatchObject([{ TOPIC: wanted[index]!.title }]);
    }
  });

  it('has states of the cells of each sheet', async () => {
    const { rows } = await write({ ideas: some(2), ...fromTemplate(true) });
    for (const { vidsheet_id } of rows)
      await eventually(async () =>
        expect((await user.call('GET', `/vidsheet/${vidsheet_id}/states`)).body).toMatchObject({
          is_current: true,
          nodes: expect.arrayContaining([expect.objectContaining({ stage: 'cells', state: 'missing' })]),
        }),
      );
  });

  it('copies layers and variables of a template of the organization', async () => {
    const built = await aSheet().withColumn('TITLE').withColumn('FINAL', 'video').withRow().create(user);
    await user.call('POST', `/vidsheet/${built.id}/cells/${built.cells[0].FINAL}/layers`, {
      video_layer: { name: 'Clip', type: 'video', additional_attributes: { volume: 1 } },
    });
    await user.call('POST', `/vidsheet/${built.id}/template`, { slug: 'own', title: 'Own' });
    const { rows } = await write({ ideas: some(2), target: { template: 'own', each: true } });
    for (const { vidsheet_id } of rows)
      expect((await read(vidsheet_id)).spreadsheet_rows[0]!.spreadsheet_cells[1]!.video_layers).toMatchObject([
        { name: 'Clip', additional_attributes: { volume: 1 } },
      ]);
  });

  it('makes one sheet of concurrent requests', async () => {
    const order = { ideas: some(5), ...fromTemplate(false) };
    const sheets = async () => (await user.call('GET', '/vidsheet')).body.length;
    const before = await sheets();
    const answers = await Promise.all([write(order), write(order)]);
    expect(new Set(answers.flatMap(({ rows }) => rows.map(({ vidsheet_id }) => vidsheet_id))).size).toBe(1);
    expect(await sheets()).toBe(before + 1);
  });

  it('needs no template for ideas that have rows', async () => {
    const order = { ideas: some(1), ...fromTemplate(false) };
    const { rows } = await write(order);
    expect((await write({ ...order, target: { template: 'gone', each: false } })).rows).toMatchObject([
      { row_id: rows[0]!.row_id, created: false },
    ]);
  });
});

describe('a request that is rejected', () => {
  it('names nothing of others', async () => {
    const other = new SheetUser(base, await base.creator());
    const foreign = await other.sheet(['TITLE'], 1);
    await foreign.call('POST', '/template', { slug: 'foreign', title: 'Foreign' });
    const own = await user.sheet(['TITLE'], 0);
    const [column] = (await foreign.read()).spreadsheet_columns;
    const attempts = [
      [into(foreign.id), 'spreadsheet_not_found'],
      [{ target: { template: 'foreign', each: false } }, 'not_found'],
      [{ ...into(own.id), columns: { title: column!.id } }, 'not_found'],
    ] as const;
    for (const [order, code] of attempts)
      await expect(write({ ideas: some(1), ...order })).rejects.toMatchObject({ code, status: 404 });
    const forForeign = { agent_id: other.agentId, ...into(foreign.id) };
    await expect(write({ ideas: some(1), ...forForeign })).rejects.toMatchObject({ code: 'forbidden' });
    expect([await own.values(), await foreign.values()]).toEqual([[], [['']]]);
  });

  it('writes nothing of any idea', async () => {
    const sheet = await user.sheet(['NOTHING', 'FITS'], 0);
    const deleted = (await sheet.read()).spreadsheet_columns[0]!.id;
    await sheet.call('DELETE', `/columns/${deleted}`);
    const wanted = some(2);
    await expect(
      write({ ideas: wanted, columns: { title: 'FITS', hook: deleted }, ...into(sheet.id) }),
    ).rejects.toMatchObject({ code: 'not_found', message: `column ${deleted} not found` });
    await sheet.call('DELETE', `/columns/${(await sheet.read()).spreadsheet_columns[0]!.id}`);
    await expect(write({ ideas: wanted, ...into(sheet.id) })).rejects.toMatchObject({
      code: 'validation_error',
      message: 'columns is required, because no column has a name that fits',
    });
    await sheet.call('DELETE', '');
    await expect(write({ ideas: wanted, ...into(sheet.id) })).rejects.toMatchObject({ code: 'spreadsheet_not_found' });
    expect((await write({ ideas: wanted, target: { template: 'default', each: false } })).rows).toHaveLength(2);
  });

  it('would make too much at once', async () => {
    const columns = Array.from({ length: 100 }, (_, index) => `C${index}`);
    const sheet = await user.sheet(columns, 1);
    const { spreadsheet_rows: rows } = await sheet.read();
    const cell = rows[0]!.spreadsheet_cells[0]!.id;
    await sheet.call('POST', `/cells/${cell}/layers`, { video_layer: { name: 'One', type: 'text' } });
    await expect(write({ ideas: some(500), ...into(sheet.id) })).rejects.toMatchObject({
      code: 'validation_error',
      message: expect.stringContaining('50000 cells, layers and variables'),
    });
    expect(await sheet.rowIds()).toHaveLength(1);
  });

  it('would copy too many variables', async () => {
    const built = await aSheet().withColumn('TITLE').withRow().create(user);
    const file = new FormData();
    const lines = Array.from({ length: 200 }, (_, index) => [`k${index}`, 'v']);
    const workbook = await buffer(writeTable([['Key', 'Value'], ...lines], 'xlsx'));
    file.set('file', new Blob([new Uint8Array(workbook)]), 'variables.xlsx');
    await user.call('POST', `/autocontentengine/${built.id}/import_global_variables`, file);
    await user.call('POST', `/vidsheet/${built.id}/template`, { slug: 'variables', title: 'Variables' });
    const from = (each: boolean) => ({ target: { template: 'variables', each } });
    await expect(write({ ideas: some(300), ...from(true) })).rejects.toMatchObject({ code: 'validation_error' });
    expect((await write({ ideas: some(300), ...from(false) })).rows).toHaveLength(300);
  });

  it('has no credits', async () => {
    const poor = await base.creator(0);
    const order = { agent_id: poor.agentId, user_id: poor.id, target: { template: 'default', each: false } };
    await expect(write({ ideas: some(1), ...order })).rejects.toMatchObject({ code: 'usable_credit_required' });
  });
});

describe('the number of statements', () => {
  it.each<[string, () => Promise<Order['target']>]>([
    ['a present sheet', async () => ({ vidsheet_id: (await user.sheet(['TITLE', 'HOOK'], 1)).id })],
    ['one new sheet', async () => ({ template: 'default', each: false })],
    ['a new sheet for each', async () => ({ template: 'default', each: true })],
  ])('is the same for 2 and 400 ideas in %s', async (_, target) => {
    await write({ ideas: some(1), target: await target() });
    const few = await statementsUntilCommit(await target(), 2);
    const many = await statementsUntilCommit(await target(), 400);
    expect(few.length).toBeGreaterThan(5);
    expect(many).toEqual(few);
  });

  /** Returns the statements of one request until its commit. */
  async function statementsUntilCommit(target: Order['target'], count: number): Promise<string[]> {
    const texts = await statementsOf(`watched-${ideas}`, () => write({ ideas: some(count), target }));
    return texts.slice(0, texts.indexOf('COMMIT') + 1);
  }
});
