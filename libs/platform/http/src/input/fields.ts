import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { choicesOf, parseAgentRef, VALIDATION_MESSAGES, toFileName } from '@reelsheet/kernel';
import { MAX_FILE_NAME_LENGTH, MAX_LIST, MAX_TEXT_LENGTH } from './field-limits.js';
import { declareField, isObject, type FieldRule } from './input.js';
import { unstorable } from './unstorable.js';
import { isWebAddress } from './web-address.js';

/**
 * One decorator per DTO field declares its rule, which {@link readInput} applies to every body, query and form, and its
 * OpenAPI schema. Query and form values arrive as text; numbers, booleans and lists are parsed from it.
 */
export interface FieldOptions {
  /** Meaning of the field, its unit and the source of its rule. */
  readonly about?: string;
  readonly optional?: boolean;
  readonly nullable?: boolean;
  readonly default?: unknown;
  readonly example?: unknown;
}

interface TextOptions extends FieldOptions {
  readonly min?: number;
  readonly max?: number;
  readonly pattern?: RegExp;
  /** A check that a pattern cannot express. */
  readonly test?: (text: string) => boolean;
  /** Error text if the pattern or the check fails. */
  readonly expected?: string;
  readonly format?: string;
}

interface NumberOptions extends FieldOptions {
  readonly min?: number;
  readonly max?: number;
}

interface JsonOptions extends FieldOptions {
  /** The documented fields of the object, which the service checks itself. */
  readonly shape?: () => new () => object;
}

interface ListOptions extends FieldOptions {
  readonly minItems?: number;
  readonly maxItems?: number;
}

interface TextsOptions extends ListOptions {
  /** Minimum length of each item. */
  readonly min?: number;
  readonly max?: number;
  /** Declared with `choices` of `libs/kernel`, which documents their meanings. */
  readonly values?: readonly string[];
  /** False if a text with commas is not a list. */
  readonly split?: boolean;
}

type InputRule = Pick<FieldRule, 'parse' | 'validate' | 'type'> & { readonly optional?: boolean };
type Check = (value: unknown) => string | undefined;

const DIGITS = /^-?\d+$/;
const DECIMAL = /^-?\d+(\.\d+)?$/;

function field(options: FieldOptions, schema: ApiPropertyOptions, rule: InputRule): PropertyDecorator {
  const { about: description, optional = false, nullable = false, default: fallback, example } = options;
  const documented = {
    ...schema,
    description,
    required: !optional,
    nullable,
    default: fallback,
    example,
  } as ApiPropertyOptions;
  const declare: PropertyDecorator = (target, name) =>
    declareField(target, { name: String(name), optional, nullable, ...rule });
  return applyDecorators(ApiProperty(documented), declare);
}

export function Text(options: TextOptions = {}): PropertyDecorator {
  const { min = options.optional || options.nullable ? 0 : 1, max = MAX_TEXT_LENGTH, pattern, format } = options;
  const { test = (text) => pattern?.test(text) ?? true, expected = `of the form ${pattern?.source}` } = options;
  const validate: Check = (value) =>
    textError(value, min, max) ?? (test(value as string) ? undefined : `must be ${expected}`);
  return field(
    options,
    { type: String, minLength: min, maxLength: max, pattern: pattern?.source, format },
    { validate: pattern || options.test ? validate : (value) => textError(value, min, max) },
  );
}

/** A name: without surrounding space, and not empty. */
export function Name(options: FieldOptions & { max?: number } = {}): PropertyDecorator {
  const { max = 200 } = options;
  return field(
    options,
    { type: String, minLength: 1, maxLength: max },
    {
      parse: (value) => (typeof value === 'string' ? value.trim() : value),
      validate: (value) => textError(value, 1, max),
    },
  );
}

/** An address for people that we never fetch; fetched addresses are checked by the outbound guard. */
export function WebAddress(options: FieldOptions & { max?: number } = {}): PropertyDecorator {
  const { max = 2_000 } = options;
  const expected = 'an http or https address with a public host name and without credentials';
  return Text({ ...options, min: 1, max, format: 'uri', test: isWebAddress, expected });
}

/** A file name, read by {@link toFileName}; at most 255 characters. */
export function FileName(options: FieldOptions = {}): PropertyDecorator {
  return field(
    { about: 'without folders, controls and marks of direction, which are left out; cut to 255 bytes', ...options },
    { type: String, minLength: 1, maxLength: MAX_FILE_NAME_LENGTH },
    {
      parse: (value) => (textError(value, 1, MAX_FILE_NAME_LENGTH) ? value : toFileName(value as string)),
      validate: (value) =>
        value === undefined ? VALIDATION_MESSAGES.fileName : textError(value, 1, MAX_FILE_NAME_LENGTH),
    },
  );
}

export function Whole(options: NumberOptions = {}): PropertyDecorator {
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = options;
  return field(
    options,
    { type: 'integer', minimum: min, maximum: max },
    { parse: readWhole, validate: (value) => wholeError(value, min, max) },
  );
}

/** An integer id; agents, which also have a uuid, are named by {@link AgentId}. */
export function Id(options: FieldOptions = {}): PropertyDecorator {
  return Whole({ ...options, min: 1 });
}

/** An agent, by its integer id or its uuid. */
export function AgentId(options: FieldOptions = {}): PropertyDecorator {
  return field(
    { about: 'integer id or uuid', ...options },
    { oneOf: [{ type: 'integer' }, { type: 'string', format: 'uuid' }] },
    { validate: (value) => (parseAgentRef(value) ? undefined : VALIDATION_MESSAGES.agentId) },
  );
}

export function Decimal(options: NumberOptions = {}): PropertyDecorator {
  const { min, max } = options;
  return field(
    options,
    { type: Number, minimum: min, maximum: max },
    {
      parse: (value) => (typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value),
      validate: (value) =>
        Number.isFinite(value) ? rangeError(value as number, min, max) : VALIDATION_MESSAGES.number,
    },
  );
}

export function Flag(options: FieldOptions = {}): PropertyDecorator {
  return field(
    options,
    { type: Boolean },
    { parse: readFlag, validate: (value) => (typeof value === 'boolean' ? undefined : VALIDATION_MESSAGES.flag) },
  );
}

/** Accepts one of the values. Their meanings are documented if `choices` of `libs/kernel` declared them. */
export function Choice(values: readonly string[], options: FieldOptions = {}): PropertyDecorator {
  return field(
    options,
    { type: String, enum: values as string[], ...documentedMeanings(values) },
    { validate: (value) => choiceError(value, values) },
  );
}

/** A JSON object with any fields, or with those of a shape. */
export function Json(options: JsonOptions = {}): PropertyDecorator {
  return field(options, documentedShape(options), { validate: objectError });
}

/** A list of JSON objects with any fields. */
export function JsonObjects(options: ListOptions = {}): PropertyDecorator {
  return field(
    options,
    { type: 'array', items: { type: 'object', additionalProperties: true }, ...documentedCount(options) },
    { validate: (value) => listError(value, options, objectError) },
  );
}

/** A JSON object with any fields, or with those of a shape, sent as JSON text in forms. */
export function JsonText(options: JsonOptions = {}): PropertyDecorator {
  return field(options, documentedShape(options), {
    parse: readJson,
    validate: (value) => objectError(value) ?? unstorable(value),
  });
}

/**
 * Documents how a caller may send a file: as a file of a form, as the `signed_id` of a direct upload, or as a base64
 * data URL.
 */
export const fileSources = (...sources: readonly ('form' | 'signed_id' | 'data_url')[]) => ({ 'x-file': sources });

/** A value that the service reads itself, such as a file in one of several forms; also if it is absent. */
export function Anything(schema: ApiPropertyOptions, options: FieldOptions = {}): PropertyDecorator {
  return field(options, schema, { optional: true, validate: () => undefined });
}

export function Nested(type: () => new () => object, options: FieldOptions = {}): PropertyDecorator {
  return field(options, { type: () => type() }, { validate: objectError, type });
}

export function ListOf(type: () => new () => object, options: ListOptions = {}): PropertyDecorator {
  return field(
    options,
    { type: () => type(), isArray: true, ...documentedCount(options) },
    { validate: (value) => listError(value, options, objectError), type },
  );
}

/** A list of texts; `a,b`, `name[]=a&name[]=b` and `name=a&name=b` are equivalent. */
export function Texts(options: TextsOptions = {}): PropertyDecorator {
  const { min = 0, max = MAX_TEXT_LENGTH, values, split = true } = options;
  const item: Check = (value) => textError(value, min, max) ?? (values && choiceError(value, values));
  return field(
    options,
    {
      type: String,
      isArray: true,
      enum: values as string[] | undefined,
      ...documentedMeanings(values),
      ...documentedCount(options),
    },
    { parse: split ? readList : undefined, validate: (value) => listError(value, options, item) },
  );
}

/** A list of integers, read like {@link Texts}. */
export function Wholes(options: ListOptions & NumberOptions = {}): PropertyDecorator {
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = options;
  const item: Check = (value) => wholeError(value, min, max);
  return field(
    options,
    {
      type: 'integer',
      isArray: true,
      items: { type: 'integer' },
      ...documentedCount(options),
    },
    {
      parse: (value) => {
        const list = readList(value);
        return Array.isArray(list) ? list.map(readWhole) : list;
      },
      validate: (value) => listError(value, options, item),
    },
  );
}

/** A list of ids. */
export function Ids(options: ListOptions = {}): PropertyDecorator {
  return Wholes({ ...options, min: 1 });
}

function textError(value: unknown, min: number, max: number): string | undefined {
  if (typeof value !== 'string') return VALIDATION_MESSAGES.text;
  if (value.length < 2 * min && charactersIn(value) < min) return VALIDATION_MESSAGES.tooShort(min);
  if (value.length > max && (value.length > 2 * max || charactersIn(value) > max))
    return VALIDATION_MESSAGES.tooLong(max);
  return undefined;
}

/** Counts a surrogate pair as one character. */
function charactersIn(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

function wholeError(value: unknown, min: number, max: number): string | undefined {
  return Number.isInteger(value) ? rangeError(value as number, min, max) : VALIDATION_MESSAGES.integer;
}

function rangeError(value: number, min = -Infinity, max = Infinity): string | undefined {
  if (value < min) return VALIDATION_MESSAGES.atLeast(min);
  return value > max ? VALIDATION_MESSAGES.atMost(max) : undefined;
}

function choiceError(value: unknown, values: readonly string[]): string | undefined {
  return values.includes(value as string) ? undefined : VALIDATION_MESSAGES.oneOf(values);
}

function objectError(value: unknown): string | undefined {
  return isObject(value) ? undefined : VALIDATION_MESSAGES.object;
}

function listError(
  value: unknown,
  { minItems = 0, maxItems = MAX_LIST }: ListOptions,
  item: Check,
): string | undefined {
  if (!Array.isArray(value)) return VALIDATION_MESSAGES.list;
  if (value.length < minItems) return VALIDATION_MESSAGES.tooFew(minItems);
  if (value.length > maxItems) return VALIDATION_MESSAGES.tooMany(maxItems);
  for (const each of value) {
    const validate = item(each);
    if (validate) return `items ${validate}`;
  }
  return undefined;
}

/** Extensions of OpenAPI with the title of a list of values, the meaning of each, and a statement about all. */
export function documentedMeanings(values: readonly string[] = []): object {
  const declared = choicesOf(values);
  if (!declared) return {};
  const { title, meanings, about } = declared;
  return {
    'x-enumTitle': title,
    'x-enumDescriptions': meanings,
    ...(about === undefined ? {} : { 'x-enumAbout': about }),
  };
}

const documentedShape = ({ shape }: JsonOptions): ApiPropertyOptions =>
  shape ? { type: () => shape() } : { type: Object, additionalProperties: true };

const documentedCount = ({ minItems, maxItems }: ListOptions) => ({ minItems, maxItems });

function readWhole(value: unknown): unknown {
  return typeof value === 'string' && DIGITS.test(value) ? Number(value) : value;
}

function readFlag(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const word = value.toLowerCase();
  return word === 'true' || word === '1' ? true : word === 'false' || word === '0' ? false : value;
}

/** Rejects a key that a copy of the object would take for its prototype, like the parser of JSON bodies. */
function withoutPrototype(name: string, value: unknown): unknown {
  if (name === '__proto__') throw new SyntaxError(name);
  return value;
}

/** Returns the text itself if it is not JSON, and so not an object. */
function readJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value, withoutPrototype);
  } catch {
    return value;
  }
}

function readList(value: unknown): unknown {
  if (typeof value === 'string') return value === '' ? [] : value.split(',').map((item) => item.trim());
  return value;
}
