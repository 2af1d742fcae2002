import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type pg from 'pg';
import { FileUseService } from '../../src/overviews/file-uses/file-use.service.js';
import { BaseUnderTest } from '../support/harness.js';
import { aSheet } from '../support/sheet-builder.js';
import { SheetUser, Sheet } from '../support/sheet-user.js';
import { statementsOf } from '../support/watched-statements.js';

type Creator = Awaited<ReturnType<BaseUnderTest['creator']>>;

const MISSING = { status: 404, body: { error_code: 'content_resource_not_found' } };

let base: BaseUnderTest;
let admin: pg.Client;
let creator: Creator;
let user: SheetUser;

beforeAll(async () => {
  base = await BaseUnderTest.start();
  admin = await base.administrator();
});
afterAll(() => base?.stop());
beforeEach(async () => {
  creator = await base.creator();
  user = new SheetUser(base, creator);
});

const insert = async (sql: string, ...values: unknown[]) =>
  Number((await admin.query(`${sql} RETURNING id`, values)).rows[0].id);
const insertFile = (key: string) =>
  insert(
    `INSERT INTO content_resource (organization_id, agent_id, key, url, file_name, content_type, object_type, byte_size)
     VALUES ($1, $2, $3::text, 'http://upload/v1/media/' || $3, 'a.png', 'image/png', 'image', 9)`,
    ...[creator.personalId, creator.agentId, key],
  );
const insertPost = (status: string, key: string) =>
  insert(
    `INSERT INTO post (agent_id, status, schedule_type, scheduled_time, requested, strict, content, skipped)
     VALUES ($1, $2, 'scheduled', now() + interval '1 day', '{microblog}', false,
       jsonb_build_object('title', 'Calm', 'media_urls', ARRAY['http://upload/v1/media/' || $3::text]), '[]')`,
    ...[creator.agentId, status, key],
  );
const usesOf = (id: number, of: SheetUser = user) => of.call('GET', `/content_resources/${id}/uses`);

it('names cells, layers and waiting posts that show a file', async () => {
  const [chosen, made, unused] = [await insertFile('k-chosen'), await insertFile('k-made'), await insertFile('k-free')];
  const { id, cells } = await aSheet()
    .withColumn('PICTURE', 'image')
    .withColumn('VIDEO', 'video')
    .withRow()
    .create(user);
  const sheet = new Sheet(user, id);
  const { PICTURE: picture, VIDEO: video } = cells[0];
  const attributes = (content_resource_id: number | string) => ({
    spreadsheet_cell: { additional_attributes: { content_resource_id } },
  });
  await sheet.call('PATCH', `/cells/${picture}`, attributes(chosen));
  const layer = { name: 'Logo', type: 'image', additional_attributes: { content_resource_id: String(chosen) } };
  await sheet.call('POST', `/cells/${video}/layers`, { video_layer: layer });
  const generation = await insert(
    `INSERT INTO generation (organization_id, agent_id, sheet_id, cell_id, user_job_type, model, input, status,
       due_at, estimate)
     VALUES ($1, $2, $3, $4, 'image_from_text', 'sim', '{}', 'completed', NULL, 0)`,
    ...[creator.personalId, creator.agentId, id, video],
  );
  await admin.query(`INSERT INTO generation_output (generation_id, position, content_resource_id) VALUES ($1, 0, $2)`, [
    generation,
    made,
  ]);
  await admin.query(`UPDATE cell SET default_generation_id = $1 WHERE id = $2`, [generation, video]);
  const draft = await insertPost('draft', 'k-chosen');
  await insertPost('published', 'k-chosen');

  const { status, body } = await usesOf(chosen);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    uses: [
      { kind: 'cell', name: 'PICTURE', sheet_id: id, cell_id: picture, layer_id: null, post_id: null },
      { kind: 'layer', name: 'Logo', sheet_id: id, cell_id: video, layer_id: expect.any(Number) },
      { kind: 'post', title: 'Calm', name: null, sheet_id: null, post_id: draft },
    ],
    has_more: false,
  });
  expect((await usesOf(made)).body.uses).toMatchObject([{ kind: 'cell', name: 'VIDEO', cell_id: video }]);
  expect((await usesOf(unused)).body).toEqual({ uses: [], has_more: false });
  await user.call('DELETE', `/vidsheet/${id}`);
  expect((await usesOf(chosen)).body.uses).toMatchObject([{ kind: 'post' }]);
});

it('shows a foreign file and a deleted one as missing', async () => {
  const id = await insertFile('k-other');
  const other = new SheetUser(base, await base.creator());
  expect(await usesOf(id, other)).toMatchObject(MISSING);
  await admin.query(`UPDATE content_resource SET deleted_at = now() WHERE id = $1`, [id]);
  expect(await usesOf(id)).toMatchObject(MISSING);
});

it('names a bounded number, by the same number of statements for one use and for many', async () => {
  const id = await insertFile('k-many');
  const { id: sheetId } = await aSheet().withColumn('PICTURE', 'image').withRows(101).create(user);
  const service = base.http.get(FileUseService, { strict: false });
  const read = async (requestId: string) =>
    (await statementsOf(requestId, () => service.usesOf(creator.agentId, id))).length;
  const none = await read('no-uses');
  await admin.query(
    `UPDATE cell SET additional_attributes = jsonb_build_object('content_resource_id', $1::bigint) WHERE sheet_id = $2`,
    [id, sheetId],
  );
  const { body } = await usesOf(id);
  expect([body.uses.length, body.has_more]).toEqual([100, true]);
  expect([none, await read('many-uses')]).toEqual([6, 6]);
});
