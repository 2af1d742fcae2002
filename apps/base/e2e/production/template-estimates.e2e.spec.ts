import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { inParallel } from '@reelsheet/kernel';
import { callAs } from '@reelsheet/testing';
import { SHEET_CONCURRENCY } from '../../src/sheets/sheet/sheet-limits.js';
import { BatchUser } from '../support/batch-user.js';
import { Sheet } from '../support/sheet-user.js';

/** The trial `template-estimates` also renders, which takes minutes. */
const THROUGH = process.env['TEMPLATE_RENDERS'] === 'yes' ? 'render' : 'cells';
/** Maximum difference of a price whose lengths are given. */
const TOLERANCE = 0.05;
/** Maximum time until the video of a template is rendered beside others on a busy machine. */
const RENDERING_TIMEOUT_MS = 15 * 60_000;
/** Number of estimates that one user may request at the same time. */
const CONCURRENT_ESTIMATES = SHEET_CONCURRENCY.batchStarts / 2;

let user: BatchUser;

beforeAll(async () => {
  user = await BatchUser.start();
  user.actAs(await user.fixture.base.creator(100_000));
});
afterAll(async () => {
  await user?.stop();
});

it('the row of each shipped template costs the price that was estimated, or one within its range', async () => {
  const call = callAs('base', () => ({ url: user.fixture.base.url, key: user.creator.key }));
  const { body: templates } = await call('GET', '/templates/projects');
  expect(templates.length).toBeGreaterThan(5);
  const compared = await inParallel(templates, CONCURRENT_ESTIMATES, ({ slug }) => compare(slug));
  if (THROUGH === 'render') console.log(compared.flat().map(describe).join('\n'));
  expect(compared.flat().filter((line) => !isRight(line))).toEqual([]);
});

interface Line {
  readonly template: string;
  readonly kind: string;
  readonly model: string;
  readonly minimum: number;
  readonly maximum: number;
  readonly spent: number;
}

const isRight = ({ minimum, maximum, spent }: Line) =>
  minimum === maximum ? Math.abs(spent - maximum) <= maximum * TOLERANCE : spent >= minimum && spent <= maximum;

const describe = ({ template, kind, model, minimum, maximum, spent }: Line) =>
  `${template}: ${kind} by ${model} ${minimum === maximum ? maximum : `${minimum} to ${maximum}`}, spent ${spent}`;

/** Makes the row of a template, and returns what each kind and model was estimated to cost and has cost. */
async function compare(template: string): Promise<Line[]> {
  const { body } = await user.user.call('POST', `/templates/spreadsheets/${template}/clone`, {
    agent_id: String(user.creator.agentId),
  });
  const sheet = new Sheet(user.user, (body as { id: number }).id);
  await populate(sheet);
  const { status, body: estimate } = await sheet.call('POST', '/rows/estimate', { through: THROUGH });
  expect([template, status, estimate.refused]).toEqual([template, 200, []]);
  const { id } = await user.start(sheet, { through: THROUGH });
  await user.until(sheet, id, { status: 'completed', failed: 0 }, { timeout: RENDERING_TIMEOUT_MS });
  const { credits_spent } = await user.batchOf(sheet, id);
  const spent = await spentBy(sheet);
  const lines = estimate.lines.map(({ kind, model, credits_min, credits_max }): Line => {
    return { template, kind, model, minimum: credits_min, maximum: credits_max, spent: spent.get(model) ?? 0 };
  });
  const { credits_min: minimum, credits_max: maximum } = estimate;
  return [...lines, { template, kind: 'all', model: 'all models', minimum, maximum, spent: credits_spent }];
}

/** Types something into empty ingredients, and lets the video show all media and the script. */
async function populate(sheet: Sheet): Promise<void> {
  const { spreadsheet_columns: columns, spreadsheet_rows: rows } = await sheet.read();
  const cellOf = (id: number) => rows[0]!.spreadsheet_cells.find((cell) => cell.spreadsheet_column_id === id)!;
  for (const { id, type, column_role: role, title } of columns) {
    const { id: cellId, value, additional_attributes: attributes } = cellOf(id);
    if (type === 'text' && attributes['textMode'] === 'manual' && value === '')
      await sheet.call('PATCH', `/cells/${cellId}`, { spreadsheet_cell: { value: 'a calm morning' } });
    const isShown = attributes['prompt'] && (type !== 'text' || role === 'script');
    if (THROUGH === 'cells' || !isShown) continue;
    const additional_attributes = type === 'text' ? { text: `{{${title}}}` } : { source: `{{${title}}}` };
    const final = cellOf(columns.find((each) => each.column_role === 'final_video')!.id);
    await sheet.call('POST', `/cells/${final.id}/layers`, {
      video_layer: { name: title, type, additional_attributes },
    });
  }
}

/** Returns the captured credits by model. */
async function spentBy(sheet: Sheet): Promise<Map<string, number>> {
  const rows: { model: string; spent: number }[] = await user.db.manager.query(
    `SELECT model, sum(amount)::float8 / 1000000 AS spent FROM (
       SELECT model, 'generation:' || id AS reference FROM generation WHERE sheet_id = $1
       UNION ALL SELECT 'render', 'render_job:' || id FROM render_job WHERE sheet_id = $1) AS made
     JOIN ledger_entry USING (reference) WHERE ledger_entry.kind = 'capture' GROUP BY model`,
    [sheet.id],
  );
  return new Map(rows.map(({ model, spent }) => [model, spent]));
}
