import { MAX_FIELD_NAME, MAX_FIELD_ERRORS } from './field-error-limits.js';

/** An error in one field of a request. The field is a path with dots, also before indexes of lists. */
export interface InvalidField {
  readonly field: string;
  readonly problem: string;
}

const INDEX = /\.(\d+)(?=\.|$)/g;

/** Returns the entries as callers see them, with indexes in brackets, as in `rows[3].title`; of very many the first. */
export function shownFieldErrors(fieldErrors: readonly InvalidField[]): InvalidField[] {
  return fieldErrors
    .slice(0, MAX_FIELD_ERRORS)
    .map(({ field, problem }) => ({ field: field.slice(0, MAX_FIELD_NAME).replace(INDEX, '[$1]'), problem }));
}

/** JSON schema of `errors` beside `error` and `error_code`. */
export const FIELD_ERRORS_SCHEMA = {
  type: 'array',
  maxItems: MAX_FIELD_ERRORS,
  description: 'the invalid fields, where known, with paths as in `rows[3].title`; the first is the one of `error`',
  example: [{ field: 'rows[3].title', problem: 'must be at most 500 characters long' }],
  items: {
    title: 'FieldError',
    type: 'object',
    required: ['field', 'problem'],
    properties: { field: { type: 'string' }, problem: { type: 'string' } },
  },
};
