/** Rows of a table that a column relates to the organization. */
export interface Relation {
  readonly column: string;
  /** Table whose rows the column names; absent if it names the organization. */
  readonly table?: string;
  /** Column of that table with the same values. */
  readonly referenced: string;
}

/** Reason for which rows or columns are not data of an organization. */
export const OMISSIONS = {
  user: 'belongs to a user, who may be a member of several organizations',
  shared: 'serves all organizations of the installation',
  passing: 'exists only while work, messages or requests are under way',
  derived: 'is computed from other rows, and again if it is missing',
  installation: 'describes the installation',
} as const;
export type Omission = keyof typeof OMISSIONS;

/** Names of columns, separated by spaces or lines. */
type Columns = string;

/** A table with rows of organizations, and what becomes of each of its columns. */
export interface OwnedTable {
  /** A row that one of the relations reaches is the organization's. */
  readonly by: Relation | readonly Relation[];
  /** Primary key, by which rows are ordered. */
  readonly key: Columns;
  readonly columns: Columns;
  /** Encrypted columns, which change with each encryption; only whether there is a secret is the organization's. */
  readonly secrets?: Columns;
  readonly omitted?: Partial<Readonly<Record<Omission, Columns>>>;
}

/** Tables by name with schema. */
export type OwnedTables = Readonly<Record<string, OwnedTable>>;

/** Relates rows to the organization, or to the organization's rows of another table. */
export const of = (column: string, table?: string, referenced = 'id'): Relation => ({
  column,
  ...(table !== undefined && { table }),
  referenced,
});

const JOB_COLUMNS = `
  organization_id status round attempt due_at begun_at waiting estimate cost failed_reason created_at updated_at`;
const PASSING_JOB_COLUMNS = 'claim ready traceparent';
/** Triggers set it to the founder's share. */
const DERIVED_JOB_COLUMNS = 'share_id';

/** Adds the columns that every table of jobs has. */
export const jobs = (table: OwnedTable): OwnedTable => ({
  ...table,
  columns: `${table.columns} ${JOB_COLUMNS}`,
  omitted: {
    ...table.omitted,
    passing: `${PASSING_JOB_COLUMNS} ${table.omitted?.passing ?? ''}`,
    derived: `${DERIVED_JOB_COLUMNS} ${table.omitted?.derived ?? ''}`,
  },
});

export const namesIn = (columns: Columns = ''): string[] => columns.split(/\s+/).filter((name) => name !== '');
