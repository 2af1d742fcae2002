import { defineError, DomainError } from '@reelsheet/kernel';
import type { LineErrors } from './line-errors.js';

const ERROR = {
  type: 'object',
  required: ['row', 'column', 'error'],
  properties: {
    row: { type: 'integer' },
    column: { type: 'string', nullable: true },
    error: { type: 'string' },
  },
} as const;

export const ImportErrors = {
  rejected: defineError({
    code: 'validation_error',
    status: 422,
    message: 'Nothing was imported',
    detailSchema: {
      errors: { type: 'array', items: ERROR, description: 'errors of the lines of a strict import' },
      errors_truncated: { type: 'boolean' },
    },
  }),
} as const;

export const importRejected = ({ list, isTruncated }: LineErrors) =>
  new DomainError(ImportErrors.rejected, `Nothing was imported: ${describe(list[0]!)}`, {
    errors: list,
    errors_truncated: isTruncated,
  });

const describe = ({ row, column, error }: LineErrors['list'][number]) =>
  [row === 0 ? 'title' : `row ${row}`, column, error].filter((word) => word !== null).join(' ');
