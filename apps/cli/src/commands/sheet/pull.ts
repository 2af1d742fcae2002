import { rename, rm } from 'node:fs/promises';
import { Command } from 'commander';
import type { CliContext } from '../../cli-context.js';
import { PROFILE_OPTION } from '../../operations/operation-options.js';
import { saveContent } from '../../output/content.js';
import { Printer } from '../../output/printer.js';
import { connect, type ProfileChoice } from '../../profiles/connection.js';
import { agentOf, AGENT_OPTION, integerOption } from '../common-options.js';
import { formatOf } from './table-format.js';

interface PullOptions extends ProfileChoice {
  readonly id: number;
  readonly agentId?: string;
}

/** `reelsheet sheet pull rows.csv`: the rows of a sheet in a file. */
export const pullCommand = (context: CliContext): Command =>
  new Command('pull')
    .description('Writes the rows of a sheet into a CSV or XLSX file, which can be pushed again; - is standard output.')
    .argument('<file>', 'file to write')
    .addOption(integerOption('--id <id>', 'sheet').makeOptionMandatory())
    .addOption(AGENT_OPTION())
    .addOption(PROFILE_OPTION())
    .action(async (file: string, options: PullOptions) => {
      const format = file === '-' ? 'csv' : formatOf(file);
      const connection = await connect(context, options);
      const agent_id = agentOf(connection, options.agentId);
      const { signal } = context;
      const response = await connection.reelsheet.sheets.export({ id: options.id, agent_id, format }, { signal });
      if (file === '-') return saveContent(context, response, file);
      await replaced(file, (temporary) => saveContent(context, response, temporary));
      new Printer(context).note(`wrote ${file}`);
    });

/** Writes a file beside its name, so that an interruption leaves the old one. */
async function replaced(file: string, write: (temporary: string) => Promise<void>): Promise<void> {
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    await write(temporary);
    await rename(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
}
