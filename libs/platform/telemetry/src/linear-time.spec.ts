import { expect, it } from '@jest/globals';
import { superLinearIn } from '@reelsheet/testing/linear-time';
import { redact, redactText } from './redaction.js';

it.each([
  ['a text', redactText],
  ['a field', (text: string) => redact({ text, nested: [text, { text }] })],
])('redacting %s takes time in proportion to its length', async (_, parse) => {
  expect(await superLinearIn<string>({ parse })).toEqual([]);
});
