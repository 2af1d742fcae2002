import { VALIDATION_MESSAGES } from './validation-messages.js';

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
  string: VALIDATION_MESSAGES.text,
  integer: VALIDATION_MESSAGES.integer,
  number: VALIDATION_MESSAGES.number,
  boolean: VALIDATION_MESSAGES.flag,
  object: VALIDATION_MESSAGES.object,
  array: VALIDATION_MESSAGES.list,
};

const MESSAGES: Readonly<Record<string, (params: Params) => string | undefined>> = {
  type: ({ type }) => TYPES[type],
  required: () => VALIDATION_MESSAGES.required,
  additionalProperties: () => VALIDATION_MESSAGES.unknown,
  enum: ({ allowedValues }) => VALIDATION_MESSAGES.oneOf(allowedValues),
  minimum: ({ limit }) => VALIDATION_MESSAGES.atLeast(limit),
  maximum: ({ limit }) => VALIDATION_MESSAGES.atMost(limit),
  exclusiveMinimum: ({ limit }) => VALIDATION_MESSAGES.above(limit),
  multipleOf: ({ multipleOf }) => VALIDATION_MESSAGES.multipleOf(multipleOf),
  minLength: ({ limit }) => VALIDATION_MESSAGES.tooShort(limit),
  maxLength: ({ limit }) => VALIDATION_MESSAGES.tooLong(limit),
  minItems: ({ limit }) => VALIDATION_MESSAGES.tooFew(limit),
  maxItems: ({ limit }) => VALIDATION_MESSAGES.tooMany(limit),
  pattern: ({ pattern }) => VALIDATION_MESSAGES.pattern(pattern),
};

/** Tells a schema's fault in the words of every other field. Some keywords lie with a child that the error names. */
export function schemaViolation({ keyword, instancePath, params, message }: SchemaError): SchemaViolation {
  const told = params as Params;
  const child = told.missingProperty ?? told.additionalProperty;
  return {
    path: [...instancePath.split('/').slice(1), ...(child === undefined ? [] : [child])],
    problem: MESSAGES[keyword]?.(told) ?? message ?? 'is invalid',
  };
}
