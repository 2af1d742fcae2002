import { expect, it } from '@jest/globals';
import { nameAliases } from './openapi-names.js';

it('names a further address of a route by its first segment', () => {
  const paths: [string, object][] = [
    ['/sheets/{id}/rows', { get: { operationId: 'sheets.rows.list' }, post: { operationId: 'sheets.rows.create' } }],
    ['/old_sheets/{id}/rows', { get: { operationId: 'sheets.rows.list' } }],
  ];
  nameAliases(paths);
  expect(paths).toEqual([
    ['/sheets/{id}/rows', { get: { operationId: 'sheets.rows.list' }, post: { operationId: 'sheets.rows.create' } }],
    ['/old_sheets/{id}/rows', { get: { operationId: 'oldSheets.rows.list', 'x-alias-of': 'sheets.rows.list' } }],
  ]);
});
