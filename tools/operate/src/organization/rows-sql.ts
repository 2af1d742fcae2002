import pg from 'pg';
import { OWNED_TABLES } from './map/organization-map.js';
import { namesIn, type OwnedTable, type Relation } from './map/owned-table.js';

/** Statements about the rows of an organization, made from {@link OWNED_TABLES}. */

const ownedTable = (name: string): OwnedTable => {
  const table = OWNED_TABLES[name];
  if (!table) throw new Error(`${name} has no rows of organizations`);
  return table;
};

const quoted = (name: string) => name.split('.').map(pg.escapeIdentifier).join('.');

/**
 * Selects expressions of the organization's rows of a table. Relations are joined by UNION, because each of them has
 * an index that OR would not use.
 */
function selectRows(name: string, expressions: string, organizationId: number): string {
  const { by } = ownedTable(name);
  const relations: readonly Relation[] = 'column' in by ? [by] : by;
  return relations
    .map((relation) => `SELECT ${expressions} FROM ${quoted(name)} WHERE ${conditionOf(relation, organizationId)}`)
    .join(' UNION ');
}

function conditionOf({ column, table, referenced }: Relation, organizationId: number, row = ''): string {
  return table === undefined
    ? `${row}${quoted(column)} = ${organizationId}`
    : `${row}${quoted(column)} IN (${selectRows(table, quoted(referenced), organizationId)})`;
}

/** Returns the SQL condition for the organization's rows of a table; `row` is a prefix of their columns, as `NEW.`. */
export function ownedCondition(name: string, organizationId: number, row = ''): string {
  const { by } = ownedTable(name);
  const relations: readonly Relation[] = 'column' in by ? [by] : by;
  return relations.map((relation) => `(${conditionOf(relation, organizationId, row)})`).join(' OR ');
}

/** Selects `sealed` instead of a secret; an absent one stays null or empty. */
function presenceOf(column: string): string {
  const name = quoted(column);
  return `CASE WHEN ${name} IS NULL OR ${name} = '' THEN ${name} ELSE 'sealed' END AS ${name}`;
}

/**
 * Selects the organization's rows of a table as lines of JSON, ordered by their keys as bytes. Times, numbers and bytes
 * are written as {@link CANONICAL_SETTINGS} says.
 */
export function selectLines(name: string, organizationId: number): string {
  const { columns, secrets, key } = ownedTable(name);
  const expressions = [...namesIn(columns).map(quoted), ...namesIn(secrets).map(presenceOf)];
  const order = namesIn(key).map((column) => `row.${quoted(column)}::text COLLATE "C"`);
  return `SELECT row_to_json(row) FROM (${selectRows(name, expressions.join(', '), organizationId)}) AS row
    ORDER BY ${order.join(', ')}`;
}

/** Selects expressions of the organization's rows of a table, in no order. */
export const selectOwned = selectRows;

/** Settings of a session in which equal rows are equal lines on every server. */
export const CANONICAL_SETTINGS = `
  SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO, YMD'; SET LOCAL IntervalStyle = 'iso_8601';
  SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'`;
