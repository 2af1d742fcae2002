import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { FILE_SUFFIXES, suffixOf } from './file-suffixes.js';

it('are all explained in the documentation', () => {
  const page = readFileSync(new URL('../../../docs/file-suffixes.md', import.meta.url), 'utf8');
  expect(Object.keys(FILE_SUFFIXES).filter((suffix) => !page.includes(`\`*.${suffix}.ts\``))).toEqual([]);
});

it.each([
  ['apps/base/src/x/x.repository.ts', 'repository'],
  ['apps/base/src/x/x.job.db.spec.ts', 'job'],
  ['apps/base/src/x/x-limits.ts', undefined],
])('%s has the suffix %s', (path, suffix) => expect(suffixOf(path)).toBe(suffix));
