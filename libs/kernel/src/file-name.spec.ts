import { expect, it } from '@jest/globals';
import { toFileName } from './file-name.js';

it.each([
  ['cat.png', 'cat.png'],
  [' cat.png ', 'cat.png'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\pictures\\cat.png', 'cat.png'],
  ['a/..\\cat.png', 'cat.png'],
  ['invoice\u202egnp.exe', 'invoicegnp.exe'],
  ['\u2066a\u2069\u200f\u061cb.png', 'ab.png'],
  ['a\r\nSet-Cookie: b.png', 'aSet-Cookie: b.png'],
  ['\ufeffa\0b\u0085\u2028.png', 'ab.png'],
  ['Größe „1“.pdf', 'Größe „1“.pdf'],
  ['u\u0308ber.png', 'über.png'],
  ['نامه\u200cها.mp4', 'نامه\u200cها.mp4'],
  ['👩\u200d👧 写真 תמונה.jpg', '👩\u200d👧 写真 תמונה.jpg'],
  ['.env', '.env'],
])('%j is called %j', (given, name) => {
  expect(toFileName(given)).toBe(name);
});

it.each(['', ' ', '.', '..', '../', 'a/', '\u202e\u0000', '..\u200e'])('%j is no name', (given) => {
  expect(toFileName(given)).toBeUndefined();
});

it('a long name is cut between characters, and keeps its extension', () => {
  expect(toFileName(`${'写'.repeat(200)}.mp4`)).toBe(`${'写'.repeat(83)}.mp4`);
  expect(toFileName(`a.${'b'.repeat(300)}`)).toBe(`a.${'b'.repeat(253)}`);
});

it('is what it makes of its own names', () => {
  for (const given of [
    '../a\u202e.png',
    `${'👩\u200d👧'.repeat(50)}.jpg`,
    ' ..a.. ',
    `${'x'.repeat(254)} ${'x'.repeat(50)}`,
  ])
    expect(toFileName(toFileName(given)!)).toBe(toFileName(given));
});
