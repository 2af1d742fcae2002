import { expect, it } from '@jest/globals';
import { hasOwnFault, type CheckedField } from './own-faults.js';

const field = (name: string, faults: Partial<ValidityState> = {}, willValidate = true): CheckedField => ({
  name,
  willValidate,
  validity: { valid: Object.keys(faults).length === 0, customError: false, ...faults },
});

it('a form with the answer of a server at a field can be sent again as it is', () => {
  const fields = [field('email', { customError: true }), field('role')];
  expect(hasOwnFault(fields, ['email'])).toBe(false);
});

it('a form is not sent while a field breaks a rule of its own', () => {
  expect(hasOwnFault([field('name', { valueMissing: true })], [])).toBe(true);
  expect(hasOwnFault([field('count', { customError: true })], [])).toBe(true);
  const answeredAndEmpty = [field('email', { customError: true, valueMissing: true })];
  expect(hasOwnFault(answeredAndEmpty, ['email'])).toBe(true);
  expect(hasOwnFault([field('email', { customError: true }), field('name', { tooLong: true })], ['email'])).toBe(true);
});

it('what the browser does not check holds nothing up', () => {
  expect(hasOwnFault([field('hidden', { valueMissing: true }, false), field('name')], [])).toBe(false);
});
