import type { FieldDef } from 'pg';
import { getMetadataArgsStorage } from 'typeorm';
import { columnNameOf } from './naming.js';
import { typeNamed, type PgType } from './pg-type.js';

type RowEntityClass<E> = new () => E;
type Types = Readonly<Record<string, PgType<unknown>>>;
type RowValues<T extends Types> = { readonly [K in keyof T]: T[K] extends PgType<infer Value> ? Value : never };

/** Row type of a shape: `RowOf<typeof Shape>`. */
export type RowOf<S> = S extends RowShape<infer Row> ? Row : never;

/** The result of a statement does not match its shape. */
export class RowShapeMismatch extends Error {}

interface ShapedColumn {
  readonly key: string;
  readonly type: PgType<unknown>;
}

/** Column names and types of a statement; they define the row type and are compared with each result. */
export class RowShape<Row extends object> {
  private readonly byName: ReadonlyMap<string, ShapedColumn>;

  constructor(private readonly types: Types) {
    this.byName = new Map(Object.entries(types).map(([key, type]) => [columnNameOf(key), { key, type }]));
  }

  /** Returns the shape extended by computed or joined columns, which the statement names in snake_case. */
  with<T extends Types>(types: T): RowShape<Row & RowValues<T>> {
    return new RowShape({ ...this.types, ...types });
  }

  /** Returns the columns for a SELECT list or RETURNING clause, qualified by `alias`. */
  columns(alias?: string): string {
    const prefix = alias ? `${alias}.` : '';
    return [...this.byName.keys()].map((name) => prefix + name).join(', ');
  }

  /**
   * Returns the rows with camelCase names; throws {@link RowShapeMismatch} where a column is missing, extra or of
   * another type.
   */
  read(fields: readonly FieldDef[], rows: readonly (readonly unknown[])[]): Row[] {
    const keys = this.keysOf(fields);
    return rows.map((values) => {
      const row: Record<string, unknown> = {};
      for (let index = 0; index < keys.length; index++) row[keys[index]!] = values[index];
      return row as Row;
    });
  }

  private keysOf(fields: readonly FieldDef[]): string[] {
    const keys = fields.map(({ name, dataTypeID }) => {
      const column = this.byName.get(name);
      if (!column) throw new RowShapeMismatch(`the result has a column ${name} that its shape lacks`);
      if (!column.type.oids.includes(dataTypeID))
        throw new RowShapeMismatch(
          `the result's column ${name} is of the type ${dataTypeID} instead of ${column.type.name}`,
        );
      return column.key;
    });
    if (new Set(keys).size !== this.byName.size || keys.length !== this.byName.size)
      throw new RowShapeMismatch(
        `the result has the columns ${keys.join(', ')} instead of ${[...this.byName.keys()].join(', ')}`,
      );
    return keys;
  }
}

/** Returns the shape of a row of these columns. */
export function row<T extends Types>(types: T): RowShape<RowValues<T>> {
  return new RowShape(types);
}

/** Returns the shape of a row of some columns of an entity. */
export function rowOf<E extends object, K extends keyof E & string>(
  entity: RowEntityClass<E>,
  ...properties: readonly K[]
): RowShape<{ readonly [P in K]: E[P] }> {
  return new RowShape(Object.fromEntries(properties.map((property) => [property, typeOf(entity, property)])));
}

/** Returns the type of a column of an entity, for rows that rename or join it. */
export function typeOf<E extends object, K extends keyof E & string>(
  entity: RowEntityClass<E>,
  property: K,
): PgType<E[K]> {
  const column = getMetadataArgsStorage().columns.find(
    ({ target, propertyName }) => propertyName === property && isOrExtends(entity, target),
  );
  const { type, array } = column?.options ?? {};
  if (typeof type !== 'string') throw new Error(`${entity.name}.${property} names no type of Postgres`);
  return typeNamed(type, array);
}

const isOrExtends = (entity: RowEntityClass<object>, target: unknown) =>
  entity === target || (typeof target === 'function' && entity.prototype instanceof target);
