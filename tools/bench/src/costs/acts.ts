import { randomUUID } from 'node:crypto';
import { dataOf } from '@reelsheet/client';
import { requestGeneration, requestRender, requestText, watch, type Tenant } from '@reelsheet/tool-trials/tenant';
import { someFile, upload } from '@reelsheet/tool-trials/uploading';

/** Number of rows of the sheet that acts read and change. */
export const ROWS = 50;
/** Network of the posts. */
export const NETWORK = 'microblog';
const FILE_BYTES = 20 * 2 ** 20;
/** Maximum of writing one cell, with its announcement and the comparison of its row, as a multiple of a bare PATCH. */
const MAX_OF_A_CELL = 2.5;

/** A kind of work that users request, and how many times it is performed. */
export interface Act {
  readonly what: string;
  readonly times: number;
  readonly once: (tenant: Tenant, index: number) => Promise<unknown>;
  /** SQL that returns a row for each one that has not ended. */
  readonly open?: string;
  /** Maximum of its processor time, as a multiple of a bare PATCH. */
  readonly goal?: number;
}

/** Changes that are not announced, or whose rows are not compared yet. */
const OPEN_CHANGES = `SELECT sheet_id::text FROM base.input_change UNION ALL SELECT id::text FROM base.outbox`;
const OPEN_GENERATIONS = `SELECT id FROM base.generation WHERE status IN ('pending', 'processing')`;

export const ACTS: readonly Act[] = [
  {
    what: 'a small read',
    times: 3_000,
    once: ({ base }) => dataOf(base.organizations.list()),
  },
  {
    what: `reading a sheet of ${ROWS} rows that has changed`,
    times: 200,
    once: async (tenant, index) => {
      await write(tenant, index);
      await readSheet(tenant);
    },
    open: OPEN_CHANGES,
  },
  {
    what: 'writing a cell',
    times: 3_000,
    once: (tenant, index) => write(tenant, index),
    open: OPEN_CHANGES,
    goal: MAX_OF_A_CELL,
  },
  {
    what: 'a text',
    times: 300,
    once: (tenant, index) => requestText(tenant, `A text about ${index}`, tenant.cellIds[index % ROWS]),
    open: OPEN_GENERATIONS,
  },
  {
    what: 'a picture',
    times: 30,
    once: (tenant, index) =>
      requestGeneration(tenant, { generation_type: 'image_from_text', data: { prompt: `A picture of ${index}` } }),
    open: OPEN_GENERATIONS,
  },
  {
    what: 'a video of 5 s',
    times: 10,
    once: (tenant, index) =>
      requestGeneration(tenant, {
        generation_type: 'video_from_text',
        data: { ...VIDEO, prompt: `A video of ${index}` },
      }),
    open: OPEN_GENERATIONS,
  },
  {
    what: 'a render of 10 s, 1080×1920',
    times: 4,
    once: (tenant, index) => requestRender(tenant, `A calm morning ${index} by the sea`, 10),
    open: `SELECT id FROM base.render_job WHERE status IN ('pending', 'processing')`,
  },
  {
    what: 'a run of an agent',
    times: 100,
    once: ({ agent, agentId }, index) =>
      dataOf(agent.runs.create({ body: { agent_id: agentId, message: `Write a title about ${index}` } })),
    open: `SELECT id FROM agent.run WHERE status IN ('pending', 'processing')`,
  },
  {
    what: 'a source scraped',
    times: 40,
    once: (tenant) => watch(tenant, 'Costs', [`@costs${randomUUID().slice(0, 8)}`]),
    open: `SELECT id FROM core.scraped_source WHERE NOT is_idle OR scraped_at IS NULL`,
  },
  {
    what: 'a post without media',
    // The network accepts a hundred posts of one account per quarter of an hour.
    times: 60,
    once: ({ base, agentId: agent_id }, index) =>
      dataOf(
        base.posts.create({
          body: { agent_id, platform: [NETWORK], description: `Post ${index}`, schedule_type: 'now' },
        }),
      ),
    open: `SELECT id FROM base.post WHERE status IN ('scheduled', 'publishing')`,
  },
  { what: 'an upload of 20 MB', times: 16, once: (tenant) => upload(tenant, someFile(FILE_BYTES)) },
];

const VIDEO = { model: 'vidbeta-v1-6', duration: 5, resolution: '720p' };

function write({ base, agentId, sheetId, cellIds }: Tenant, index: number): Promise<unknown> {
  const path = { id: sheetId, cell_id: cellIds[index % ROWS]! };
  const body = { spreadsheet_cell: { value: `Value ${index}` } };
  const params = { path, query: { agent_id: String(agentId) } };
  return dataOf(base.sheets.cells.update({ ...params, body }));
}

function readSheet({ base, agentId, sheetId }: Tenant): Promise<unknown> {
  const params = { path: { id: sheetId }, query: { agent_id: String(agentId) } };
  return dataOf(base.sheets.get(params));
}
