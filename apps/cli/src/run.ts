import { Command, CommanderError } from 'commander';
import type { CliContext } from './cli-context.js';
import { ownCommand, OWN_COMMANDS } from './commands/own-commands.js';
import { exitStatus } from './exit-codes.js';
import { thingCommand } from './operations/thing-commands.js';
import { styled } from './output/styles.js';
import { kebab } from './table/words.js';

/** The command by which shells complete a command line, whose words follow `--`. */
const COMPLETE = 'complete';

/** Runs a command line, and returns the status with which the program ends. */
export async function run(args: readonly string[], context: CliContext): Promise<number> {
  try {
    if (args[0] === COMPLETE) return await completed(context, args.slice(2));
    await (await programFor(args, context)).parseAsync([...args], { from: 'user' });
    return exitStatus('ok');
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitStatus('ok') : exitStatus('usage');
    if (context.signal.aborted) return exitStatus('interrupted');
    const [{ writeError }, { exitStatusOf }] = await Promise.all([
      import('./output/error-text.js'),
      import('./output/exit-status.js'),
    ]);
    writeError(context, error);
    return exitStatusOf(error);
  }
}

async function completed(context: CliContext, words: readonly string[]): Promise<number> {
  const { complete } = await import('./commands/complete-line.js');
  await complete(context, words);
  return exitStatus('ok');
}

/** Returns the program with the command that the arguments name; the tables of other things are not read. */
async function programFor(args: readonly string[], context: CliContext): Promise<Command> {
  const program = new Command('reelsheet')
    .description('Command line of Reelsheet: from an idea to a published video.')
    .helpCommand(false)
    .addHelpText('after', '\nreelsheet <thing> --help lists what can be done with it.');
  const [name = ''] = args;
  // Operations may have a field of that name.
  if (!/^[a-z]/.test(name)) program.version(context.version);
  const things = context.tables.index();
  const thing = Object.keys(things).find((each) => kebab(each) === name);
  if (thing) program.addCommand(thingCommand(context, thing, context.tables.table(thing), args));
  else if (name in OWN_COMMANDS) program.addCommand(await ownCommand(context, name));
  else addSummaries(program, things);
  return configured(program, context);
}

/** Adds what help lists, without anything that can be done. */
function addSummaries(program: Command, things: Readonly<Record<string, readonly string[]>>): void {
  program.commandsGroup('Commands:');
  for (const [name, { summary }] of Object.entries(OWN_COMMANDS))
    program.addCommand(new Command(name).summary(summary));
  program.commandsGroup('Things:');
  for (const [thing, names] of Object.entries(things))
    program.addCommand(new Command(kebab(thing)).summary(verbsOf(thing, names)));
}

function verbsOf(thing: string, names: readonly string[]): string {
  const words = names.map((name) => name.slice(thing.length + 1).split('.'));
  const [verbs, below] = [words.filter(({ length }) => length === 1), words.filter(({ length }) => length > 1)];
  const things = [...new Set(below.map(([word]) => kebab(word!)))];
  return [...verbs.map(([verb]) => kebab(verb!)), ...things.map((each) => `${each} …`)].join(', ');
}

/** Lets a command and those below it write to the streams of the context, and throw instead of ending the process. */
function configured(command: Command, context: CliContext): Command {
  const { stdout, stderr } = context;
  command
    .exitOverride()
    .showHelpAfterError('(add --help for the options)')
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(text),
      outputError: (text, write) => write(text.replace(/^error:/, styled(context, stderr, 'red', 'error:'))),
      getOutHelpWidth: () => stdout.columns ?? 100,
      getErrHelpWidth: () => stderr.columns ?? 100,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    });
  for (const each of command.commands) configured(each, context);
  return command;
}
