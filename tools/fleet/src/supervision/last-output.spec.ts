import { expect, it } from '@jest/globals';
import { reasonIn } from './last-output.js';

it.each([
  ['the last line', 'starting\nDATABASE_URL is missing\n', 'DATABASE_URL is missing'],
  ['the message of a structured line', '{"level":60,"msg":"cannot connect"}\n', 'cannot connect'],
  [
    'its error before its message',
    '{"msg":"boot failed","err":{"message":"PORT must be an integer"}}',
    'PORT must be an integer',
  ],
  [
    'the error of a stack trace',
    'Error: no such thing\n    at main (x.js:1:1)\n\nNode.js v24.21.0\n',
    'Error: no such thing',
  ],
  ['nothing if there is no output', '', ''],
])('finds %s', (_, output, reason) => {
  expect(reasonIn(output)).toBe(reason);
});
