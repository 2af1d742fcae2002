import type { OpenAPIObject } from '@nestjs/swagger';
import { CommonErrors, type ErrorDefinition } from '@reelsheet/kernel';

interface Answer {
  description: string;
  content?: object;
}

export interface DescribedOperation {
  /** Who may call, as the route declares it; `refusals` are `<status> <error_code>`. */
  'x-access'?: readonly { readonly refusals?: Readonly<Record<string, string>> }[];
  security?: Record<string, string[]>[];
  parameters?: unknown[];
  requestBody?: unknown;
  responses: Record<string, Answer>;
}

/** The body of every error. A few endpoints add fields, which their descriptions name. */
export const ERROR_SCHEMA: NonNullable<NonNullable<OpenAPIObject['components']>['schemas']> = {
  Error: {
    type: 'object',
    required: ['error', 'error_code'],
    properties: {
      error: { type: 'string', description: 'a sentence for a person; it names the field at fault' },
      error_code: { type: 'string', description: 'for a program; docs/errors.md lists them' },
    },
  },
};

const CONTENT = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

/** Adds the errors that any such operation may answer with, and the body that all of them have. */
export function addErrors(operation: DescribedOperation): void {
  for (const { status, code } of [...refusals(operation), ...commonErrors(operation)]) {
    const answer = (operation.responses[status] ??= { description: '' });
    const codes = answer.description.split(', ').filter(Boolean);
    answer.description = [...new Set([...codes, code])].join(', ');
  }
  for (const [status, answer] of Object.entries(operation.responses))
    if (Number(status) >= 400) answer.content ??= CONTENT;
}

function refusals({ 'x-access': access = [] }: DescribedOperation): Pick<ErrorDefinition, 'status' | 'code'>[] {
  return access
    .flatMap(({ refusals }) => Object.values(refusals ?? {}))
    .map((refusal) => {
      const [status, code] = refusal.split(' ') as [string, string];
      return { status: Number(status), code };
    });
}

function commonErrors({ security, parameters, requestBody }: DescribedOperation): ErrorDefinition[] {
  const isPublic = security?.length === 0;
  const takesInput = (parameters?.length ?? 0) > 0 || requestBody !== undefined;
  return [
    ...(isPublic ? [] : [CommonErrors.unauthorized]),
    ...(takesInput ? [CommonErrors.validation] : []),
    CommonErrors.rateLimited,
    CommonErrors.unavailable,
  ];
}
