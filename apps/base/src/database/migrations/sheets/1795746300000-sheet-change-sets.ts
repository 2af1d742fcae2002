import type { MigrationInterface, QueryRunner } from 'typeorm';

interface ImagedTable {
  readonly kind: string;
  /** Columns whose earlier values an image of an update holds, each with a bit of its mask. */
  readonly content: readonly string[];
  /** Columns of which an image of a created item holds the hash. */
  readonly hashed: readonly string[];
}

const ITEMS: Readonly<Record<string, ImagedTable>> = {
  sheet_row: { kind: 'row', content: ['additional_attributes'], hashed: ['additional_attributes'] },
  sheet_column: {
    kind: 'column',
    content: ['title', 'temp_title', 'type', 'column_role', 'description', 'additional_attributes'],
    hashed: ['title', 'temp_title', 'type', 'column_role', 'description', 'additional_attributes'],
  },
  cell: {
    kind: 'cell',
    content: ['value', 'additional_attributes', 'default_generation_id'],
    hashed: ['value', 'additional_attributes'],
  },
  layer: {
    kind: 'layer',
    content: ['name', 'type', 'additional_attributes', 'default_generation_id'],
    hashed: ['name', 'type', 'additional_attributes'],
  },
};

const hashOf = (values: readonly string[]) => `hash_record_extended(ROW(${values.join(', ')}), 0)`;

const isChanged = (column: string) => `(before.${column} IS DISTINCT FROM after.${column})`;

/** An update that changes only positions or times has no image. */
function updatedItems({ content }: ImagedTable): string {
  const mask = content.map((column, bit) => `${2 ** bit} * ${isChanged(column)}::integer`).join(' + ');
  const values = (table: string) =>
    content.map((column) => `CASE WHEN ${isChanged(column)} THEN ${table}.${column} END`);
  const entries = ['before.id', mask, hashOf(values('after')), ...values('before')];
  return `SELECT jsonb_build_array(${entries.join(', ')}) AS item
    FROM before JOIN after USING (id) WHERE ${content.map(isChanged).join(' OR ')}`;
}

/**
 * A trigger that keeps images of what a statement has written, 200 of them in a record. It runs only in transactions
 * that have named the sheet and the change set in `reelsheet.change_set`.
 */
function imageOf(table: string, kind: string, event: string, change: string, tables: string, items: string): string {
  const name = `image_${event.toLowerCase()}_${table}`;
  return `
    CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql SET enable_nestloop = off AS $$
    BEGIN
      INSERT INTO sheet_change_image (sheet_id, change_set, kind, change, count, bytes, items)
      SELECT split_part(setting, ':', 1)::bigint, split_part(setting, ':', 2)::bigint, '${kind}', '${change}',
        count(*), sum(pg_column_size(item)), jsonb_agg(item)
      FROM (
        SELECT current_setting('reelsheet.change_set') AS setting, item, (row_number() OVER () - 1) / 200 AS record
        FROM (${items}) AS imaged
      ) AS numbered GROUP BY setting, record;
      RETURN NULL;
    END $$;
    CREATE TRIGGER ${name} AFTER ${event} ON ${table} REFERENCING ${tables} FOR EACH STATEMENT
      WHEN (coalesce(current_setting('reelsheet.change_set', true), '') <> '') EXECUTE FUNCTION ${name}();`;
}

const created = (table: string, kind: string, item: string) =>
  imageOf(table, kind, 'INSERT', 'created', 'NEW TABLE AS after', `SELECT ${item} AS item FROM after`);
const deleted = (table: string, kind: string) =>
  imageOf(table, kind, 'DELETE', 'deleted', 'OLD TABLE AS before', 'SELECT to_jsonb(before) AS item FROM before');

const TRIGGERS = [
  ...Object.entries(ITEMS).flatMap(([table, item]) => [
    created(table, item.kind, `jsonb_build_array(id, ${hashOf(item.hashed)})`),
    imageOf(table, item.kind, 'UPDATE', 'updated', 'OLD TABLE AS before NEW TABLE AS after', updatedItems(item)),
    deleted(table, item.kind),
  ]),
  created('variable', 'variable', `jsonb_build_array(position, ${hashOf(['key', 'value'])})`),
  deleted('variable', 'variable'),
  deleted('idea_row', 'idea_row'),
];

/**
 * Earlier values of what each change of a caller has written, so that it can be undone. Both tables are emptied by
 * time and have no foreign keys, which each write would check.
 */
export class SheetChangeSets1795746300000 implements MigrationInterface {
  name = 'SheetChangeSets1795746300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sheet ADD COLUMN image_bytes bigint NOT NULL DEFAULT 0;
      CREATE TABLE sheet_change_set (
        sheet_id bigint NOT NULL,
        version bigint NOT NULL,
        change_set bigint NOT NULL,
        user_id bigint,
        bytes bigint NOT NULL,
        deleted_rows integer NOT NULL,
        deleted_columns integer NOT NULL,
        deleted_layers integer NOT NULL,
        root_version bigint NOT NULL,
        is_complete boolean NOT NULL,
        undone_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        expires_at timestamptz NOT NULL,
        CONSTRAINT sheet_change_set_pkey PRIMARY KEY (sheet_id, version)
      );
      CREATE INDEX sheet_change_set_by_end ON sheet_change_set (expires_at);
      CREATE INDEX sheet_change_set_deletion ON sheet_change_set (sheet_id, version)
        WHERE deleted_rows + deleted_columns + deleted_layers > 0;
      CREATE TABLE sheet_change_image (
        sheet_id bigint NOT NULL,
        change_set bigint NOT NULL,
        id bigint GENERATED ALWAYS AS IDENTITY,
        kind text NOT NULL,
        change text NOT NULL,
        count integer NOT NULL,
        bytes bigint NOT NULL,
        items jsonb NOT NULL,
        CONSTRAINT sheet_change_image_pkey PRIMARY KEY (sheet_id, change_set, id)
      );
      ${TRIGGERS.join('')}
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
