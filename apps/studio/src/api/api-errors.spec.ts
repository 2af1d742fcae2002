import { expect, it } from '@jest/globals';
import { ApiError } from '@reelsheet/client';
import { codeOf, isTemporary, shownError } from './api-errors.js';

const errorWith = (status: number, body: object, headers: Record<string, string> = {}) =>
  new ApiError(new Response(null, { status, headers }), body);

it('an error is at the field of the form that it belongs to', () => {
  const body = {
    error: 'The title is too long',
    error_code: 'validation_error',
    errors: [
      { field: 'spreadsheet.title', problem: 'has at most 200 characters' },
      { field: 'email', problem: 'is not an address' },
    ],
  };
  expect(shownError(errorWith(422, body), { 'spreadsheet.title': 'title' })).toEqual({
    message: 'The title is too long',
    fields: { title: 'has at most 200 characters', email: 'is not an address' },
    code: 'validation_error',
    status: 422,
  });
});

it('a lost connection, too many requests and errors of the server have texts of their own', () => {
  const message = (error: unknown) => shownError(error).message;
  expect(message(new TypeError('Failed to fetch'))).toMatch(/cannot be reached/);
  expect(message(errorWith(429, { error: 'x' }, { 'Retry-After': '12' }))).toMatch(/in 12 seconds/);
  expect(message(errorWith(503, { error: 'x' }))).toMatch(/could not answer/);
});

it('only what may succeed later is repeated', () => {
  expect([new TypeError('x'), errorWith(503, {}), errorWith(429, {})].map(isTemporary)).toEqual([true, true, true]);
  expect([errorWith(404, {}), errorWith(422, {})].map(isTemporary)).toEqual([false, false]);
  expect(codeOf(errorWith(404, { error_code: 'not_found' }))).toBe('not_found');
});
