import { expect, it } from '@jest/globals';
import { holdsTooManyValues } from './json-values.js';

const holds = (json: string, max: number) => holdsTooManyValues(Buffer.from(json), max);

it.each([
  ['[1,2,3]', 3],
  ['[[],{},[]]', 6],
  ['{"a":"x,[{","b":"\\",[{"}', 2],
  ['["\\\\",1]', 2],
])('counts the values of %s by its signs outside of texts', (json, values) => {
  expect([holds(json, values), holds(json, values - 1)]).toEqual([false, true]);
});
