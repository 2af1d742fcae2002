import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Answer } from '@reelsheet/testing';
import { randomBy, testSeeds } from '@reelsheet/testing/seeded';
import { DataSource } from 'typeorm';
import { ChangeMarkerCompaction } from '../../src/sheets/sheet/change-marker-compaction.js';
import { BaseUnderTest } from '../support/harness.js';
import { SheetUser, type Sheet } from '../support/sheet-user.js';

describe('reading a sheet conditionally', () => {
  let base: BaseUnderTest;
  let user: SheetUser;
  let database: DataSource;

  beforeAll(async () => {
    base = await BaseUnderTest.start({ SHEET_CACHE_MEGABYTES: 0 });
    user = new SheetUser(base, await base.creator());
    database = base.http.get(DataSource);
  });
  afterAll(() => base.stop());

  const read = (sheetId: number, query = '', known?: string, root = 'autocontentengine'): Promise<Answer> =>
    base.call('GET', `/${root}/${sheetId}?agent_id=${user.agentId}${query}`, {
      key: user.key,
      headers: known === undefined ? {} : { 'If-None-Match': known },
    });
  const tagOf = async (sheetId: number, query = '') => (await read(sheetId, query)).headers.get('etag')!;

  it('returns 304 for a current ETag under both prefixes until the sheet changes', async () => {
    const sheet = await user.sheet(['A'], 2);
    const whole = await read(sheet.id);
    const tag = whole.headers.get('etag')!;
    expect([tag, whole.headers.get('cache-control')]).toEqual([
      expect.stringMatching(/^W\/"[^"]+"$/),
      'private, no-cache',
    ]);
    for (const known of [tag, tag.slice(2), `"other", ${tag}`, '*'])
      for (const root of ['autocontentengine', 'vidsheet']) {
        const again = await read(sheet.id, '', known, root);
        expect([again.status, again.body ?? '', again.headers.get('etag')]).toEqual([304, '', tag]);
      }
    for (const known of ['"other"', '', tag.replace('"', '"x')])
      expect([(await read(sheet.id, '', known)).status, known]).toEqual([200, known]);
    for (const query of ['&with_execution_cost=true', '&rows_limit=1', '&rows_after=0&rows_limit=2'])
      expect([(await read(sheet.id, query, tag)).status, query]).toEqual([200, query]);
    await sheet.call('POST', '/rows');
    expect((await read(sheet.id, '', tag)).status).toBe(200);
    expect((await read(999_999, '', '*')).status).toBe(404);
    expect(
      (await base.call('GET', `/vidsheet/${sheet.id}?agent_id=${user.agentId}`, { headers: { 'If-None-Match': '*' } }))
        .status,
    ).toBe(401);
    await sheet.call('DELETE', '');
    expect((await read(sheet.id, '', tag)).status).toBe(404);
  });

  it('compacts the change markers of an unchanged sheet and returns a new ETag', async () => {
    const [busy, quiet] = [await user.sheet(['A'], 1), await user.sheet(['A'], 1)];
    const insertMarkers = (sheetId: number, times: number) =>
      database.query(`INSERT INTO sheet_change_marker SELECT $1 FROM generate_series(1, $2)`, [sheetId, times]);
    const stored = async (sheetId: number) =>
      (await database.query(`SELECT FROM sheet_change_marker WHERE sheet_id = $1`, [sheetId])).length;
    const { version, ...body } = await busy.read();
    const tags = [await tagOf(busy.id)];
    await insertMarkers(busy.id, 100);
    await insertMarkers(quiet.id, 99);
    tags.push(await tagOf(busy.id));
    const quietTag = await tagOf(quiet.id);
    await base.worker.get(ChangeMarkerCompaction, { strict: false }).run();
    tags.push(await tagOf(busy.id));
    expect([await stored(busy.id), await stored(quiet.id), await tagOf(quiet.id)]).toEqual([0, 99, quietTag]);
    await insertMarkers(busy.id, 100);
    tags.push(await tagOf(busy.id));
    await base.http.get(ChangeMarkerCompaction, { strict: false }).run();
    tags.push(await tagOf(busy.id));
    expect(new Set(tags).size).toBe(5);
    expect((await read(busy.id, '', tags.at(-1))).status).toBe(304);
    expect(await busy.read()).toEqual({ ...body, version: version + 2 });
  });

  it.each(testSeeds())('returns another ETag whenever the body differs, also for a clone (seed %d)', async (seed) => {
    const original = await user.sheet(['A', 'B'], 2);
    const cells = (await original.read()).spreadsheet_rows.flatMap((row) => row.spreadsheet_cells);
    const [cell, plain] = cells;
    const { id: layerId } = (
      await original.call('POST', `/cells/${cell!.id}/layers`, { video_layer: { name: 'Clip', type: 'video' } })
    ).body;
    const generation = async (layer: number | null, on = cell!.id): Promise<number> =>
      (
        await database.query(
          `INSERT INTO generation (organization_id, agent_id, sheet_id, cell_id, layer_id, user_job_type, status, input, model, estimate, due_at)
           SELECT organization_id, agent_id, sheet.id, cell.id, $2, 'text_generation', 'pending', '{}', 'textmodel_b', 0, NULL FROM cell JOIN sheet ON sheet.id = sheet_id WHERE cell.id = $1 RETURNING id`,
          [on, layer],
        )
      )[0].id;
    const selected = await generation(null);
    const inLayer = await generation(layerId);
    await original.call('PATCH', `/cells/${cell!.id}/set_default_user_job`, { user_job_id: selected });
    const clone: Sheet = Object.assign(Object.create(Object.getPrototypeOf(original)), original, {
      id: (await original.call('POST', '/clone')).body.id,
    });
    const ofClone: Sheet = Object.assign(Object.create(Object.getPrototypeOf(original)), original, {
      id: (await clone.call('POST', '/clone')).body.id,
    });
    const resource = async (generationId: number): Promise<number> => {
      const [{ id }] = await database.query(
        `INSERT INTO content_resource (organization_id, agent_id, key, url, file_name, content_type, object_type, byte_size)
         SELECT organization_id, agent_id, 'key' || random(), 'http://media/one', 'one', 'video/mp4', 'video', 1 FROM generation WHERE id = $1 RETURNING id`,
        [generationId],
      );
      await database.query(
        `INSERT INTO generation_output (generation_id, position, content_resource_id) SELECT $1, count(*), $2 FROM generation_output WHERE generation_id = $1`,
        [generationId, id],
      );
      return id;
    };
    const shown = await resource(selected);
    const random = randomBy(seed);
    const some = (n: number) => Math.floor(random() * n);
    const update = (set: string, id: number) => database.query(`UPDATE generation SET ${set} WHERE id = $1`, [id]);
    const job = () => [selected, inLayer][some(2)]!;
    const changes: Record<string, () => Promise<unknown>> = {
      value: () => original.call('PATCH', `/cells/${plain!.id}`, { spreadsheet_cell: { value: `v${some(3)}` } }),
      attributes: () =>
        original.call('PATCH', `/cells/${plain!.id}`, {
          spreadsheet_cell: { value: '', additional_attributes: { n: some(2) } },
        }),
      row: () => original.call('POST', '/rows', { spreadsheet_row: { position: some(2) } }),
      column: () => original.call('POST', '/columns', { spreadsheet_column: { title: `C${some(9)}`, type: 'text' } }),
      layer: () =>
        original.call('PATCH', `/cells/${cell!.id}/layers/${layerId}`, { video_layer: { name: `L${some(3)}` } }),
      title: () => original.call('PATCH', '', { spreadsheet: { title: `T${some(3)}` } }),
      duplicate: async () => original.call('POST', `/rows/${(await original.rowIds())[0]}/duplicate`),
      order: () => generation([null, layerId][some(2)]!),
      status: () => update(`status = '${['pending', 'processing', 'failed', 'stopped'][some(4)]}'`, job()),
      progress: () => update(`progress = ${some(4)} / 4.0`, job()),
      result: () => update(`result = to_jsonb('r${some(3)}'::text)`, job()),
      reason: () => update(`failed_reason = 'f${some(3)}'`, job()),
      cost: () => update(`cost = ${some(3)}`, job()),
      lease: () =>
        update(`claimed_until = now(), updated_at = now()`, job()).catch(() => update('updated_at = now()', job())),
      output: () => resource(job()),
      thumbnail: () =>
        database.query(`UPDATE content_resource SET thumbnail_url = $2 WHERE id = $1`, [shown, `t${some(3)}`]),
      removal: () =>
        database.query(
          `UPDATE content_resource SET deleted_at = CASE WHEN deleted_at IS NULL THEN now() END WHERE id = $1`,
          [shown],
        ),
      forgetting: async () => database.query(`DELETE FROM generation WHERE id = $1`, [await generation(null)]),
      charge: async () => {
        const [{ id }] = await database.query(
          `INSERT INTO render_job (organization_id, agent_id, sheet_id, cell_id, status, input, estimate, due_at)
           SELECT organization_id, agent_id, id, $2, 'pending', '{}', 0, NULL FROM sheet WHERE id = $1 RETURNING id`,
          [original.id, cell!.id],
        );
        await database.query(
          `WITH ended AS (UPDATE render_job SET status = 'completed' WHERE id = $1 RETURNING *)
           INSERT INTO ledger_entry (organization_id, kind, amount, reference) SELECT organization_id, 'capture', 1000000, 'render_job:' || id FROM ended`,
          [id],
        );
      },
    };
    const queries = ['', '&with_execution_cost=true', '&rows_limit=1'];
    const reads = () =>
      Promise.all(
        [original, clone, ofClone].flatMap(({ id }) =>
          queries.map(async (query) => {
            const { body, headers } = await read(id, query);
            return { body: JSON.stringify(body), tag: headers.get('etag')! };
          }),
        ),
      );
    const seen = (await reads()).map(({ body, tag }) => new Map([[tag, body]]));
    const names = Object.keys(changes);
    const walk = [...names, ...Array.from({ length: 50 }, () => names[some(names.length)]!)];
    const changed = new Set<string>();
    for (const name of walk) {
      await changes[name]!();
      (await reads()).forEach(({ body, tag }, index) => {
        const before = seen[index]!.get(tag);
        if (before !== undefined) expect([name, index, before]).toEqual([name, index, body]);
        else changed.add(name);
        seen[index]!.set(tag, body);
      });
    }
    const always = ['row', 'column', 'duplicate', 'order', 'output', 'removal', 'charge'];
    expect([...changed]).toEqual(expect.arrayContaining(always));
    // A lease is not part of the response, so it must not change the ETag.
    expect(changed).not.toContain('lease');
    await original.call('POST', '/rows');
    expect(await database.query(`SELECT FROM sheet_change_marker WHERE sheet_id = $1`, [original.id])).toEqual([]);
  });

  it('returns a new ETag for a change marker that commits after a change of the sheet', async () => {
    const sheet = await user.sheet(['A'], 1);
    const [cell] = (await sheet.read()).spreadsheet_rows[0]!.spreadsheet_cells;
    const runner = database.createQueryRunner();
    await runner.startTransaction();
    await runner.query(
      `INSERT INTO generation (organization_id, agent_id, sheet_id, cell_id, user_job_type, status, input, model, estimate, due_at)
       SELECT organization_id, agent_id, sheet.id, $2, 'text_generation', 'pending', '{}', 'textmodel_b', 0, NULL FROM sheet WHERE id = $1`,
      [sheet.id, cell!.id],
    );
    await sheet.call('POST', '/rows');
    const tag = await tagOf(sheet.id);
    await runner.commitTransaction();
    await runner.release();
    const after = await read(sheet.id, '', tag);
    expect([after.status, after.body.spreadsheet_rows[0].spreadsheet_cells[0].user_jobs]).toMatchObject([
      200,
      [{ status: 'pending' }],
    ]);
  });

  it('returns the rows of a window, and all rows by following windows', async () => {
    const sheet = await user.sheet(['A', 'B'], 7);
    const { spreadsheet_rows: rows, ...rest } = await sheet.read();
    const window = async (query: string) => {
      const { status, body, headers } = await read(sheet.id, query);
      return { status, body, next: headers.get('x-next-rows-after') };
    };
    const seen: unknown[] = [];
    for (let after: string | null = '0'; after !== null;) {
      const { body, next } = await window(`&rows_after=${after}&rows_limit=3`);
      const { spreadsheet_rows: item, ...head } = body;
      expect(head).toEqual(rest);
      expect(next).toBe(item.length === 3 ? String(item[2].id) : null);
      seen.push(...item);
      after = next;
    }
    expect(seen).toEqual(rows);
    expect(await window('&rows_limit=7')).toMatchObject({ next: null, body: { spreadsheet_rows: rows } });
    expect(await window('&rows_limit=6')).toMatchObject({ next: String(rows[5]!.id) });
    expect((await window(`&rows_after=${rows[4]!.id}`)).body.spreadsheet_rows).toEqual(rows.slice(5));
    expect((await window(`&rows_after=${rows[6]!.id}&rows_limit=5`)).body.spreadsheet_rows).toEqual([]);
    await sheet.call('PUT', '/rows/update_positions', { rows: [{ id: rows[6]!.id, position: 0 }] });
    expect((await window(`&rows_after=${rows[6]!.id}&rows_limit=1`)).body.spreadsheet_rows).toMatchObject([
      { id: rows[0]!.id },
    ]);
    const foreign = (await (await user.sheet(['A'], 1)).rowIds())[0]!;
    for (const [query, field] of [
      [`rows_after=${foreign}`, 'rows_after'],
      ['rows_after=999999&rows_limit=5', 'rows_after'],
      ['rows_after=-1', 'rows_after'],
      ['rows_after=x', 'rows_after'],
      ['rows_limit=0', 'rows_limit'],
      ['rows_limit=1001', 'rows_limit'],
      ['rows_limit=1.5', 'rows_limit'],
    ])
      expect(await window(`&${query}`)).toMatchObject({
        status: 422,
        body: { error_code: 'validation_error', error: expect.stringContaining(field!) },
      });
  });
});
