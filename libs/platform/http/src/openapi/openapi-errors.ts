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

export type ErrorResponses = NonNullable<NonNullable<OpenAPIObject['components']>['responses']>;
export type ErrorSchemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

/**
 * Describes the operation's own errors and those that any such operation may return; adds the responses and schemas to
 * which it refers.
 */
export function describeErrors(operation: DescribedOperation, responses: ErrorResponses, schemas: ErrorSchemas): void {
  const definitions = [...(operation[OWN_ERRORS] ?? []), ...refusals(operation), ...commonErrors(operation)];
  delete operation[OWN_ERRORS];
  for (const [status, group] of Map.groupBy(definitions, (definition) => definition.status)) {
    const errors = [...Map.groupBy(group, ({ code }) => code)]
      .map(([code, same]) => ({
        code,
        details: Object.assign({}, ...same.map((each) => each.detailSchema)) as ErrorDetails,
      }))
      .sort((a, b) => (a.code < b.code ? -1 : 1));
    const codes = errors.map(({ code }) => code);
    const answer = {
      description: codes.join(', '),
      headers: headersOf(String(status)),
      content: contentOf(errors, schemas),
    };
    const other = operation.responses[status] as DescribedResponse | undefined;
    if (other) {
      other.content = { ...other.content, ...answer.content };
    } else {
      const name = [status, ...codes, ...errors.flatMap(({ details }) => Object.keys(details)).sort()].join('.');
      responses[name] = answer;
      operation.responses[status] = { $ref: `#/components/responses/${name}` };
    }
  }
}

const FIELD_ERRORS = '#/components/schemas/FieldErrors';

type ErrorDetails = Readonly<Record<string, object>>;

interface ErrorShape {
  readonly code: string;
  /** Fields beside those of every error. */
  readonly details: ErrorDetails;
}

/** The body of an error is one of several schemas, which differ by `error_code`. */
function contentOf(errors: readonly ErrorShape[], schemas: ErrorSchemas): Content {
  const references = errors.map((error) => ({ code: error.code, $ref: addSchema(error, schemas) }));
  const mapping = Object.fromEntries(references.map(({ code, $ref }) => [code, $ref]));
  const oneOf = references.map(({ $ref }) => ({ $ref }));
  const schema = oneOf.length === 1 ? oneOf[0]! : { oneOf, discriminator: { propertyName: 'error_code', mapping } };
  return { 'application/json': { schema } };
}

/** Adds the schema of an error, and returns a reference to it. */
function addSchema({ code, details }: ErrorShape, schemas: ErrorSchemas): string {
  const words = [code.replace(/_error$/, ''), 'error', ...Object.keys(details).sort()];
  const name = words
    .flatMap((each) => each.split('_'))
    .map(capitalized)
    .join('');
  schemas['FieldErrors'] = FIELD_ERRORS_SCHEMA;
  schemas[name] = {
    type: 'object',
    required: ['error', 'error_code'],
    properties: {
      error: { type: 'string', description: 'a sentence for a person; it names the invalid field' },
      error_code: { type: 'string', enum: [code] },
      errors: { $ref: FIELD_ERRORS },
      ...details,
    },
  };
  return `#/components/schemas/${name}`;
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

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
