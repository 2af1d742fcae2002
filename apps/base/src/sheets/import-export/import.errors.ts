import { defineError, DomainError } from '@reelsheet/kernel';
import type { LineErrors } from './line-errors.js';

/** An error of a line of a strict import, or of a field of the request. */
const ERROR = {
  title: 'ImportError',
  type: 'object',
  required: ['field', 'problem'],
  properties: {
    row: { type: 'integer', description: 'only of a line; 0 for the line of titles' },
    column: { type: 'string', nullable: true, description: 'only of a line' },
    error: { type: 'string', description: 'only of a line: the same as `problem`' },
    field: { type: 'string', description: 'path of the value, as in `rows[3].TITLE` with the number of the row' },
    problem: { type: 'string' },
  },
} as const;

export const ImportErrors = {
  rejected: defineError({
    code: 'validation_error',
    status: 422,
    message: 'Nothing was imported',
    detailSchema: {
      errors: { type: 'array', items: ERROR, description: 'the invalid fields, or the lines of a strict import' },
      errors_truncated: { type: 'boolean' },
    },
  }),
} as const;

export const importRejected = ({ list, isTruncated }: LineErrors) =>
  new DomainError(ImportErrors.rejected, `Nothing was imported: ${describe(list[0]!)}`, {
    errors: list.map(withField),
    errors_truncated: isTruncated,
  });

/** The line of titles is row 0. */
const withField = (line: LineErrors['list'][number]) => ({
  ...line,
  field: line.column === null ? `rows[${line.row}]` : `rows[${line.row}].${line.column}`,
  problem: line.error,
});

const describe = ({ row, column, error }: LineErrors['list'][number]) =>
  [row === 0 ? 'title' : `row ${row}`, column, error].filter((word) => word !== null).join(' ');
