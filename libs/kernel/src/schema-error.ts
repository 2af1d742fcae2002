import { VALIDATION_MESSAGES } from './validation-messages.js';

/** Error object of a JSON Schema validator such as Ajv. */
export interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: object;
  readonly message?: string;
}

/** Path of the invalid value, empty for the root, and the violated rule. */
export interface SchemaViolation {
  readonly path: readonly string[];
  readonly reason: string;
}

/** Parameters of the keywords below. */
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

/**
 * Converts a schema error to the messages of other validations. Some keywords refer to a child of the reported
 * path.
 */
export function schemaViolation({ keyword, instancePath, params, message }: SchemaError): SchemaViolation {
  const values = params as Params;
  const child = values.missingProperty ?? values.additionalProperty;
  return {
    path: [...instancePath.split('/').slice(1), ...(child === undefined ? [] : [child])],
    reason: MESSAGES[keyword]?.(values) ?? message ?? 'is invalid',
  };
}
