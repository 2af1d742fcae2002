import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { writeTable } from '@reelsheet/tabular';
import type { Prepared, Recipe, Recipes, Scene } from '../scene.js';
import { MadeSheet } from './made-sheet.js';

type Body = object | undefined;

/** Prepares a request below the path of a new sheet. */
const inSheet =
  (rest: string | ((sheet: MadeSheet) => string), body?: (sheet: MadeSheet) => Body | Promise<Body>): Recipe =>
  async (scene) => {
    const sheet = await MadeSheet.create(scene);
    const sent = await body?.(sheet);
    return { path: sheet.path(typeof rest === 'function' ? rest(sheet) : rest), body: sent };
  };

/** Prepares a request below the path of the first cell of a new sheet, which has two layers. */
const inLayers =
  (rest: (ids: readonly number[]) => string, body?: (ids: readonly number[]) => object): Recipe =>
  async (scene) => {
    const sheet = await MadeSheet.create(scene);
    const ids = await sheet.addLayers(2);
    return { path: sheet.path(`/cells/${sheet.cellId}/layers${rest(ids)}`), body: body?.(ids) };
  };

const ofIds = (ids: readonly number[]) => ({ ids });
const newSlug = () => `once-${randomUUID()}`;

/** A sheet is restored from the trash. */
async function restored(scene: Scene): Promise<Prepared> {
  const sheet = await MadeSheet.create(scene);
  await scene.call('base', 'DELETE', sheet.path());
  return { path: sheet.path('/restore') };
}

/** The deletion of a row is undone. */
async function undone(scene: Scene): Promise<Prepared> {
  const sheet = await MadeSheet.create(scene);
  await sheet.post('/rows/mass_delete', { ids: sheet.rowIds });
  return { path: sheet.path(`/changes/${await sheet.version()}/undo`) };
}

async function importedVariables(): Promise<FormData> {
  const table = [
    ['Key', 'Value'],
    ['brand', 'Tealeaf'],
    ['tone', 'calm'],
  ];
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(await buffer(writeTable(table, 'xlsx')))]), 'variables.xlsx');
  return body;
}

async function clonedTemplate(scene: Scene): Promise<Prepared> {
  const slug = newSlug();
  await (await MadeSheet.create(scene)).post('/template', { slug, title: 'Once' });
  return { path: `/templates/spreadsheets/${slug}/clone`, body: { agent_id: scene.tenant.agentId } };
}

export const SHEET_RECIPES: Recipes = {
  'base /vidsheet': (scene) => ({ path: scene.ofAgent('/vidsheet'), body: { spreadsheet: { title: 'Once' } } }),
  'base /vidsheet/{id}/clone': inSheet('/clone', () => ({})),
  'base /vidsheet/{id}/template': inSheet('/template', () => ({ slug: newSlug(), title: 'Once' })),
  'base /templates/spreadsheets/{slug}/clone': clonedTemplate,
  'base /vidsheet/{id}/restore': restored,
  'base /vidsheet/{id}/changes/{version}/undo': undone,
  'base /vidsheet/{id}/views': inSheet('/views', () => ({ name: 'Once' })),
  'base /vidsheet/{id}/import_global_variables': inSheet('/import_global_variables', importedVariables),

  'base /vidsheet/{id}/rows': inSheet('/rows', () => ({ spreadsheet_row: {} })),
  'base /vidsheet/{id}/rows/import': inSheet('/rows/import', () => ({ rows: [{ SCRIPT: 'imported once' }] })),
  'base /vidsheet/{id}/rows/mass_create': inSheet('/rows/mass_create', () => ({ rows: [{}, {}] })),
  'base /vidsheet/{id}/rows/mass_duplicate': inSheet('/rows/mass_duplicate', ({ rowIds }) => ofIds(rowIds)),
  'base /vidsheet/{id}/rows/mass_delete': inSheet('/rows/mass_delete', ({ rowIds }) => ofIds(rowIds)),
  'base /vidsheet/{id}/rows/{row_id}/duplicate': inSheet(({ rowIds }) => `/rows/${rowIds[0]}/duplicate`),

  'base /vidsheet/{id}/columns': inSheet('/columns', () => ({ spreadsheet_column: { title: 'Once', type: 'text' } })),
  'base /vidsheet/{id}/columns/mass_create': inSheet('/columns/mass_create', () => ({
    columns: [{ title: 'Once', type: 'text' }],
  })),
  'base /vidsheet/{id}/columns/mass_duplicate': inSheet('/columns/mass_duplicate', ({ columnIds }) => ofIds(columnIds)),
  'base /vidsheet/{id}/columns/mass_delete': inSheet('/columns/mass_delete', ({ columnIds }) => ofIds(columnIds)),
  'base /vidsheet/{id}/columns/{col_id}/duplicate': inSheet(({ columnIds }) => `/columns/${columnIds[0]}/duplicate`),

  'base /vidsheet/{id}/cells/{cell_id}/layers': inLayers(
    () => '',
    () => ({ video_layer: { name: 'Once', type: 'text' } }),
  ),
  'base /vidsheet/{id}/cells/{cell_id}/layers/mass_create': inLayers(
    () => '/mass_create',
    () => ({ layers: [{ name: 'Once', type: 'text' }] }),
  ),
  'base /vidsheet/{id}/cells/{cell_id}/layers/mass_duplicate': inLayers(() => '/mass_duplicate', ofIds),
  'base /vidsheet/{id}/cells/{cell_id}/layers/mass_delete': inLayers(() => '/mass_delete', ofIds),
  'base /vidsheet/{id}/cells/{cell_id}/layers/{layer_id}/duplicate': inLayers(([id]) => `/${id}/duplicate`),
};
