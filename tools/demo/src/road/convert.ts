import type { Journey } from '../journey.js';
import type { Idea } from './ideas.js';
import type { Agent } from './setup.js';

const TEMPLATE = 'faceless-explainer';

interface Engine {
  readonly id: number;
  readonly title: string;
  readonly spreadsheet_columns: { id: number; title: string }[];
  readonly spreadsheet_rows: { id: number; spreadsheet_cells: { id: number; spreadsheet_column_id: number }[] }[];
}

/** A vidsheet's first row, its cells by their column's title. */
export interface Sheet {
  readonly id: number;
  /** Query that every sheet endpoint takes. */
  readonly scope: string;
  readonly cell: (title: string) => string;
  readonly cellId: (title: string) => number;
}

/** Step 3: a template becomes the idea's own vidsheet. */
export async function cloneTemplate(journey: Journey, agent: Agent, idea: Idea): Promise<Sheet> {
  const { api, fleet, progress } = journey;
  progress.phase('3 convert');
  progress.running(`cloning the template ${TEMPLATE}`);
  const scope = `agent_id=${agent.id}`;
  const find = async () =>
    (await api.get<Engine[]>(`${fleet.base_url}/vidsheet?${scope}`)).find(
      ({ title }) => title === 'Faceless explainer',
    );
  const { id } = await api.post<Engine>(`${fleet.base_url}/templates/spreadsheets/${TEMPLATE}/clone`, {
    body: { agent_id: String(agent.id) },
    find,
  });
  await api.patch(`${fleet.base_url}/vidsheet/${id}?${scope}`, { spreadsheet: { title: idea.title } });
  const engine = await api.get<Engine>(`${fleet.base_url}/vidsheet/${id}?${scope}`);
  progress.done(`vidsheet ${id}: ${engine.spreadsheet_columns.map(({ title }) => title).join(' · ')}`);
  return sheetOf(engine, scope, `${fleet.base_url}/vidsheet/${id}`);
}

function sheetOf(engine: Engine, scope: string, url: string): Sheet {
  const cellId = (title: string) => {
    const column = engine.spreadsheet_columns.find((each) => each.title === title);
    const cell = engine.spreadsheet_rows[0]?.spreadsheet_cells.find(
      (each) => each.spreadsheet_column_id === column?.id,
    );
    if (!cell) throw new Error(`the vidsheet has no ${title}`);
    return cell.id;
  };
  return { id: engine.id, scope, cellId, cell: (title) => `${url}/cells/${cellId(title)}` };
}
