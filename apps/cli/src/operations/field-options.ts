import { Option } from 'commander';
import type { CommandField, CommandRow } from '../table/command-row.js';
import { kebab } from '../table/words.js';
import { anyOf, fieldValue } from './field-value.js';

/** Options that commands have besides their fields. A field of the body with such a name follows `body.`. */
const TAKEN = new Set([
  ...['data', 'json', 'jq', 'schema', 'watch', 'wait', 'wait-timeout', 'all', 'max', 'output', 'yes', 'help'],
  ...['profile', 'timeout', 'idempotency-key', 'if-match', 'forward-to'],
]);
const GROUPS = {
  path: 'Fields of the address:',
  query: 'Fields of the query:',
  header: 'Headers:',
  body: 'Fields of the body:',
};

/** Returns the name of a field's option without hyphens before it: `agent-id`, `spreadsheet-row.position`. */
export function optionName({ name }: Pick<CommandField, 'name'>): string {
  const words = name.split('.').map(kebab).join('.');
  return TAKEN.has(words) ? `body.${words}` : words;
}

/** An option and the field that it sets. */
export interface FieldOption {
  readonly field: CommandField;
  readonly option: Option;
}

/** Returns an option for each field. */
export function fieldOptions({ fields }: CommandRow): FieldOption[] {
  return fields.map((field) => ({ field, option: optionOf(field) }));
}

/**
 * Returns options of fields that no table names, because their object takes any: `--additional-attributes.prompt`
 * among the arguments sets `prompt` of `additional_attributes`.
 */
export function openOptions({ fields }: CommandRow, args: readonly string[]): FieldOption[] {
  const known = new Set(fields.map(optionName));
  const given = args.filter((arg) => arg.startsWith('--')).map((arg) => arg.slice(2).split('=')[0]!);
  const unknown = [...new Set(given)].filter((name) => name.includes('.') && !known.has(name));
  return unknown.flatMap((name) => {
    const parent = fields.findLast((field) => field.type === 'object' && name.startsWith(`${optionName(field)}.`));
    if (!parent) return [];
    const path = `${parent.name}.${name.slice(optionName(parent).length + 1)}`;
    const option = new Option(`--${name} <value>`).argParser((text: string) => anyOf(text)).hideHelp();
    return [{ field: { name: path, in: parent.in, type: 'any' as const }, option }];
  });
}

function optionOf(field: CommandField): Option {
  const flags =
    field.type === 'boolean' ? `--${optionName(field)} [boolean]` : `--${optionName(field)} ${hintOf(field)}`;
  const option = new Option(flags, descriptionOf(field)).helpGroup(GROUPS[field.in]);
  if (field.type === 'boolean') option.preset('true');
  return option.argParser((text: string, before: unknown) => fieldValue(field, text, before));
}

function hintOf({ type, items }: CommandField): string {
  if (type === 'array') return items === 'string' || items === undefined ? '<text>' : `<${hintWord(items)},…>`;
  return `<${hintWord(type)}>`;
}

function hintWord(type: string): string {
  const words: Readonly<Record<string, string>> = {
    string: 'text',
    object: 'json',
    any: 'json',
    file_or_text: '@file',
  };
  return words[type] ?? type;
}

function descriptionOf({ about, values, needed, type, name }: CommandField): string {
  const choices = values ? `one of ${values.join(', ')}` : '';
  const isNested = name.includes('.');
  const repeated = type === 'array' ? 'may be repeated' : '';
  const sentences = [about, choices, repeated].filter(Boolean).join('; ');
  return `${sentences}${needed && !isNested ? `${sentences ? ' ' : ''}(required)` : ''}`;
}
