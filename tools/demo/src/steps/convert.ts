import type { SheetView } from '@reelsheet/client';
import type { Journey } from '../journey.js';
import { withRetries } from '../timeouts.js';
import type { Idea } from './ideas.js';
import type { Agent } from './setup.js';

const TEMPLATE = 'faceless-explainer';

/** First row of a sheet, with its cells by column title. */
export interface Sheet {
  readonly id: number;
  /** Query parameters that every sheet route requires. */
  readonly scope: { readonly agent_id: number };
  readonly cellId: (title: string) => number;
  /** Returns the prompt that the template has for a cell. */
  readonly promptOf: (title: string) => string;
}

/** Step 3: clones a template into the sheet of the idea. */
export async function cloneTemplate(journey: Journey, agent: Agent, idea: Idea): Promise<Sheet> {
  const { base, progress } = journey;
  progress.phase('3 convert');
  progress.running(`cloning the template ${TEMPLATE}`);
  const scope = { agent_id: agent.id };
  const find = async () =>
    (await withRetries(() => base.sheets.list({ query: scope }))).find(({ title }) => title === 'Faceless explainer');
  const cloning = { path: { slug: TEMPLATE }, body: scope };
  const { id } = await withRetries<{ id: number }>(() => base.templates.clone(cloning), find);
  const params = { path: { id }, query: scope };
  const body = { spreadsheet: { title: idea.title } };
  await withRetries(() => base.sheets.update({ ...params, body }));
  const sheet = await withRetries(() => base.sheets.get(params));
  progress.done(`vidsheet ${id}: ${sheet.spreadsheet_columns.map(({ title }) => title).join(' · ')}`);
  return {
    id,
    scope,
    cellId: (title) => cellOf(sheet, title).id,
    promptOf: (title) => String(cellOf(sheet, title).additional_attributes['prompt']),
  };
}

function cellOf({ spreadsheet_columns, spreadsheet_rows }: SheetView, title: string) {
  const column = spreadsheet_columns.find((each) => each.title === title);
  const cell = spreadsheet_rows[0]?.spreadsheet_cells.find((each) => each.spreadsheet_column_id === column?.id);
  if (!cell) throw new Error(`the vidsheet has no ${title}`);
  return cell;
}
