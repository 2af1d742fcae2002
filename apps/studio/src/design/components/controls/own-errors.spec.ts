import { expect, it } from '@jest/globals';
import { hasOwnError, type CheckedField } from './own-errors.js';

const field = (name: string, errors: Partial<ValidityState> = {}, willValidate = true): CheckedField => ({
  name,
  willValidate,
  validity: { valid: Object.keys(errors).length === 0, customError: false, ...errors },
});

it('a form with the answer of a server at a field can be sent again as it is', () => {
  const fields = [field('email', { customError: true }), field('role')];
  expect(hasOwnError(fields, ['email'])).toBe(false);
});

it('a form is not sent while a field breaks a rule of its own', () => {
  expect(hasOwnError([field('name', { valueMissing: true })], [])).toBe(true);
  expect(hasOwnError([field('count', { customError: true })], [])).toBe(true);
  const answeredAndEmpty = [field('email', { customError: true, valueMissing: true })];
  expect(hasOwnError(answeredAndEmpty, ['email'])).toBe(true);
  expect(hasOwnError([field('email', { customError: true }), field('name', { tooLong: true })], ['email'])).toBe(true);
});

it('what the browser does not check holds nothing up', () => {
  expect(hasOwnError([field('hidden', { valueMissing: true }, false), field('name')], [])).toBe(false);
});
