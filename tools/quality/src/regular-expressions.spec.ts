import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { check } from 'recheck';
import { regularExpressionsIn, type RegularExpression } from './regular-expressions.js';
import { Repository } from './repository.js';

/**
 * An expression that cannot be proven within a minute must be simplified. Attempts to find a slow text are limited by
 * steps, not by time, because every text takes long on a busy machine.
 */
const PROOF = { timeout: 60_000, incubationTimeout: null, attackTimeout: null };
/** Programs for operators, which run in production beside the services. */
const PROGRAMS_OF_OPERATORS = /^docker\/.*\.mjs$|^tools\/(?:operate|backup)\/src\/(?!.*\.spec\.ts$)/;

/** Returns why the time of an expression may exceed linear time, or undefined if it cannot. */
async function slowness({ source, flags }: Pick<RegularExpression, 'source' | 'flags'>): Promise<string | undefined> {
  const result = await check(source, flags, PROOF);
  if (result.status === 'safe') return undefined;
  return result.status === 'vulnerable' ? `${result.complexity.summary}: ${result.attack.pattern}` : result.error.kind;
}

describe('regular expressions in production code', () => {
  it('take linear time', async () => {
    const repository = Repository.open(resolve(import.meta.dirname, '../../..'));
    const paths = new Set([
      ...repository.shipped,
      ...repository.paths.filter((path) => PROGRAMS_OF_OPERATORS.test(path)),
    ]);
    const places = new Map<string, RegularExpression & { place: string }>();
    for (const path of paths)
      for (const expression of regularExpressionsIn(path, repository.text(path)))
        places.set(`/${expression.source}/${expression.flags}`, { ...expression, place: `${path}:${expression.line}` });
    expect(places.size).toBeGreaterThan(150);

    const slow: string[] = [];
    for (const [name, expression] of places) {
      const reason = await slowness(expression);
      if (reason) slow.push(`${expression.place} ${name} ${reason}`);
    }
    expect(slow).toEqual([]);
  }, 600_000);

  it.each([
    ['exponential', '^(?:a+)+$'],
    ['quadratic from one start', '^a*a*$'],
    ['quadratic because of many possible starts', 'a+b'],
    ['quadratic after a lookbehind', '(?<!x)a+b'],
  ])('would be rejected if they were %s', async (_, source) => {
    expect(await slowness({ source, flags: '' })).toMatch(/exponential|polynomial/);
  });

  it('are found as literals and in constructors', () => {
    const text = "const a = /a\\/b/gi;\nconst b = new RegExp('c+', 'u');\nconst c = new RegExp(`d`);\n";
    expect(regularExpressionsIn('a.ts', text)).toEqual([
      { source: 'a\\/b', flags: 'gi', line: 1 },
      { source: 'c+', flags: 'u', line: 2 },
      { source: 'd', flags: '', line: 3 },
    ]);
  });
});
