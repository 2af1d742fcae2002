import { describe, expect, it } from '@jest/globals';
import { superLinearIn } from './linear-time.js';

const texts = (found: readonly string[]) =>
  found.map((each) => JSON.parse(each.slice(0, each.indexOf(': '))) as string);

describe('the time of a parser', () => {
  it('is reported if it grows quadratically with the length', async () => {
    const textsFor = async (parse: (text: string) => unknown) => texts(await superLinearIn({ parse }, ['a', '<', ',']));
    expect(await textsFor((text) => /a+b/.test(text))).toEqual(['a']);
    expect(await textsFor((text) => text.replace(/<[^>]*>/g, ''))).toEqual(['<']);
    expect(await textsFor((text) => text.split(',').reduce<string[]>((list, each) => [...list, each], []))).toEqual([
      ',',
    ]);
  });

  it('is reported if it grows exponentially', async () => {
    const parse = (text: string) => /^(?:[a-z]+)+$/.test(`${text.slice(0, 26)}!`);
    expect(texts(await superLinearIn({ parse }, ['a', ',']))).toEqual(['a']);
  });

  it.each([
    ['one pass', (text: string) => text.replace(/[^\w]+/g, '-').toUpperCase()],
    ['sorting', (text: string) => [...text].sort().join('')],
    ['cut input', (text: string) => /a+b/.test(text.slice(0, 500))],
    ['an error', () => JSON.parse('{')],
  ])('is accepted with %s', async (_, parse) => {
    expect(await superLinearIn<string>({ parse: (text): unknown => parse(text) }, ['a', '0', ',', 'é'])).toEqual([]);
  });

  it('excludes the preparation of the input', async () => {
    const prepare = (text: string) => (/a+b/.test(text.slice(0, 5_000)) ? 1 : 2);
    expect(await superLinearIn({ prepare, parse: (number) => number }, ['a'])).toEqual([]);
  });
});
