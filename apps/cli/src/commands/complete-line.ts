import { RootCommand } from '@bomb.sh/tab';
import type { Argument, Command } from 'commander';
import type { CliContext } from '../cli-context.js';
import { thingCommand } from '../operations/thing-commands.js';
import { kebab } from '../table/words.js';
import { ownCommand, OWN_COMMANDS } from './own-commands.js';

/** Answers a shell that completes a command line: `words` are those after the name of the program. */
export async function complete(context: CliContext, words: readonly string[]): Promise<void> {
  const root = new RootCommand();
  const things = context.tables.index();
  for (const [name, { summary }] of Object.entries(OWN_COMMANDS)) root.command(name, summary);
  for (const thing of Object.keys(things)) root.command(kebab(thing), `operations of ${kebab(thing)}`);
  const [name = ''] = words;
  const thing = Object.keys(things).find((each) => kebab(each) === name);
  if (thing) describe(root, thingCommand(context, thing, context.tables.table(thing), words), '');
  else if (name in OWN_COMMANDS) describe(root, await ownCommand(context, name), '');
  root.parse([...words]);
}

/** Adds a command with its options, and those below it. */
function describe(root: RootCommand, command: Command, above: string): void {
  const path = `${above} ${command.name()}`.trim();
  const completed = root.command(path, command.summary() || firstSentence(command.description()));
  for (const option of command.options) {
    if (option.hidden) continue;
    const name = option.long!.slice(2);
    const choices = option.argChoices ?? [];
    if (option.isBoolean()) completed.option(name, firstSentence(option.description));
    else completed.option(name, firstSentence(option.description), (add) => choices.forEach((each) => add(each, '')));
  }
  for (const { argChoices, _name } of command.registeredArguments as readonly (Argument & { _name: string })[])
    if (argChoices) completed.argument(_name, (add) => argChoices.forEach((each) => add(each, '')));
  for (const each of command.commands) describe(root, each, path);
}

const firstSentence = (text: string) => text.split(/[.;\n]/)[0]!.slice(0, 80);
