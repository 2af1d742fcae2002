import { readFileSync } from 'node:fs';
import type { CommandTable, ThingIndex } from './command-row.js';

/** Reads the generated tables: an index of all things, and the operations of one thing when they are needed. */
export class CommandTables {
  constructor(
    /** Folder of the tables. */
    private readonly folder: URL,
    /** The OpenAPI document of all services, whose schemas the tables name. */
    private readonly document: URL,
  ) {}

  index(): ThingIndex {
    return this.read('index') as ThingIndex;
  }

  /** Returns the operations of a thing, such as `sheets`. */
  table(thing: string): CommandTable {
    return this.read(thing) as CommandTable;
  }

  /** Returns the schemas of the document by their names. */
  schemas(): Readonly<Record<string, object>> {
    const { components } = JSON.parse(readFileSync(this.document, 'utf8')) as {
      readonly components: { readonly schemas: Readonly<Record<string, object>> };
    };
    return components.schemas;
  }

  private read(name: string): unknown {
    return JSON.parse(readFileSync(new URL(`${name}.json`, this.folder), 'utf8'));
  }
}
