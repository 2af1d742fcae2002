import { resolve } from 'node:path';
import { Command } from 'commander';
import type { CliContext } from '../../cli-context.js';
import { confirmed } from '../../operations/confirm.js';
import { JQ_OPTION, JSON_OPTION, PROFILE_OPTION, YES_OPTION } from '../../operations/operation-options.js';
import { Printer, type OutputOptions } from '../../output/printer.js';
import { connect, type ProfileChoice } from '../../profiles/connection.js';
import { CommandError } from '../../exit-codes.js';
import { agentOf, AGENT_OPTION, integerOption } from '../common-options.js';
import { CommandState } from '../state/command-state.js';
import { Push, type PushState } from './push-requests.js';
import { readPushed } from './pushed-table.js';

interface PushOptions extends ProfileChoice, OutputOptions {
  readonly id: number;
  readonly agentId?: string;
  readonly match?: string;
  readonly dryRun?: boolean;
  readonly yes?: boolean;
  readonly skipErrors?: boolean;
  readonly restart?: boolean;
  readonly rowsPerRequest: number;
}

const ROWS_PER_REQUEST = 500;

/** `reelsheet sheet push rows.csv`: the rows of a file in a sheet. */
export const pushCommand = (context: CliContext): Command =>
  new Command('push')
    .description(
      [
        'Shows what the rows of a CSV or XLSX file would add and change in a sheet, and writes them once you agree.',
        'It writes nothing if a row has an error, and stops at a cell that somebody changed after it was shown.',
        'After an interruption, run it again: it continues, and no row is written twice.',
      ].join(' '),
    )
    .argument('<file>', 'file whose first line has the titles of columns')
    .addOption(integerOption('--id <id>', 'sheet').makeOptionMandatory())
    .addOption(AGENT_OPTION())
    .option('--match <title>', 'column by whose value rows are found that are changed; without it all rows are added')
    .option('--dry-run', 'only show what it would do')
    .option('--skip-errors', 'leave out rows that have an error')
    .option('--restart', 'forget an interrupted push of this file')
    .addOption(integerOption('--rows-per-request <number>', 'rows of one request').default(ROWS_PER_REQUEST))
    .addOption(YES_OPTION())
    .addOption(JSON_OPTION())
    .addOption(JQ_OPTION())
    .addOption(PROFILE_OPTION())
    .action((file: string, options: PushOptions) => push(context, file, options));

async function push(context: CliContext, file: string, options: PushOptions): Promise<void> {
  const table = await readPushed(file, options.match);
  const connection = await connect(context, options);
  const printer = new Printer(context, options);
  const agent_id = agentOf(connection, options.agentId);
  const { id, match, rowsPerRequest, skipErrors = false } = options;
  const state = new CommandState<PushState>(context, 'pushes', [connection.url, id, resolve(file), match]);
  if (options.restart) state.remove();
  const work = new Push(
    context,
    connection.reelsheet,
    { id, agent_id, match, skipErrors, rowsPerRequest },
    table,
    state,
  );
  if (!options.dryRun) await work.finishInterrupted((text) => printer.note(text));
  const difference = await work.difference();
  if (!printer.isJson || !difference.isEmpty) difference.write(context);
  if (difference.errors.length > 0 && !skipErrors)
    throw new CommandError(
      'usage',
      `${difference.errors.length} errors; nothing was written. --skip-errors leaves these rows out`,
    );
  const shown = { to_add: difference.added, to_change: difference.changedCells, errors: difference.errors };
  if (options.dryRun) return printer.isJson ? printer.result(shown) : undefined;
  if (difference.isEmpty) {
    state.remove();
    return printer.isJson
      ? printer.result({ ...work.written, errors: difference.errors })
      : printer.note('the sheet has all rows of the file');
  }
  if (!options.yes) await confirmed(context, `Write ${difference.summary}?`);
  await work.write();
  state.remove();
  if (printer.isJson) return printer.result({ ...work.written, errors: difference.errors });
  printer.note(`wrote ${work.written.created} new rows, and changed ${work.written.updated}`);
}
