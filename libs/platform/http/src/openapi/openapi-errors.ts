import type { OpenAPIObject } from '@nestjs/swagger';
import { CommonErrors, FIELD_ERRORS_SCHEMA } from '@reelsheet/kernel';
import {
  OWN_ERRORS,
  type Content,
  type DescribedError,
  type DescribedOperation,
  type DescribedResponse,
} from './described-operation.js';
import { headersOf } from './openapi-headers.js';

type ErrorResponses = NonNullable<NonNullable<OpenAPIObject['components']>['responses']>;
type ErrorSchemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

const SCHEMAS = '#/components/schemas/';
const API_ERROR = 'ApiError';
const ERROR_CODE = 'ErrorCode';
const FIELD_ERRORS = 'FieldErrors';

type ErrorDetails = Readonly<Record<string, object>>;

interface ErrorShape {
  readonly code: string;
  /** Fields beside those of every error. */
  readonly details: ErrorDetails;
}

/** The errors of a document: their responses, and one schema for all errors without details. */
export class DescribedErrors {
  private readonly responses: ErrorResponses = {};
  private readonly schemas: ErrorSchemas = {};
  private readonly codes = new Set<string>();

  /** Replaces the operation's own errors by responses, together with those that any such operation may return. */
  describe(operation: DescribedOperation): void {
    const definitions = [...(operation[OWN_ERRORS] ?? []), ...refusals(operation), ...commonErrors(operation)];
    delete operation[OWN_ERRORS];
    for (const [status, group] of Map.groupBy(definitions, (definition) => definition.status)) {
      const errors = shapesOf(group);
      const codes = errors.map(({ code }) => code);
      const answer = {
        description: codes.join(', '),
        'x-error-codes': codes,
        headers: headersOf(String(status)),
        content: this.contentOf(errors),
      };
      const other = operation.responses[status] as DescribedResponse | undefined;
      if (other) {
        other['x-error-codes'] = codes;
        other.content = { ...other.content, ...answer.content };
      } else {
        const name = [status, ...codes, ...errors.flatMap(({ details }) => Object.keys(details)).sort()].join('.');
        this.responses[name] = answer;
        operation.responses[status] = { $ref: `#/components/responses/${name}` };
      }
    }
  }

  /** The responses and schemas to which the described operations refer. */
  components(): { readonly responses: ErrorResponses; readonly schemas: ErrorSchemas } {
    if (this.codes.size === 0) return { responses: this.responses, schemas: this.schemas };
    const description = 'Codes of the errors that have no fields of their own';
    const code = { type: 'string' as const, enum: [...this.codes].sort(), description };
    return { responses: this.responses, schemas: { ...this.schemas, [ERROR_CODE]: code } };
  }

  /** The body of an error is that of all errors, or one with details; `validation_error` may be both. */
  private contentOf(errors: readonly ErrorShape[]): Content {
    const references = errors.map((error) => ({ code: error.code, $ref: SCHEMAS + this.schemaOf(error) }));
    const mapping = Object.fromEntries(references.map(({ code, $ref }) => [code, $ref]));
    const schemas = [...new Set(references.map(({ $ref }) => $ref))].map(($ref) => ({ $ref }));
    const discriminator = { propertyName: 'error_code', mapping };
    return {
      'application/json': { schema: schemas.length === 1 ? schemas[0]! : { anyOf: schemas, discriminator } },
    };
  }

  /** Adds the schema of an error, and returns its name. */
  private schemaOf({ code, details }: ErrorShape): string {
    const fields = Object.keys(details).sort();
    this.schemas[FIELD_ERRORS] = withNamedObjects(FIELD_ERRORS_SCHEMA, this.schemas);
    if (fields.length === 0) {
      this.codes.add(code);
      this.schemas[API_ERROR] = bodyOf({ $ref: SCHEMAS + ERROR_CODE });
      return API_ERROR;
    }
    const name = toName([code.replace(/_error$/, ''), 'error', ...fields]);
    const detailed = withNamedObjects(details, this.schemas) as ErrorDetails;
    this.schemas[name] = bodyOf({ type: 'string', enum: [code] }, detailed);
    return name;
  }
}

function shapesOf(definitions: readonly DescribedError[]): ErrorShape[] {
  return [...Map.groupBy(definitions, ({ code }) => code)]
    .map(([code, same]) => ({
      code,
      details: Object.assign({}, ...same.map((each) => each.detailSchema)) as ErrorDetails,
    }))
    .sort((a, b) => (a.code < b.code ? -1 : 1));
}

const bodyOf = (errorCode: ErrorSchemas[string], details: ErrorDetails = {}): ErrorSchemas[string] => ({
  type: 'object',
  required: ['error', 'error_code'],
  properties: {
    error: { type: 'string', description: 'a sentence for a person; it names the invalid field' },
    error_code: errorCode,
    errors: { $ref: SCHEMAS + FIELD_ERRORS },
    ...details,
  },
});

const toName = (words: readonly string[]) =>
  words
    .flatMap((each) => each.split('_'))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** Replaces each schema inside of details that has a title by a reference to the schema of this name, and adds it. */
function withNamedObjects(node: object, schemas: ErrorSchemas): ErrorSchemas[string] {
  if (Array.isArray(node)) return node as object;
  const copy: Record<string, unknown> = Object.fromEntries(
    Object.entries(node).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'object' && value !== null ? withNamedObjects(value, schemas) : value,
    ]),
  );
  const { title, ...schema } = copy;
  if (typeof title !== 'string') return copy;
  schemas[title] = schema;
  return { $ref: SCHEMAS + title };
}

function refusals({ 'x-access': access = [] }: DescribedOperation): DescribedError[] {
  return access
    .flatMap(({ refusals }) => Object.values(refusals ?? {}))
    .map((rejection) => {
      const [status, code] = rejection.split(' ') as [string, string];
      return { status: Number(status), code };
    });
}

function commonErrors(operation: DescribedOperation): DescribedError[] {
  const { security, parameters = [], requestBody } = operation;
  const isPublic = security?.length === 0;
  const takesInput = parameters.length > 0 || requestBody !== undefined;
  const isNamed = parameters.some(({ in: location }) => location === 'path');
  return [
    ...(isPublic ? [] : [CommonErrors.unauthorized]),
    ...(operation['x-scope']?.length ? [CommonErrors.insufficientScope] : []),
    ...(operation['x-second-factor'] ? [CommonErrors.freshSecondFactorRequired, CommonErrors.secondFactorMissing] : []),
    ...(takesInput ? [CommonErrors.validation] : []),
    ...(isNamed ? [CommonErrors.notFound] : []),
    ...(requestBody === undefined ? [] : [CommonErrors.payloadTooLarge]),
    CommonErrors.rateLimited,
    CommonErrors.unavailable,
  ];
}
