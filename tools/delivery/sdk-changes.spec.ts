import { expect, it } from '@jest/globals';
import { mayAnnounce, pythonName, sdkChanges, sectionOf } from './sdk-changes.mjs';

interface Change {
  readonly fields?: Readonly<Record<string, boolean>>;
  readonly results?: readonly string[];
  readonly deprecated?: boolean;
}

/** Returns a document with operations that read. */
function documentOf(operations: Readonly<Record<string, Change>>): object {
  const paths = Object.entries(operations).map(([operationId, { fields = {}, results = [], deprecated }]) => {
    const properties = Object.fromEntries(results.map((name) => [name, {}]));
    const parameters = Object.entries(fields).map(([name, required]) => ({ name, in: 'query', required }));
    const content = { 'application/json': { schema: { properties } } };
    const operation = { operationId, summary: 'reads', parameters, responses: { 200: { content } }, deprecated };
    return [`/${operationId}`, { get: operation }];
  });
  return { paths: Object.fromEntries(paths) as object, components: { schemas: {} } };
}

it.each<[Change, Change, string, string]>([
  [{}, {}, 'patch', ''],
  [{}, { fields: { limit: false } }, 'minor', 'takes `limit`'],
  [{}, { fields: { limit: true } }, 'major', 'needs `limit`'],
  [{ fields: { limit: false } }, { fields: { limit: true } }, 'major', 'needs `limit`'],
  [{ fields: { limit: true } }, {}, 'major', 'no longer takes `limit`'],
  [{}, { results: ['id', 'name'] }, 'minor', 'returns `id`, `name`'],
  [{ results: ['id'] }, {}, 'major', 'no longer returns `id`'],
  [{}, { deprecated: true }, 'minor', 'is deprecated'],
])('compares %j with %j', (before, after, level, text) => {
  const changes = sdkChanges(documentOf({ 'rows.get': before }), documentOf({ 'rows.get': after }));
  expect([changes.level, [...changes.breaking, ...changes.compatible].map((each) => each.text).join()]).toEqual([
    level,
    text,
  ]);
});

it('writes a section with the names of each language', () => {
  const changes = sdkChanges(documentOf({ 'rows.getAll': {} }), documentOf({ 'rows.getOne': {} }));
  expect(sectionOf('1.2.0', changes, pythonName)).toBe(
    '## 1.2.0\n\n### Your program may need a change\n\n- `rows.get_all` was removed\n\n### New\n\n' +
      '- `rows.get_one` is new: reads',
  );
  expect(sectionOf('1.2.1', sdkChanges(documentOf({}), documentOf({})))).toBe(
    '## 1.2.1\n\nThe same operations with the same fields.',
  );
});

it.each<['major' | 'minor' | 'patch', string, string, boolean]>([
  ['patch', '1.2.3', '1.2.4', true],
  ['minor', '1.2.3', '1.2.4', false],
  ['minor', '1.2.3', '1.3.0', true],
  ['major', '1.2.3', '1.3.0', false],
  ['major', '1.2.3', '2.0.0', true],
  ['major', '0.2.3', '0.3.0', true],
  ['major', '0.2.3', '0.2.4', false],
])('allows a %s change from %s to %s: %s', (level, from, to, isAllowed) => {
  expect(mayAnnounce(level, from, to)).toBe(isAllowed);
});
