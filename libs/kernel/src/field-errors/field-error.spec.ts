import { expect, it } from '@jest/globals';
import { prefixField, invalid } from '../errors.js';
import { shownFieldErrors } from './field-error.js';

it('shows indexes in brackets', () => {
  const fields = ['rows.3.title', 'sources.0', 'columns.2.4.name', 'header Content-Type', 'v1.2a'];
  expect(
    shownFieldErrors(fields.map((field) => ({ field, problem: 'is required' }))).map(({ field }) => field),
  ).toEqual(['rows[3].title', 'sources[0]', 'columns[2][4].name', 'header Content-Type', 'v1.2a']);
});

it('shows at most fifty errors, and cuts the names that callers chose', () => {
  const many = Array.from({ length: 60 }, () => ({ field: 'f'.repeat(600), problem: 'is unknown' }));
  const shown = shownFieldErrors(many);
  expect([shown.length, shown[0]!.field.length]).toEqual([50, 500]);
});

it('prefixes the fields of all errors', () => {
  const fieldErrors = [
    { field: 'a', problem: 'is required' },
    { field: 'b', problem: 'is required' },
  ];
  expect(prefixField('data', invalid('a', 'is required', fieldErrors))).toMatchObject({
    message: 'data.a is required',
    fieldErrors: [
      { field: 'data.a', problem: 'is required' },
      { field: 'data.b', problem: 'is required' },
    ],
  });
});
