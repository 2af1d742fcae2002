import { ITEM_KINDS, type ItemKind, type ItemKindDefinition } from './item-kinds.js';
import { change, WRITTEN } from './item-write.sql.js';

export interface ItemStatements {
  readonly insert: string;
  readonly insertMany: string;
  readonly copy: string;
  readonly copyMany: string;
  readonly update: string;
  readonly delete: string;
}

/** The statements that write items, which differ only by table and columns. */
export const ITEM_STATEMENTS: Readonly<Record<ItemKind, ItemStatements>> = {
  row: statementsOf(ITEM_KINDS.row),
  column: statementsOf(ITEM_KINDS.column),
  layer: statementsOf(ITEM_KINDS.layer),
};

function statementsOf({ table, owners, fields, nullable, copied }: ItemKindDefinition): ItemStatements {
  const owner = owners.at(-1)!;
  const columns = Object.values(fields);
  const inserted = [...owners, 'position', ...columns];
  const moved = [...owners, ...columns, ...copied];
  return {
    insert: `INSERT INTO ${table} (${inserted.join(', ')})
      VALUES (${inserted.map((_, index) => `$${index + 1}`).join(', ')}) RETURNING id`,
    insertMany: insertManyOf(table, owners, Object.values(fields)),
    copyMany: `INSERT INTO ${table} (position, ${moved.join(', ')})
      SELECT $3::integer, ${moved.join(', ')} FROM unnest($2::bigint[]) WITH ORDINALITY AS original (id, number)
      JOIN ${table} USING (id) WHERE ${owner} = $1 ORDER BY number RETURNING id`,
    copy: `INSERT INTO ${table} (position, ${moved.join(', ')})
      SELECT $3::integer, ${moved.join(', ')} FROM ${table} WHERE ${owner} = $1 AND id = $2 RETURNING id`,
    update: updateOf(table, owner, fields, nullable),
    delete: `DELETE FROM ${table} WHERE ${owner} = $1 AND id = $2 RETURNING position`,
  };
}

/** Parameters: the owners, the first position and an array for each field. Returns the ids in order. */
function insertManyOf(table: string, owners: readonly string[], columns: readonly string[]): string {
  const given = owners.map((_, index) => `$${index + 1}::bigint`);
  const arrays = columns.map((name, index) => `$${index + owners.length + 2}::${typeOf(name)}[]`);
  return `INSERT INTO ${table} (${[...owners, 'position', ...columns].join(', ')})
    SELECT ${given.join(', ')}, $${owners.length + 1}::integer + number - 1, ${columns.join(', ')}
    FROM unnest(${arrays.join(', ')}) WITH ORDINALITY AS draft (${[...columns, 'number'].join(', ')})
    ORDER BY number RETURNING id`;
}

/** Parameters: the owner, the ids, an array for each field, and for each nullable field whether a change sets it. */
function updateOf(
  table: string,
  owner: string,
  fields: ItemKindDefinition['fields'],
  nullable: readonly string[],
): string {
  const set = Object.entries(fields).map(([property, column]) => [
    column,
    nullable.includes(property)
      ? `CASE WHEN change.sets_${column} THEN change.${column} ELSE ${table}.${column} END`
      : `coalesce(change.${column}, ${table}.${column})`,
  ]);
  const names = [...Object.values(fields), ...nullable.map((property) => `sets_${fields[property]}`)];
  const arrays = names.map((name, index) => `$${index + 3}::${typeOf(name)}[]`);
  const { set: assignments, isChange } = change(table, Object.fromEntries(set) as Record<string, string>);
  return `WITH known AS (SELECT id FROM ${table} WHERE ${owner} = $1 AND id = ANY ($2::bigint[])),
    written AS (
      UPDATE ${table} SET ${assignments}
      FROM known JOIN unnest(${['$2::bigint[]', ...arrays].join(', ')}) AS change (${['id', ...names].join(', ')})
      USING (id)
      WHERE ${table}.id = known.id AND ${isChange} RETURNING ${table}.id
    ) ${WRITTEN}`;
}

function typeOf(name: string): string {
  if (name.startsWith('sets_')) return 'boolean';
  return name === 'additional_attributes' ? 'jsonb' : 'text';
}
