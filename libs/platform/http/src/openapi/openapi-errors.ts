import type { OpenAPIObject } from '@nestjs/swagger';
import {
  CommonErrors,
  FIELD_ERRORS_SCHEMA,
  type ErrorDefinition,
  type KeyScope,
  type Phase,
  type Role,
} from '@reelsheet/kernel';

type Content = Record<string, { schema: object }>;

interface DescribedResponse {
  description: string;
  content?: Content;
}

type DescribedError = Pick<ErrorDefinition, 'status' | 'code' | 'detailSchema'>;

export interface DescribedOperation {
  /** Access rules as the route declares them; `refusals` are `<status> <error_code>`. */
  'x-access'?: readonly {
    readonly of: string;
    readonly role?: Role;
    readonly refusals?: Readonly<Record<string, string>>;
  }[];
  'x-phase'?: Phase;
  /** Scopes that a key needs; a route declares them only where they do not follow from the rest. */
  'x-scope'?: readonly KeyScope[];
  /** `fresh` if an organization that requires a second factor needs a recent proof of it. */
  'x-second-factor'?: 'fresh';
  security?: Record<string, string[]>[];
  parameters?: { readonly in: string; schema?: { readonly type?: string; readonly minimum?: number } }[];
  requestBody?: unknown;
  responses: Record<string, DescribedResponse | { $ref: string }>;
  /** Errors of the operation's own declaration; replaced by `responses`. */
  [OWN_ERRORS]?: readonly DescribedError[];
}

export type ErrorResponses = NonNullable<NonNullable<OpenAPIObject['components']>['responses']>;

/** Extension in which an operation's declaration stores its errors until they are described. */
export const OWN_ERRORS = 'x-errors';

/**
 * Describes the operation's own errors and those that any such operation may return; returns the referenced responses.
 */
export function describeErrors(operation: DescribedOperation): ErrorResponses {
  const components: ErrorResponses = {};
  const definitions = [...(operation[OWN_ERRORS] ?? []), ...refusals(operation), ...commonErrors(operation)];
  delete operation[OWN_ERRORS];
  for (const [status, group] of Map.groupBy(definitions, (definition) => definition.status)) {
    const codes = [...new Set(group.map(({ code }) => code))].sort();
    const details = Object.assign({}, ...group.map(({ detailSchema }) => detailSchema)) as Record<string, object>;
    const answer = { description: codes.join(', '), content: contentOf(codes, details) };
    const other = operation.responses[status] as DescribedResponse | undefined;
    if (other) {
      other.content = { ...other.content, ...answer.content };
    } else {
      const name = [status, ...codes, ...Object.keys(details).sort()].join('.');
      components[name] = answer;
      operation.responses[status] = { $ref: `#/components/responses/${name}` };
    }
  }
  return components;
}

/** The body of every error, with the additional fields of some. */
function contentOf(codes: readonly string[], details: Readonly<Record<string, object>>): Content {
  const schema = {
    type: 'object',
    required: ['error', 'error_code'],
    properties: {
      error: { type: 'string', description: 'a sentence for a person; it names the invalid field' },
      error_code: { type: 'string', enum: codes },
      errors: FIELD_ERRORS_SCHEMA,
      ...details,
    },
  };
  return { 'application/json': { schema } };
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
