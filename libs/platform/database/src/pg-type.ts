/** A type of Postgres as a result announces it, and the value that pg makes of it. */
export interface PgType<Value> {
  readonly name: string;
  /** Object ids of the types in `pg_type`; a result's column has one of them. */
  readonly oids: readonly number[];
  /** Never set: it carries the value's type. */
  readonly value?: Value;
}

/** By the name that entities give a column: the type's object id, then that of its arrays. */
const OIDS: Readonly<Record<string, readonly [oid: number, array: number]>> = {
  boolean: [16, 1000],
  bytea: [17, 1001],
  bigint: [20, 1016],
  integer: [23, 1007],
  text: [25, 1009],
  real: [700, 1021],
  'double precision': [701, 1022],
  timestamptz: [1184, 1185],
  uuid: [2950, 2951],
  jsonb: [3802, 3807],
};
const JSON_OID = 114;

/** The type of an entity's column; throws for one that {@link OIDS} lacks. */
export function typeNamed<Value>(name: string, isArray = false): PgType<Value> {
  const oids = OIDS[name];
  if (!oids) throw new Error(`the object id of the type ${name} is not known`);
  return isArray ? { name: `${name}[]`, oids: [oids[1]] } : { name, oids: [oids[0]] };
}

const typed =
  <Value>(name: string, isArray = false) =>
  <Narrowed extends Value = Value>(): PgType<Narrowed> =>
    typeNamed<Narrowed>(name, isArray);

/** Types of what a statement computes; a type argument narrows the value, as in `text<Role>()`. */
export const text = typed<string>('text');
export const uuid = typed<string>('uuid');
export const integer = typed<number>('integer');
export const bigint = typed<number>('bigint');
export const double = typed<number>('double precision');
export const boolean = typed<boolean>('boolean');
export const timestamp = typed<Date>('timestamptz');
export const bytes = typed<Buffer>('bytea');
export const textArray = typed<readonly string[]>('text', true);

/** `json` or `jsonb`; what stands in it is the statement's promise. */
export const json = <Value>(): PgType<Value> => ({ name: 'json', oids: [JSON_OID, ...typeNamed('jsonb').oids] });

/** Postgres does not announce which columns may be null: an outer join or an expression says so by this. */
export const nullable = <Value>(type: PgType<Value>): PgType<Value | null> => ({ name: type.name, oids: type.oids });
