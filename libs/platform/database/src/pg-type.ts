/** A type of Postgres with its object ids in results and the value type that pg returns. */
export interface PgType<Value> {
  readonly name: string;
  /** Object ids of the types in `pg_type`; a result's column has one of them. */
  readonly oids: readonly number[];
  /** Never set; only carries the type of the value. */
  readonly value?: Value;
}

/** Object ids of a type and of its array type, by the type name that entities use. */
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
  if (!oids) throw new Error(`the object id of the type ${name} is unknown`);
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

/** `json` or `jsonb`; its content is not checked. */
export const json = <Value>(): PgType<Value> => ({ name: 'json', oids: [JSON_OID, ...typeNamed('jsonb').oids] });

/** Marks columns that can be null, such as those of an outer join; Postgres does not report nullability. */
export const nullable = <Value>(type: PgType<Value>): PgType<Value | null> => ({ name: type.name, oids: type.oids });
