import { cellFileField } from './cell-file-json.js';
import { finalVideoField } from './final-video-json.js';
import type { History } from './history.js';
import { credits, iso, items, json, list, nullable, object, stamps, word } from './json-text.js';

/** The JSON of a sheet's items: each function takes the alias of a table and returns an SQL expression. */

export interface SheetDetail {
  /** Adds `execution_cost` to the sheet, rows, cells and layers. */
  readonly withExecutionCost?: boolean;
  /** Generations besides the selected one; the newest 100 by default. */
  readonly history?: History;
}

/** The field `execution_cost` when requested, from an amount in micro-credits; null when nothing was charged. */
const cost = (amount: string, { withExecutionCost }: SheetDetail): Readonly<Record<string, string>> =>
  withExecutionCost ? { execution_cost: nullable(credits(amount)) } : {};

export const columnJson = (of: string): string =>
  object({
    id: `${of}.id`,
    title: json(`${of}.title`),
    temp_title: nullable(json(`${of}.temp_title`)),
    type: word(`${of}.type`),
    column_role: word(`${of}.column_role`),
    description: json(`${of}.description`),
    position: `${of}.position`,
    additional_attributes: `${of}.additional_attributes`,
    ...stamps(of),
  });

const variablesSheetJson = (sheetId: string, more: Readonly<Record<string, string>>): string =>
  `(SELECT ${object({ id: 'variables_sheet.id', ...more })} FROM variables_sheet WHERE sheet_id = ${sheetId})`;
const VARIABLES = `(SELECT ${items(object({ key: json('key'), value: json('value') }), 'position')}
  FROM variable WHERE variables_sheet_id = variables_sheet.id)`;

/** Null when the sheet has no variables. */
export const variablesJson = (sheetId: string): string => variablesSheetJson(sheetId, { variables: list(VARIABLES) });

export const outputJson = (of: string): string =>
  object({
    id: `${of}.id`,
    url: json(`${of}.url`),
    thumbnail_url: nullable(json(`${of}.thumbnail_url`)),
    object_type: word(`${of}.object_type`),
    type: `'"output"'`,
  });

export const generationJson = (of: string, outputs: string): string =>
  object({
    id: `${of}.id`,
    status: word(`${of}.status`),
    user_job_type: word(`${of}.user_job_type`),
    model: json(`${of}.model`),
    result: nullable(`${of}.result`),
    failed_reason: nullable(json(`${of}.failed_reason`)),
    output_resources: list(outputs),
    execution_cost: credits(`coalesce(${of}.cost, 0)`),
    progress: `${of}.progress`,
    created_at: iso(`${of}.created_at`),
  });

/** The selected generation and the history; a copied cell may have selected a generation of its original. */
const generations = (jobs: string) => ({
  default_user_job: nullable(`${jobs}.selected`),
  user_jobs: list(`${jobs}.history`),
});

export const layerJson = (of: string, jobs: string, spent: string, detail: SheetDetail): string =>
  object({
    id: `${of}.id`,
    name: json(`${of}.name`),
    position: `${of}.position`,
    type: word(`${of}.type`),
    additional_attributes: `${of}.additional_attributes`,
    ...stamps(of),
    ...generations(jobs),
    ...cost(spent, detail),
  });

export const cellJson = (of: string, jobs: string, layers: string, spent: string, detail: SheetDetail): string =>
  object(
    {
      id: `${of}.id`,
      spreadsheet_row_id: `${of}.row_id`,
      spreadsheet_column_id: `${of}.column_id`,
      value: json(`${of}.value`),
      additional_attributes: `${of}.additional_attributes`,
      cell_role: word(`${of}.cell_role`),
      ...stamps(of),
      ...generations(jobs),
      video_layers: list(layers),
      ...cost(spent, detail),
    },
    [finalVideoField(of), cellFileField(of)],
  );

export const rowJson = (of: string, cells: string, spent: string, detail: SheetDetail): string =>
  object({
    id: `${of}.id`,
    position: `${of}.position`,
    additional_attributes: `${of}.additional_attributes`,
    ...stamps(of),
    spreadsheet_cells: list(cells),
    ...cost(spent, detail),
  });

const sheetFields = (of: string) => ({
  id: `${of}.id`,
  slug: json(`${of}.slug`),
  title: json(`${of}.title`),
  project_type: `'"autocontentengine"'`,
  is_default: json(`${of}.is_default`),
  uuid: json(`${of}.uuid`),
  status: word(`${of}.status`),
  version: `${of}.version`,
  created_at: iso(`${of}.created_at`),
  ...stamps(of),
});

/** A sheet in a list, without its content; the variables alone may be many megabytes. */
export const listedSheetJson = (of: string): string =>
  object({
    ...sheetFields(of),
    global_variables_sheet: nullable(variablesSheetJson(`${of}.id`, {})),
    spreadsheet_columns: `'[]'`,
    spreadsheet_rows: `'[]'`,
  });

/** A sheet without its rows, which are streamed separately. */
export const sheetJson = (of: string, spent: string, detail: SheetDetail): string =>
  object({
    ...sheetFields(of),
    global_variables_sheet: nullable(variablesJson(`${of}.id`)),
    ...cost(spent, detail),
    spreadsheet_columns: list(
      `(SELECT ${items(columnJson('line'), 'line.position')} FROM sheet_column AS line WHERE line.sheet_id = ${of}.id)`,
    ),
  });
