import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { withPostgres } from '@reelsheet/native-servers';
import type { TestDatabase } from '@reelsheet/testing';
import { migratedInstallation } from '../../../test/migrated-installation.js';
import { SEALED } from '../../../../../apps/base/src/key-rotation/key-rotation-plan.sql.js';
import { columnsOf, tablesOf } from '../../archive/schemas.js';
import { OMITTED_TABLES } from './omitted-tables.js';
import { OWNED_TABLES } from './organization-map.js';
import { namesIn, type OwnedTable, type Relation } from './owned-table.js';

/** Columns by which rows belong to an organization. */
const OWNERS = ['organization_id', 'agent_id', 'sheet_id'];

let database: TestDatabase<string>;
/** Columns of each table. */
const catalog = new Map<string, string[]>();
const keys = new Map<string, string[]>();

beforeAll(async () => {
  database = await migratedInstallation();
  await withPostgres(database.adminUrl, async (client) => {
    for (const table of await tablesOf(client))
      catalog.set(`${table.schema}.${table.name}`, await columnsOf(client, table));
    const { rows } = await client.query<{ name: string; columns: string[] }>(
      `SELECT conrelid::regclass::text AS name, array_agg(attname::text) AS columns FROM pg_constraint
       JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey) WHERE contype = 'p' GROUP BY 1`,
    );
    rows.forEach(({ name, columns }) => keys.set(name, columns.toSorted()));
  });
});
afterAll(() => database?.drop());

const omittedColumns = ({ omitted = {} }: OwnedTable) => Object.values(omitted).flatMap((names) => namesIn(names));
const relationsOf = ({ by }: OwnedTable): readonly Relation[] => ('column' in by ? [by] : by);

it('decides for each table of the services whether it has rows of organizations', () => {
  const decided = [...Object.keys(OWNED_TABLES), ...Object.keys(OMITTED_TABLES)];
  const own = new Set(['upload.store_folder']);
  expect(decided.filter((name) => !own.has(name)).toSorted()).toEqual([...catalog.keys()].toSorted());
});

it('decides for each column of these tables whether it is data of the organization', () => {
  for (const [name, table] of Object.entries(OWNED_TABLES)) {
    const decided = [...namesIn(table.columns), ...namesIn(table.secrets), ...omittedColumns(table)];
    expect([name, ...decided.toSorted()]).toEqual([name, ...catalog.get(name)!.toSorted()]);
  }
});

it('has no value of an encrypted column', () => {
  const unsealed = SEALED.filter(({ table, column }) => {
    const { secrets } = OWNED_TABLES[`base.${table}`] ?? {};
    return `base.${table}` in OWNED_TABLES && !namesIn(secrets).includes(column);
  });
  expect(unsealed).toEqual([]);
});

it('orders rows by the primary key of their table', () => {
  for (const [name, table] of Object.entries(OWNED_TABLES))
    expect([name, ...namesIn(table.key).toSorted()]).toEqual([name, ...keys.get(name)!]);
});

it('finds rows by columns that exist, of tables with rows of organizations', () => {
  const missing = Object.entries(OWNED_TABLES).flatMap(([name, table]) =>
    relationsOf(table)
      .filter(
        ({ column, table: other, referenced }) =>
          !catalog.get(name)!.includes(column) ||
          (other !== undefined && !(other in OWNED_TABLES && catalog.get(other)!.includes(referenced))),
      )
      .map(({ column }) => `${name} by ${column}`),
  );
  expect(missing).toEqual([]);
});

it('attributes no table to users or the installation whose rows name an organization, agent or sheet', () => {
  const named = Object.entries(OMITTED_TABLES)
    .filter(([, omission]) => omission === 'user' || omission === 'installation')
    .filter(([name]) => catalog.get(name)?.some((column) => OWNERS.includes(column)));
  expect(named).toEqual([]);
});
