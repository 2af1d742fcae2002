/** Kinds of items whose images are applied item by item. */
export const IMAGED_KINDS = ['row', 'column', 'cell', 'layer'] as const;
export type ImagedKind = (typeof IMAGED_KINDS)[number];

interface ImagedItem {
  readonly table: string;
  /** All columns. */
  readonly columns: readonly string[];
  /** Type by column whose earlier values the image of an update holds, in the order of its bits. */
  readonly content: Readonly<Record<string, 'text' | 'jsonb' | 'bigint'>>;
  /** Columns of which the image of a created item holds the hash. */
  readonly hashed: readonly string[];
}

const TIMES = ['created_at', 'updated_at'];

/** The tables as the triggers of the migration `SheetChangeSets` know them. */
export const IMAGED_ITEMS: Readonly<Record<ImagedKind, ImagedItem>> = {
  row: {
    table: 'sheet_row',
    columns: ['id', 'sheet_id', 'position', 'additional_attributes', ...TIMES],
    content: { additional_attributes: 'jsonb' },
    hashed: ['additional_attributes'],
  },
  column: {
    table: 'sheet_column',
    columns: [
      ...['id', 'sheet_id', 'position', 'title', 'temp_title', 'type', 'column_role', 'description'],
      ...['additional_attributes', ...TIMES],
    ],
    content: {
      title: 'text',
      temp_title: 'text',
      type: 'text',
      column_role: 'text',
      description: 'text',
      additional_attributes: 'jsonb',
    },
    hashed: ['title', 'temp_title', 'type', 'column_role', 'description', 'additional_attributes'],
  },
  cell: {
    table: 'cell',
    columns: [
      ...['id', 'sheet_id', 'row_id', 'column_id', 'value', 'additional_attributes', 'cell_role'],
      ...['default_generation_id', ...TIMES],
    ],
    content: { value: 'text', additional_attributes: 'jsonb', default_generation_id: 'bigint' },
    hashed: ['value', 'additional_attributes'],
  },
  layer: {
    table: 'layer',
    columns: [
      ...['id', 'sheet_id', 'cell_id', 'name', 'type', 'position', 'additional_attributes'],
      ...['default_generation_id', ...TIMES],
    ],
    content: { name: 'text', type: 'text', additional_attributes: 'jsonb', default_generation_id: 'bigint' },
    hashed: ['name', 'type', 'additional_attributes'],
  },
};

/** Parts of the image of an update: id, mask, hash of the new values, earlier values. */
const MASK = '(item ->> 1)::integer';
const FIRST_VALUE = 3;
const isIn = (bit: number) => `${MASK} & ${2 ** bit} > 0`;

/** Selects the images of a change as `item`. $1 is the sheet, $2 the change set. */
export const imagesOf = (kind: string, change: string): string =>
  `SELECT item FROM sheet_change_image, jsonb_array_elements(items) AS item
   WHERE sheet_id = $1 AND change_set = $2 AND kind = '${kind}' AND change = '${change}'`;

/** Selects the ids of images that are arrays. */
export const idsOf = (kind: string, change: string): string =>
  `SELECT (item ->> 0)::bigint AS id FROM (${imagesOf(kind, change)}) AS imaged`;

/**
 * Selects the images of what a change has deleted and not created itself. The ids of the latter, of which there are
 * mostly none, are an array, so that Postgres reads them once and not for each image.
 */
export const deletedImagesOf = (kind: string): string =>
  `SELECT item FROM (${imagesOf(kind, 'deleted')}) AS imaged
   WHERE (item ->> 'id')::bigint <> ALL (ARRAY(${idsOf(kind, 'created')}))`;

/** Selects `id` and `hash` of what a change has created and not deleted itself; see {@link deletedImagesOf}. */
export const createdImagesOf = (kind: string): string =>
  `SELECT (item ->> 0)::bigint AS id, (item ->> 1)::bigint AS hash FROM (${imagesOf(kind, 'created')}) AS imaged
   WHERE (item ->> 0)::bigint <> ALL (
     ARRAY(SELECT (item ->> 'id')::bigint FROM (${imagesOf(kind, 'deleted')}) AS deleted))`;

/** SQL expression: the hash of the values of an item that a change has created. */
export const createdHash = (kind: ImagedKind, alias: string): string =>
  `hash_record_extended(ROW(${IMAGED_ITEMS[kind].hashed.map((column) => `${alias}.${column}`).join(', ')}), 0)`;

/** SQL expression: the hash of the values of an item that the update `item` has changed. */
export const updatedHash = (kind: ImagedKind, alias: string): string => {
  const values = Object.keys(IMAGED_ITEMS[kind].content).map(
    (column, bit) => `CASE WHEN ${isIn(bit)} THEN ${alias}.${column} END`,
  );
  return `hash_record_extended(ROW(${values.join(', ')}), 0)`;
};

/** The SET list that gives an item the values from before the update `item`. */
export const earlierValues = (kind: ImagedKind, alias: string): string =>
  Object.entries(IMAGED_ITEMS[kind].content)
    .map(([column, type], bit) => {
      const at = FIRST_VALUE + bit;
      const value = type === 'jsonb' ? `item -> ${at}` : `(item ->> ${at})::${type}`;
      return `${column} = CASE WHEN ${isIn(bit)} THEN ${value} ELSE ${alias}.${column} END`;
    })
    .join(', ');

/** SQL condition: the update `item` has changed this column. */
export const hasChanged = (kind: ImagedKind, column: string): string =>
  isIn(Object.keys(IMAGED_ITEMS[kind].content).indexOf(column));
