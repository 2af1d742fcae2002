import type { GenerationBody, GenerationView } from '@reelsheet/client';
import type { Journey } from '../journey.js';
import { withRetries } from '../timeouts.js';
import { poll } from '../poll.js';
import type { Sheet } from './convert.js';

export type Generation = GenerationView;

/** A cell of the sheet or one of its layers. */
export interface Target {
  readonly cellId: number;
  readonly layerId?: number;
}

const FINAL: readonly Generation['status'][] = ['completed', 'failed', 'stopped'];

/** Starts a generation and waits for it; adopts one that was created by a call whose response was lost. */
export async function generate(
  journey: Journey,
  sheet: Sheet,
  name: string,
  target: Target,
  body: GenerationBody,
): Promise<Generation> {
  const { generation_id } = await withRetries<{ generation_id: number }>(
    () => order(journey, sheet, target, body),
    () => findOrdered(journey, sheet, target),
  );
  return finish(journey, name, generation_id);
}

function order({ base }: Journey, sheet: Sheet, target: Target, body: GenerationBody) {
  const path = { engine_id: sheet.id, cell_id: target.cellId };
  const query = sheet.scope;
  if (target.layerId === undefined) return base.sheets.cells.generate({ path, query, body });
  const params = { path: { ...path, layer_id: target.layerId }, query };
  return base.sheets.layers.generate({ ...params, body });
}

async function findOrdered({ base }: Journey, sheet: Sheet, { cellId, layerId }: Target) {
  const params = { path: { id: sheet.id, cell_id: cellId }, query: sheet.scope };
  const cell = await withRetries(() => base.sheets.cells.get(params));
  const target = layerId === undefined ? cell : cell.video_layers.find(({ id }) => id === layerId);
  const newest = target?.user_jobs[0];
  return newest && { generation_id: newest.id };
}

async function finish({ base, progress, spending }: Journey, name: string, id: number): Promise<Generation> {
  const generation = await poll(
    () => withRetries(() => base.generations.get({ path: { id } })),
    ({ status }) => FINAL.includes(status),
    (state) => progress.running(name, state.progress),
  );
  if (generation.status !== 'completed') throw new Error(`${name} ${generation.status}: ${generation.failed_reason}`);
  progress.cost(await spending.spent());
  progress.done(`${name} (${generation.execution_cost} credits)`);
  return generation;
}
