import { defineError, DomainError } from '@reelsheet/kernel';
import type { LineErrors } from './import-errors.js';

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
  refused: defineError({
    code: 'validation_error',
    status: 422,
    message: 'Nothing was imported',
    detailSchema: {
      errors: { type: 'array', items: ERROR, description: 'of a strict import: what is wrong with its lines' },
      errors_truncated: { type: 'boolean' },
    },
  }),
} as const;

export const importRejected = ({ list, isTruncated }: LineErrors) =>
  new DomainError(ImportErrors.refused, `Nothing was imported: ${describe(list[0]!)}`, {
    errors: list,
    errors_truncated: isTruncated,
  });

const describe = ({ row, column, error }: LineErrors['list'][number]) =>
  [row === 0 ? 'title' : `row ${row}`, column, error].filter((part) => part !== null).join(' ');
