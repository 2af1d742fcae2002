import { expect, it } from '@jest/globals';
import { prefersMinimal } from './preference.js';

it.each([
  'return=minimal',
  'Return=Minimal',
  'return="minimal"',
  'return = minimal',
  'return=minimal; foo="a, b"; bar',
  'respond-async, wait=100, return=minimal',
  'respond-async,,return="min\\imal";x',
  'handling="a, return=representation", return=minimal',
  'return=minimal, return=representation',
])('%s asks for the least', (header) => {
  expect(prefersMinimal(header)).toBe(true);
});

it.each([
  undefined,
  '',
  'return',
  'return=',
  'return=representation',
  'return=representation, return=minimal',
  'return=minimally',
  'no-return=minimal',
  'wait="return=minimal, return=minimal"',
  'foo; return=minimal',
  'return=minimal"',
  'return="minimal',
  ',;="\\',
])('%s does not', (header) => {
  expect(prefersMinimal(header)).toBe(false);
});

it('reads several headers as one, and the longest without delay', () => {
  expect(prefersMinimal(['wait=1', 'return=minimal'])).toBe(true);
  const before = process.threadCpuUsage();
  for (const item of ['"\\', ' ', 'a=', '",', 'a;', '\\"']) prefersMinimal(item.repeat(16_000));
  for (const [start, end] of [
    ['a', 'x'],
    ['a=', '"'],
  ])
    prefersMinimal(`${start}${' '.repeat(64_000)}${end}`);
  expect(process.threadCpuUsage(before).user / 1_000).toBeLessThan(500);
});
