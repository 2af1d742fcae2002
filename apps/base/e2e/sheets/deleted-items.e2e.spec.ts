import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Database } from '@reelsheet/platform-database';
import { ManualJobWorker, manualTaskWorker } from '@reelsheet/platform-jobs/testing';
import { eventually } from '@reelsheet/testing';
import { VideoVendors } from '../../src/generation/generations/vendors/generation-vendors.js';
import { GENERATION } from '../../src/generation/generations/generation.job.js';
import { RENDER } from '../../src/rendering/render-job.job.js';
import { AgentFixture, type Creator, type Sheet } from '../support/agent-fixture.js';

const VIDEO = { prompt: 'Waves', model: 'vidbeta-v1-6', duration: 5 };
const CREDITS = 10_000;
const MANY = 120;

/** Generations take longer than any of these tests. */
describe('work for deleted items', () => {
  let fixture: AgentFixture;
  let creator: Creator;
  let sheet: Sheet;

  beforeAll(async () => {
    fixture = await AgentFixture.start({}, { videoSeconds: 600 });
  });
  afterAll(() => fixture?.stop());
  afterEach(() => void jest.restoreAllMocks());

  const inBase = <T>(type: abstract new (...dependencies: never[]) => T): T =>
    fixture.base.http.get<T>(type, { strict: false });
  const query = <T>(sql: string, parameters: unknown[] = []) => inBase(Database).manager.query<T[]>(sql, parameters);
  const begin = async () => {
    creator = await fixture.base.creator(CREDITS);
    sheet = await fixture.sheet(creator);
  };
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fixture.base.call(method, `${path}?agent_id=${creator.agentId}`, { key: creator.key, body });
    expect(answer.status).toBeLessThan(300);
    return answer.body;
  };
  const order = async (cell: string, type = 'video_from_text', data: object = VIDEO): Promise<number> => {
    const { status, body } = await fixture.generate(creator, sheet, cell, type, data);
    expect(status).toBe(201);
    return body.generation_id;
  };
  const read = async (id: number) => (await fixture.base.call('GET', `/generations/${id}`, { key: creator.key })).body;
  const lineOf = async (line: 'row' | 'column', cell: string) =>
    (await call('GET', `/vidsheet/${sheet.id}/cells/${sheet.cells[cell]}`))[`spreadsheet_${line}_id`] as number;
  const entriesOf = async (reference: string) =>
    (await query<{ kind: string }>(`SELECT kind FROM ledger_entry WHERE reference = $1 ORDER BY id`, [reference])).map(
      ({ kind }) => kind,
    );
  const expectRefunded = async (reference: string) => {
    expect(await entriesOf(reference)).toEqual(['hold', 'release']);
    expect(await fixture.credits(creator)).toMatchObject({ held: 0, balance: CREDITS });
  };

  it('is stopped completely, and each credit hold is released once', async () => {
    await begin();
    const ids: number[] = [];
    for (let round = 0; round < MANY / 12; round += 1)
      ids.push(...(await Promise.all(Array.from({ length: 12 }, () => order('PICTURE')))));
    await call('DELETE', `/vidsheet/${sheet.id}`);
    await eventually(async () => expect(await query(`SELECT FROM generation WHERE due_at IS NOT NULL`)).toEqual([]), {
      timeout: 60_000,
      interval: 100,
    });
    expect(await query(`SELECT status, count(*)::integer FROM generation GROUP BY status`)).toEqual([
      { status: 'stopped', count: MANY },
    ]);
    for (const id of ids) expect(await entriesOf(`generation:${id}`)).toEqual(['hold', 'release']);
    expect(await fixture.credits(creator)).toMatchObject({ held: 0, balance: CREDITS });
  });

  describe('without a worker, step by step', () => {
    let generations: ManualJobWorker<any>;
    let renders: ManualJobWorker<any>;

    beforeAll(async () => {
      await fixture.base.worker.close();
      generations = new ManualJobWorker(fixture.base.http, GENERATION);
      renders = new ManualJobWorker(fixture.base.http, RENDER);
    });
    afterEach(async () => {
      await query(`DELETE FROM task`);
      await query(`DELETE FROM generation`);
      await query(`DELETE FROM render_job`);
    });

    const duties = async () => {
      while (await manualTaskWorker(fixture.base.http).runStep());
    };
    const layer = async () => {
      const path = `/vidsheet/${sheet.id}/cells/${sheet.cells['PICTURE']}/layers` as const;
      const { id } = await call('POST', path, { video_layer: { name: 'Sea', type: 'video' } });
      return `${path}/${id}`;
    };
    const render = async (): Promise<number> => {
      const job = {
        project_id: sheet.id,
        container_id: sheet.cells['PICTURE'],
        container_type: 'SpreadsheetCell',
        input: '{}',
      };
      return (await call('POST', '/render_jobs', { job })).job_id;
    };

    it.each<[string, () => Promise<string>]>([
      ['a row', async () => `/vidsheet/${sheet.id}/rows/${await lineOf('row', 'PICTURE')}`],
      ['a column', async () => `/vidsheet/${sheet.id}/columns/${await lineOf('column', 'PICTURE')}`],
      ['a sheet', async () => `/autocontentengine/${sheet.id}`],
      ['an agent', async () => `/agents/${creator.agentId}`],
    ])('%s cancels running and queued work and releases the holds', async (_, path) => {
      await begin();
      const cancel = jest.spyOn(inBase(VideoVendors).of('kling'), 'cancel');
      const atVendor = await order('PICTURE');
      await generations.runStep();
      expect(await read(atVendor)).toMatchObject({ status: 'processing' });
      const waiting = await order('PICTURE');
      const composing = await render();
      await call('DELETE', await path());
      expect(cancel).not.toHaveBeenCalled();
      await duties();
      for (const id of [atVendor, waiting]) {
        expect(await read(id)).toMatchObject({ status: 'stopped' });
        await expectRefunded(`generation:${id}`);
      }
      expect((await fixture.base.call('GET', `/render_jobs/${composing}`, { key: creator.key })).body).toMatchObject({
        status: 'stopped',
      });
      await expectRefunded(`render_job:${composing}`);
      expect(cancel.mock.calls).toEqual([[{ taskId: expect.any(String) }, expect.any(AbortSignal)]]);
      expect(await renders.runStep()).toBe(false);
    });

    it('stops only the cell jobs of a deleted layer, not of its cell or sheet', async () => {
      await begin();
      const [gone, stored] = [await layer(), await layer()];
      const fill = async (path: string): Promise<number> =>
        (await call('POST', `${path}/generate`, { generation_type: 'video_from_text', data: VIDEO })).generation_id;
      const stopped = await fill(gone);
      const others = [await fill(stored), await order('PICTURE'), await order('SCRIPT')];
      await call('DELETE', gone);
      await duties();
      expect(await read(stopped)).toMatchObject({ status: 'stopped' });
      for (const id of others) expect(await read(id)).toMatchObject({ status: 'pending' });
      expect(await entriesOf(`generation:${stopped}`)).toEqual(['hold', 'release']);
    });

    it('continues transcriptions, which belong to no cell, until their agent is deleted', async () => {
      await begin();
      const data = { audio: { value: 'https://example.com/a.mp3' } };
      const { generation_id: id } = await call('POST', '/transcriptions', { data });
      await call('DELETE', `/vidsheet/${sheet.id}`);
      await duties();
      expect(await read(id)).toMatchObject({ status: 'pending' });
      await call('DELETE', `/agents/${creator.agentId}`);
      await duties();
      expect(await read(id)).toMatchObject({ status: 'stopped' });
      await expectRefunded(`generation:${id}`);
    });

    it('is not submitted to a vendor when it was requested during the deletion', async () => {
      await begin();
      const ids = [await order('SCRIPT', 'text', { prompt: 'Good morning' }), await order('PICTURE')];
      const composing = await render();
      const before = [await fixture.log('chat'), await fixture.log('video')];
      await query(`DELETE FROM sheet_row WHERE sheet_id = $1`, [sheet.id]);
      while (await generations.runStep());
      while (await renders.runStep());
      for (const id of ids) {
        expect(await read(id)).toMatchObject({ status: 'stopped' });
        await expectRefunded(`generation:${id}`);
      }
      await expectRefunded(`render_job:${composing}`);
      expect([await fixture.log('chat'), await fixture.log('video')]).toEqual(before);
    });

    it('is not resumed', async () => {
      await begin();
      const id = await order('PICTURE');
      await call('DELETE', `/vidsheet/${sheet.id}`);
      await duties();
      expect(await fixture.base.call('POST', `/generations/${id}/continue`, { key: creator.key })).toMatchObject({
        status: 422,
        body: { error_code: 'validation_error', error: 'What the generation was to fill is gone' },
      });
      expect(await read(id)).toMatchObject({ status: 'stopped' });
      await expectRefunded(`generation:${id}`);
    });
  });
});
