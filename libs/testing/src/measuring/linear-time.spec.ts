import { describe, expect, it } from '@jest/globals';
import { superLinearIn } from './linear-time.js';

const texts = (found: readonly string[]) =>
  found.map((each) => JSON.parse(each.slice(0, each.indexOf(': '))) as string);

/** Texts that are reported if a parser takes this many milliseconds for `n` thousand characters. */
const reported = async (cost: (n: number) => number, interruption: (run: number) => number = () => 0) => {
  let run = 0;
  const stopwatch = (parse: () => unknown) => cost((parse() as number) / 1_000) + interruption((run += 1));
  return texts(await superLinearIn({ parse: (text) => text.length }, ['a'], stopwatch));
};

describe('the time of a parser', () => {
  it.each([1, 10, 100])('is reported if it grows quadratically with the length: %s ms', async (ms) => {
    expect(await reported((n) => ms * n ** 2)).toEqual(['a']);
  });

  it('is reported if runs that are long enough to be interrupted always take 10 ms more', async () => {
    expect(await reported((n) => n ** 2 + (n > 2 ? 10 : 0))).toEqual(['a']);
  });

  it.each([0.1, 1, 10])('is accepted if it grows with the length or with sorting: %s ms', async (ms) => {
    expect(await reported((n) => ms * n)).toEqual([]);
    expect(await reported((n) => ms * n * Math.log2(1_000 * n))).toEqual([]);
  });

  it.each([2, 3, 5])('is accepted if every %sth run is not interrupted', async (every) => {
    expect(
      await reported(
        (n) => 2 * n,
        (run) => (run % every === 0 ? 0 : 300),
      ),
    ).toEqual([]);
  });

  it('is reported if it grows exponentially', async () => {
    expect(await reported((n) => 2 ** (1_000 * n - 16))).toEqual(['a']);
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
