import { testDatabase } from '@reelsheet/testing';
import { Client } from 'pg';
import type { Command } from '../src/command.js';

/** A database in which a spec runs commands of the operator. */
export interface CommandDatabase {
  readonly client: Client;
  /** Runs a command, and returns the lines that it printed and whether it succeeded. */
  run(command: Command, args: readonly string[]): Promise<{ lines: string[]; isFine: boolean }>;
  drop(): Promise<void>;
}

/** Creates a database with a schema for base and the tables of `sql`. */
export async function commandDatabase(sql: string): Promise<CommandDatabase> {
  const database = await testDatabase({ services: ['base'] });
  const client = new Client({ connectionString: database.adminUrl });
  await client.connect();
  await client.query(sql);
  return {
    client,
    run: async (command, args) => {
      const lines: string[] = [];
      const isFine = await command.run(
        [...args],
        () => ({ databaseUrl: database.adminUrl }),
        (line) => lines.push(line),
      );
      return { lines, isFine };
    },
    drop: async () => {
      await client.end();
      await database.drop();
    },
  };
}
