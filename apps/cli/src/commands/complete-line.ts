import { RootCommand } from '@bomb.sh/tab';
import type { Command } from 'commander';
import type { CliContext } from '../cli-context.js';
import { thingCommand } from '../operations/thing-commands.js';
import { kebab } from '../table/words.js';
import { idsFor, type KnownId } from './known-ids.js';
import { ownCommand, OWN_COMMANDS } from './own-commands.js';

/** Answers a shell that completes a command line: `words` are those after the name of the program. */
export async function complete(context: CliContext, words: readonly string[]): Promise<void> {
  const root = new RootCommand();
  const things = context.tables.index();
  for (const [name, { summary }] of Object.entries(OWN_COMMANDS)) root.command(name, summary);
  for (const thing of Object.keys(things)) root.command(kebab(thing), `operations of ${kebab(thing)}`);
  const [name = ''] = words;
  const thing = Object.keys(things).find((each) => kebab(each) === name);
  const ids = await idsFor(context, words);
  if (thing) describe(root, thingCommand(context, thing, context.tables.table(thing), words), ids);
  else if (name in OWN_COMMANDS) describe(root, await ownCommand(context, name), ids);
  root.parse([...words]);
}

/** Adds a command with its options, and those below it. `ids` are those that the completed word can be. */
function describe(root: RootCommand, command: Command, ids: readonly KnownId[], above = ''): void {
  const path = `${above} ${command.name()}`.trim();
  const completed = root.command(path, command.summary() || firstSentence(command.description()));
  for (const option of command.options) {
    if (option.hidden) continue;
    const name = option.long!.slice(2);
    const offered = option.argChoices?.map((value) => ({ value, name: '' })) ?? ids;
    if (option.isBoolean()) completed.option(name, firstSentence(option.description));
    else
      completed.option(name, firstSentence(option.description), (add) =>
        offered.forEach((each) => add(each.value, each.name)),
      );
  }
  for (const argument of command.registeredArguments) {
    const offered = argument.argChoices?.map((value) => ({ value, name: '' })) ?? ids;
    completed.argument(argument.name(), (add) => offered.forEach((each) => add(each.value, each.name)));
  }
  for (const each of command.commands) describe(root, each, ids, path);
}

const firstSentence = (text: string) => text.split(/[.;\n]/)[0]!.slice(0, 80);
