import { Command, Option } from 'commander';
import type { CliContext } from '../../cli-context.js';
import { CommandError } from '../../exit-codes.js';
import { confirmed } from '../../operations/confirm.js';
import { numberOption } from '../../operations/number-option.js';
import { JQ_OPTION, JSON_OPTION, PROFILE_OPTION, YES_OPTION } from '../../operations/operation-options.js';
import { Printer, type OutputOptions } from '../../output/printer.js';
import { fractionOf, ProgressBar } from '../../output/progress-bar.js';
import { tableText } from '../../output/table-text.js';
import { connect, type ConnectedInstallation, type ProfileChoice } from '../../profiles/connection.js';
import { agentOf, AGENT_OPTION, integerOption, integersOption } from '../common-options.js';

interface GenerateOptions extends ProfileChoice, OutputOptions {
  readonly id: number;
  readonly agentId?: string;
  readonly rowIds?: number[];
  readonly columns?: string;
  readonly through: 'cells' | 'render' | 'post';
  readonly budget?: number;
  readonly yes?: boolean;
  readonly wait: boolean;
}

/** `reelsheet sheet generate --budget 50`: the price, and the cells once somebody has agreed. */
export const generateCommand = (context: CliContext): Command =>
  new Command('generate')
    .description('Shows the price, and generates cells once you agree. The batch pauses before it exceeds the budget.')
    .addOption(integerOption('--id <id>', 'sheet').makeOptionMandatory())
    .addOption(AGENT_OPTION())
    .addOption(integersOption('--row-ids <ids>', 'rows, all by default'))
    .option('--columns <titles>', 'titles of columns with commas between them, all by default')
    .addOption(new Option('--through <stage>', 'last stage').choices(['cells', 'render', 'post']).default('cells'))
    .addOption(numberOption('--budget <credits>', 'most credits to spend', 'Options:'))
    .option('--no-wait', 'do not wait until all is generated')
    .addOption(YES_OPTION())
    .addOption(JSON_OPTION())
    .addOption(JQ_OPTION())
    .addOption(PROFILE_OPTION())
    .action((options: GenerateOptions) => generate(context, options));

async function generate(context: CliContext, options: GenerateOptions): Promise<void> {
  const connection = await connect(context, options);
  const printer = new Printer(context, options);
  const selection = await selectionOf(connection, options);
  await agreed(context, printer, connection, options, selection);
  const limit = options.budget === undefined ? {} : { max_credits: options.budget };
  const call = connection.reelsheet.sheets.rows.generate({ ...selection, ...limit }, { signal: context.signal });
  const batch = await call;
  if (!printer.isJson) printer.note(`batch ${batch.id}`);
  if (!options.wait) return printer.result(batch);
  const bar = new ProgressBar(context.stderr, `batch ${batch.id}`);
  const ended = await call
    .wait({
      signal: context.signal,
      onState: (state) => bar.update(fractionOf(state), `${state.credits_spent} credits`),
    })
    .finally(() => bar.end());
  await printer.result(ended);
  rejectUnfinished(ended);
}

async function selectionOf(connection: ConnectedInstallation, options: GenerateOptions) {
  const agent_id = agentOf(connection, options.agentId);
  const { id, rowIds, columns, through } = options;
  const ids = columns === undefined ? undefined : await columnIds(connection, id, agent_id, columns.split(','));
  return { id, agent_id, through, ...(rowIds ? { row_ids: rowIds } : {}), ...(ids ? { column_ids: ids } : {}) };
}

async function columnIds(
  { reelsheet }: ConnectedInstallation,
  id: number,
  agent_id: number | string,
  titles: readonly string[],
): Promise<number[]> {
  const columns = await reelsheet.sheets.columns.list({ id, agent_id });
  return titles.map((title) => {
    const found = columns.find((each) => each.title?.toLowerCase() === title.trim().toLowerCase());
    if (found) return found.id;
    throw new CommandError('usage', `--columns: there is no column ${title.trim()}`);
  });
}

/** Shows the price, and returns when somebody has agreed to it. */
async function agreed(
  context: CliContext,
  printer: Printer,
  { reelsheet }: ConnectedInstallation,
  { budget, yes }: GenerateOptions,
  selection: Awaited<ReturnType<typeof selectionOf>>,
): Promise<void> {
  const { credits_min: min, credits_max: max, lines } = await reelsheet.sheets.rows.estimate(selection);
  if (lines.length > 0)
    context.stderr.write(`${tableText(lines, context.stderr.isTTY ? context.stderr.columns : undefined)}\n`);
  const price = min === max ? `${max} credits` : `${min} to ${max} credits`;
  printer.note(`price: ${price}`);
  if (budget !== undefined && min > budget)
    throw new CommandError('credits', `it costs at least ${min} credits, more than the budget of ${budget}`);
  if (!yes) await confirmed(context, `Generate for ${price}?`);
}

function rejectUnfinished({
  status,
  paused_reason: reason,
  failed,
}: {
  status: string;
  paused_reason: string | null;
  failed: number;
}): void {
  if (status === 'paused') throw new CommandError('credits', `the batch has paused: ${reason ?? 'somebody paused it'}`);
  if (failed > 0) throw new CommandError('work', `${failed} could not be generated`);
}
