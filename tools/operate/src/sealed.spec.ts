import { expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { SECRETS_SQL } from './sealed.js';

const BASE = resolve(import.meta.dirname, '../../../apps/base/src');

/** The columns of long-lived secrets, as their owners declare them for the rotation of keys. */
function declaredColumns(): readonly string[] {
  const sources = globSync('**/*.sql.ts', { cwd: BASE }).map((path) => readFileSync(resolve(BASE, path), 'utf8'));
  return sources.flatMap((source) =>
    [...source.matchAll(/\{ table: '(\w+)', column: '(\w+)', aad\b/g)].map(([, table, column]) => `${table}.${column}`),
  );
}

it('counts every column whose secrets a key decrypts, so that no key is dropped that is needed', () => {
  const counted = [...SECRETS_SQL.matchAll(/split_part\((\w+), ':', 1\)(?: AS key)? FROM base\.(\w+)/g)].map(
    ([, column, table]) => `${table}.${column}`,
  );
  expect(counted).toEqual(expect.arrayContaining([...declaredColumns()]));
  expect(declaredColumns()).toHaveLength(6);
});
