import { RootCommand, ShellCompDirective } from '@bomb.sh/tab';
import type { Command } from 'commander';
import type { CliContext } from '../cli-context.js';
import { optionName } from '../operations/field-options.js';
import { thingCommand } from '../operations/thing-commands.js';
import type { CommandTable } from '../table/command-row.js';
import { kebab, wordsOf } from '../table/words.js';
import { idsFor, type KnownId } from './known-ids.js';
import { ownCommand, OWN_COMMANDS } from './own-commands.js';

/** Answers a shell that completes a command line: `typed` are the words after the name of the program. */
export async function complete(context: CliContext, typed: readonly string[]): Promise<void> {
  const words = withoutEqualsSign(typed);
  const root = new RootCommand();
  const things = context.tables.index();
  for (const [name, { summary }] of Object.entries(OWN_COMMANDS)) root.command(name, summary);
  for (const thing of Object.keys(things)) root.command(kebab(thing), `operations of ${kebab(thing)}`);
  const [name = ''] = words;
  const thing = Object.keys(things).find((each) => kebab(each) === name);
  const offers = new Offers(thing ? context.tables.table(thing) : {}, await idsFor(context, words));
  if (thing) describe(root, thingCommand(context, thing, context.tables.table(thing), words), offers);
  else if (name in OWN_COMMANDS) describe(root, await ownCommand(context, name), offers);
  // The package itself forbids the names of files everywhere.
  Object.defineProperty(root, 'directive', { get: () => offers.directive, set: () => undefined });
  root.parse([...words]);
}

/** Values that the completed word can be. */
class Offers {
  /** Says to the shell whether it completes names of files. */
  directive = ShellCompDirective.ShellCompDirectiveNoFileComp;

  constructor(
    private readonly table: CommandTable,
    private readonly ids: readonly KnownId[],
  ) {}

  /** Returns what adds the values of an option or argument once the shell needs them. */
  of(path: string, name: string, { choices, isFile }: { choices: readonly string[] | undefined; isFile: boolean }) {
    return (add: (value: string, title: string) => void): void => {
      if (isFile) this.directive = ShellCompDirective.ShellCompDirectiveDefault;
      const values = choices ?? this.valuesOf(path, name);
      const offered = values ? values.map((value) => ({ value, name: '' })) : isFile ? [] : this.ids;
      offered.forEach((each) => add(each.value, each.name));
    };
  }

  private valuesOf(path: string, name: string): readonly string[] | undefined {
    const [, row] = Object.entries(this.table).find(([operation]) => wordsOf(operation) === path) ?? [];
    return row?.fields.find((field) => optionName(field) === name)?.values;
  }
}

/** Adds a command with its options, and those below it. */
function describe(root: RootCommand, command: Command, offers: Offers, above = ''): void {
  const path = `${above} ${command.name()}`.trim();
  const completed = root.command(path, command.summary() || firstSentence(command.description()));
  for (const option of command.options) {
    if (option.hidden) continue;
    const name = option.long!.slice(2);
    const given = { choices: option.argChoices, isFile: option.flags.endsWith('<file>') };
    if (option.isBoolean()) completed.option(name, firstSentence(option.description));
    else completed.option(name, firstSentence(option.description), offers.of(path, name, given));
  }
  for (const argument of command.registeredArguments) {
    const given = { choices: argument.argChoices, isFile: argument.name() === 'file' };
    completed.argument(argument.name(), offers.of(path, argument.name(), given), argument.variadic);
  }
  for (const each of command.commands) describe(root, each, offers, path);
}

/** Returns `--name=value` at the end as two words; shells put the name before the values again. */
function withoutEqualsSign(typed: readonly string[]): readonly string[] {
  const [, name, value] = /^(--[^=]+)=(.*)$/s.exec(typed.at(-1) ?? '') ?? [];
  return name === undefined ? typed : [...typed.slice(0, -1), name, value!];
}

const firstSentence = (text: string) => text.split(/[.;\n]/)[0]!.slice(0, 80);
