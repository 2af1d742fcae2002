import { Database } from '@reelsheet/platform-database';
import { request } from '@reelsheet/testing';
import type { Creator, PublishingFixture } from './publishing-fixture.js';
import { aSheet } from './sheet-builder.js';

interface Answer {
  readonly status: number;
  readonly body: any;
}

/** A sheet of texts, times, videos and covers with a post plan, and the requests about it. */
export class PlannedSheet {
  /** The id of the following requests, by which their statements are recognized. */
  requestId: string | undefined;

  private constructor(
    readonly fixture: PublishingFixture,
    readonly creator: Creator,
    readonly id: number,
    readonly rows: readonly number[],
    readonly cells: readonly Readonly<Record<string, number>>[],
  ) {}

  /** Creates the sheet with rows that have a hook and a video. */
  static async create(fixture: PublishingFixture, creator: Creator, rows = 2): Promise<PlannedSheet> {
    const user = { url: fixture.base.url, key: creator.key, agentId: creator.agentId };
    const built = await aSheet()
      .withColumn('Hook', 'text', { value: 'Calm' })
      .withColumn('When')
      .withColumn('Clip', 'video')
      .withColumn('Picture', 'image')
      .withRows(rows)
      .create(user);
    const sheet = new PlannedSheet(fixture, creator, built.id, built.rows, built.cells);
    for (const row of sheet.rows.keys()) await sheet.addFile(row, 'Clip', fixture.mediaUrl('clip.mp4'));
    return sheet;
  }

  /** Sends a request below the path of the sheet. */
  async call(method: string, path: string, body?: object, key = this.creator.key, root = this.id): Promise<Answer> {
    const mark = path.includes('?') ? '&' : '?';
    return request(method, `${this.fixture.base.url}/vidsheet/${root}${path}${mark}agent_id=${this.creator.agentId}`, {
      headers: { 'X-API-Key': key, ...(this.requestId ? { 'X-Request-Id': this.requestId } : {}) },
      ...(body ? { body } : {}),
    });
  }

  async put(changes: object = {}): Promise<Answer> {
    return this.call('PUT', '/post_plan', { ...PLAN, ...changes });
  }

  async check(body: object = {}): Promise<Answer> {
    return this.call('POST', '/post_plan/check', body);
  }

  async make(rowIds: readonly number[] = this.rows): Promise<Answer> {
    return this.call('POST', '/post_plan/posts', { row_ids: rowIds });
  }

  async post(id: number): Promise<any> {
    return (await this.fixture.base.call('GET', `/schedule/post/${id}`, { key: this.creator.key })).body;
  }

  /** Changes the values of cells, by row and title. */
  async write(values: readonly Readonly<Record<string, string>>[]): Promise<void> {
    const cells = values.flatMap((row, index) =>
      Object.entries(row).map(([title, value]) => ({ id: this.cells[index]![title], value })),
    );
    await this.call('PUT', '/cells/mass_update', { cells });
  }

  /** Lets a cell show a file of the library at this address. */
  async addFile(row: number, title: string, url: string): Promise<void> {
    const id = await this.file(url);
    const changes = { spreadsheet_cell: { additional_attributes: { content_resource_id: id } } };
    await this.call('PATCH', `/cells/${this.cells[row]![title]}`, changes);
  }

  /** Adds a completed render of a cell, whose video has this address. */
  async addRender(row: number, title: string, url: string): Promise<void> {
    await this.sql(
      `INSERT INTO render_job (organization_id, agent_id, sheet_id, cell_id, input, status, due_at, estimate,
         content_resource_id)
       VALUES ($1, $2, $3, $4, '{}', 'completed', NULL, 0, $5)`,
      [this.creator.personalId, this.creator.agentId, this.id, this.cells[row]![title], await this.file(url)],
    );
  }

  async sql<T = any>(sql: string, parameters: unknown[] = []): Promise<T[]> {
    return this.fixture.base.http.get(Database, { strict: false }).manager.query<T[]>(sql, parameters);
  }

  private async file(url: string): Promise<number> {
    const type = url.endsWith('.mp4') ? 'video' : 'image';
    const [file] = await this.sql(
      `WITH inspected AS (INSERT INTO media_inspection (key) VALUES (gen_random_uuid()::text) RETURNING key)
       INSERT INTO content_resource (organization_id, agent_id, sheet_id, key, url, file_name, content_type,
         object_type, byte_size)
       SELECT $1, $2, $3, key, $4, 'file', $5 || '/any', $5, 1 FROM inspected RETURNING id`,
      [this.creator.personalId, this.creator.agentId, this.id, url, type],
    );
    return Number(file.id);
  }
}

/** Posts each row to one network, two rows a day. */
export const PLAN = {
  targets: [{ platform: 'videohost', content: { title: '{{hook}} mornings', description: 'On {{HOOK}}' } }],
  files: { video: 'clip' },
  timing: { type: 'cadence', from: '2027-03-27', times: ['09:00', '18:00'] },
};
