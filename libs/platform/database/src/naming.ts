import { DefaultNamingStrategy, type NamingStrategyInterface, type Table } from 'typeorm';

const snake = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

/** Returns the column of a property. */
export const columnNameOf = snake;

/** camelCase in code, snake_case in Postgres. */
export class SnakeNaming extends DefaultNamingStrategy implements NamingStrategyInterface {
  override tableName(className: string, customName?: string): string {
    return customName ?? snake(className.replace(/Entity$/, ''));
  }

  /** The name that Postgres gives a primary key by default. */
  override primaryKeyName(tableOrName: Table | string): string {
    const name = typeof tableOrName === 'string' ? tableOrName : tableOrName.name;
    return `${name.split('.').at(-1)}_pkey`;
  }

  override columnName(property: string, customName: string | undefined, prefixes: string[]): string {
    return snake([...prefixes, customName ?? property].join('_'));
  }
}
