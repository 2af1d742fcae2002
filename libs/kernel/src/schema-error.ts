import { PROBLEMS } from './validation-messages.js';

/** What a JSON Schema validator says about the first thing that does not fit: the error object of Ajv and its kin. */
export interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: object;
  readonly message?: string;
}

/** Where the fault lies, empty for the whole value, and what it is. */
export interface SchemaViolation {
  readonly path: readonly string[];
  readonly problem: string;
}

/** What the keywords below tell of themselves. */
interface Params {
  readonly type: string;
  readonly allowedValues: readonly string[];
  readonly limit: number;
  readonly multipleOf: number;
  readonly pattern: string;
  readonly missingProperty?: string;
  readonly additionalProperty?: string;
}

const TYPES: Readonly<Record<string, string>> = {
  string: PROBLEMS.text,
  integer: PROBLEMS.integer,
  number: PROBLEMS.number,
  boolean: PROBLEMS.flag,
  object: PROBLEMS.object,
  array: PROBLEMS.list,
};

const WORDS: Readonly<Record<string, (params: Params) => string | undefined>> = {
  type: ({ type }) => TYPES[type],
  required: () => PROBLEMS.required,
  additionalProperties: () => PROBLEMS.unknown,
  enum: ({ allowedValues }) => PROBLEMS.oneOf(allowedValues),
  minimum: ({ limit }) => PROBLEMS.atLeast(limit),
  maximum: ({ limit }) => PROBLEMS.atMost(limit),
  exclusiveMinimum: ({ limit }) => PROBLEMS.above(limit),
  multipleOf: ({ multipleOf }) => PROBLEMS.multipleOf(multipleOf),
  minLength: ({ limit }) => PROBLEMS.tooShort(limit),
  maxLength: ({ limit }) => PROBLEMS.tooLong(limit),
  minItems: ({ limit }) => PROBLEMS.tooFew(limit),
  maxItems: ({ limit }) => PROBLEMS.tooMany(limit),
  pattern: ({ pattern }) => PROBLEMS.form(pattern),
};

/** Tells a schema's fault in the words of every other field. Some keywords lie with a child that the error names. */
export function schemaViolation({ keyword, instancePath, params, message }: SchemaError): SchemaViolation {
  const told = params as Params;
  const child = told.missingProperty ?? told.additionalProperty;
  return {
    path: [...instancePath.split('/').slice(1), ...(child === undefined ? [] : [child])],
    problem: WORDS[keyword]?.(told) ?? message ?? 'is invalid',
  };
}
