import { getMetadataArgsStorage } from 'typeorm';
import { columnNameOf } from './naming.js';
import { rowOf, type RowShape } from './row-shape.js';
import { storableJson, storableText } from './storable.js';

type EntityClass<E> = new () => E;

/** Values of the columns of an entity; a function returns SQL instead, as in `() => 'now()'`. */
export type ColumnValues<E> = { readonly [K in keyof E]?: E[K] | (() => string) };

/** Name, row shape and assignments for generic statements on the table of an entity. */
export class EntityTable<E extends object> {
  readonly name: string;
  /** All columns. */
  readonly shape: RowShape<E>;
  private readonly isJson: ReadonlyMap<string, boolean>;

  constructor(entity: EntityClass<E>) {
    const storage = getMetadataArgsStorage();
    const isOrExtends = (target: unknown) =>
      target === entity || (typeof target === 'function' && entity.prototype instanceof target);
    this.name = storage.tables.find(({ target }) => target === entity)?.name ?? '';
    if (!this.name) throw new Error(`${entity.name} names no table`);
    const columns = storage.columns.filter(({ target }) => isOrExtends(target));
    this.isJson = new Map(columns.map(({ propertyName, options }) => [propertyName, options.type === 'jsonb']));
    this.shape = rowOf(entity, ...([...this.isJson.keys()] as (keyof E & string)[])) as RowShape<E>;
  }

  has(property: string): boolean {
    return this.isJson.has(property);
  }

  /** Returns column names with their SQL and adds values to `parameters`. Undefined values are omitted. */
  assignments(values: object, parameters: unknown[]): { column: string; sql: string }[] {
    return Object.entries(values as Record<string, unknown>).flatMap(([property, value]) => {
      if (value === undefined) return [];
      const column = columnNameOf(property);
      if (typeof value === 'function') return [{ column, sql: (value as () => string)() }];
      return [{ column, sql: `$${parameters.push(this.storable(property, value))}` }];
    });
  }

  private storable(property: string, value: unknown): unknown {
    if (this.isJson.get(property) && value !== null) return storableJson(value);
    return typeof value === 'string' ? storableText(value) : value;
  }
}
