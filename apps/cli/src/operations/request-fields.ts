import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { CommandError } from '../exit-codes.js';
import type { CommandField, CommandRow } from '../table/command-row.js';
import { optionName, type FieldOption } from './field-options.js';
import { NULL_VALUE } from './field-value.js';

type FieldValues = Record<string, unknown>;

/** Values that the command line gives for the fields of an operation. */
export interface GivenFields {
  /** Values by the attribute names of options. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Arguments without a name: the last fields of the path. */
  readonly positionals: readonly string[];
  /** The whole body. */
  readonly data?: unknown;
  /** FieldValues that a profile or the environment has. */
  readonly defaults: Readonly<Record<string, number | string>>;
}

/** Fields of a request for the SDK, and its further headers. */
export interface RequestInput {
  readonly fields: FieldValues;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Returns the fields of the path that an argument without a name can be, in the order of the path. The agent is one
 * only where it is the thing itself.
 */
export const positionalFields = ({ at, fields }: CommandRow): readonly CommandField[] =>
  fields
    .filter((field) => field.in === 'path' && (field.name !== 'agent_id' || at.endsWith('{agent_id}')))
    .toSorted((a, b) => at.indexOf(`{${a.name}}`) - at.indexOf(`{${b.name}}`));

/**
 * Distributes what the command line gives among the fields of a request.
 *
 * @throws {CommandError} A field is missing.
 */
export async function requestInput(
  row: CommandRow,
  known: readonly FieldOption[],
  given: GivenFields,
): Promise<RequestInput> {
  const values = new Map<string, unknown>();
  for (const { field, option } of known) {
    const value = given.options[option.attributeName()];
    if (value !== undefined) values.set(field.name, value === NULL_VALUE ? null : await opened(field, value));
  }
  addPositionals(row, values, given.positionals);
  for (const { name } of row.fields)
    if (!values.has(name) && given.defaults[name] !== undefined && !isIn(given.data, name))
      values.set(name, given.defaults[name]);
  rejectMissing(row, values, given.data);
  return distributed(row, known, values, given.data);
}

/** The last arguments are the last fields of the path, so that one that has a default may be left out. */
function addPositionals(row: CommandRow, values: Map<string, unknown>, positionals: readonly string[]): void {
  const open = positionalFields(row).filter(({ name }) => !values.has(name));
  if (positionals.length > open.length)
    throw new CommandError('usage', `unexpected argument ${positionals[open.length]!}`);
  for (const [index, text] of positionals.toReversed().entries()) {
    const field = open[open.length - 1 - index]!;
    if (field.type === 'integer' && !/^\d+$/.test(text))
      throw new CommandError('usage', `--${optionName(field)} must be an integer, unlike ${text}`);
    values.set(
      field.name,
      field.type === 'integer' || (field.type === 'id' && /^\d+$/.test(text)) ? Number(text) : text,
    );
  }
}

function rejectMissing({ fields }: CommandRow, values: ReadonlyMap<string, unknown>, data: unknown): void {
  const isGiven = (name: string) =>
    values.has(name) || isIn(data, name) || [...values.keys()].some((each) => each.startsWith(`${name}.`));
  const missing = fields.filter(({ name, needed }) => {
    const parent = name
      .replace(/^body\./, '')
      .split('.')
      .slice(0, -1)
      .join('.');
    if (!needed || isGiven(name)) return false;
    // A field of an object is missing only where other fields of it are given by their own options.
    return parent === '' || (!values.has(parent) && isGiven(parent) && !isIn(data, parent));
  });
  if (missing.length === 0) return;
  const lines = missing.map((field) => `  --${optionName(field)}${field.about ? `: ${field.about}` : ''}`);
  throw new CommandError(
    'usage',
    `${missing.length === 1 ? 'an option is' : 'options are'} missing:\n${lines.join('\n')}`,
  );
}

function isIn(data: unknown, name: string): boolean {
  return (
    name.split('.').reduce((at: unknown, key) => (at as FieldValues | null | undefined)?.[key], data) !== undefined
  );
}

function distributed(
  row: CommandRow,
  known: readonly FieldOption[],
  values: ReadonlyMap<string, unknown>,
  data: unknown,
): RequestInput {
  if (row.body === 'bytes')
    return { fields: { ...ofPositions(row, values, ['path', 'query']), body: data }, headers: headersOf(row, values) };
  const body: FieldValues = { ...(data as FieldValues | undefined) };
  for (const { field } of known)
    if (field.in === 'body' && values.has(field.name))
      setAt(body, field.name.replace(/^body\./, ''), values.get(field.name));
  // A default such as the agent may belong to the body.
  for (const { name, in: position } of row.fields)
    if (position === 'body' && values.has(name) && !name.includes('.')) body[name] = values.get(name);
  const fields = ofPositions(row, values, ['path', 'query']);
  return { fields: row.body ? { ...fields, body } : fields, headers: headersOf(row, values) };
}

function ofPositions(
  { fields }: CommandRow,
  values: ReadonlyMap<string, unknown>,
  positions: readonly string[],
): FieldValues {
  const own = fields.filter((field) => positions.includes(field.in) && values.has(field.name));
  return Object.fromEntries(own.map(({ name }) => [name, values.get(name)]));
}

function headersOf(row: CommandRow, values: ReadonlyMap<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(ofPositions(row, values, ['header'])).map(([name, value]) => [name, String(value)]),
  );
}

/** Sets `a.b` of an object, whose object `a` is made where it is missing. */
function setAt(target: FieldValues, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop()!;
  const parent = keys.reduce((at, key) => {
    const inner = typeof at[key] === 'object' && at[key] !== null ? { ...at[key] } : {};
    at[key] = inner;
    return inner;
  }, target);
  parent[last] = value;
}

async function opened({ type }: CommandField, value: unknown): Promise<unknown> {
  if (typeof value !== 'string') return value;
  if (type === 'file') return fileOf(value.replace(/^@/, ''));
  return type === 'file_or_text' && value.startsWith('@') ? fileOf(value.slice(1)) : value;
}

/** Returns a file with its name, whose bytes are read when they are sent. */
export async function fileOf(path: string): Promise<File> {
  try {
    return new File([await openAsBlob(path)], basename(path));
  } catch (error) {
    throw new CommandError('usage', `${path} cannot be read: ${(error as Error).message}`);
  }
}
