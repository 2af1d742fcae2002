import { Argument, Command } from 'commander';
import type { CliContext } from '../cli-context.js';
import type { CommandRow, CommandTable } from '../table/command-row.js';
import { kebab } from '../table/words.js';
import { fieldOptions, openOptions, optionName } from './field-options.js';
import type { GivenOptions } from './given-options.js';
import { addOperationOptions } from './operation-options.js';
import { positionalFields } from './request-fields.js';

/**
 * Returns the command of a thing with those of its operations, and of the things that belong to it. Only the operation
 * that the arguments name gets its options.
 */
export function thingCommand(
  context: CliContext,
  thing: string,
  table: CommandTable,
  args: readonly string[],
): Command {
  const root = new Command(kebab(thing)).description(`Operations of ${kebab(thing)}`);
  const branches = new Map<string, Command>([[thing, root]]);
  for (const [name, row] of Object.entries(table)) {
    const words = name.split('.');
    const verb = words.pop()!;
    branchOf(branches, words).addCommand(operationCommand(context, name, verb, row, args));
  }
  return root;
}

function branchOf(branches: Map<string, Command>, words: readonly string[]): Command {
  const path = words.join('.');
  const known = branches.get(path);
  if (known) return known;
  const command = new Command(kebab(words.at(-1)!)).description(`Operations of ${words.map(kebab).join(' ')}`);
  branches.set(path, command);
  branchOf(branches, words.slice(0, -1)).addCommand(command);
  return command;
}

function operationCommand(
  context: CliContext,
  name: string,
  verb: string,
  row: CommandRow,
  args: readonly string[],
): Command {
  const command = new Command(kebab(verb)).summary(row.summary);
  if (!name.split('.').every((word, index) => args[index] === kebab(word))) return command;
  const notes = [
    row.deprecated ? 'Deprecated.' : '',
    row.scope ? `A key needs the scope ${row.scope.join(', ')}.` : '',
    `${row.at.replace(/ \w+ /, ' ')}`,
  ];
  command.description([row.summary, row.description, notes.filter(Boolean).join(' ')].filter(Boolean).join('\n\n'));
  for (const field of positionalFields(row))
    command.addArgument(new Argument(`[${optionName(field)}]`, `the same as --${optionName(field)}`));
  const known = [...fieldOptions(row), ...openOptions(row, args)];
  for (const { option } of known) command.addOption(option);
  addOperationOptions(command, name, row);
  command.action(async (...given: readonly unknown[]) => {
    const positionals = command.args;
    const options = given.at(-2) as GivenOptions & Record<string, unknown>;
    const { callOperation } = await import('./call-operation.js');
    await callOperation(context, { name, row, known, options, positionals });
  });
  return command;
}
