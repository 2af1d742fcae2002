import { describe, expect, it } from '@jest/globals';
import { identifierMeasurements } from './identifiers.js';
import { Repository } from '../repository.js';

/** Returns the counts that are not zero, with the texts of their occurrences. */
function countsIn(files: Readonly<Record<string, string>>): Record<string, string[]> {
  const measurements = identifierMeasurements(Repository.of(files)).filter(({ value }) => value > 0);
  return Object.fromEntries(measurements.map(({ id, occurrences }) => [id, occurrences.map(({ text }) => text)]));
}
const source = (text: string) => countsIn({ 'apps/a/src/thing.ts': text });

describe('identifiers', () => {
  it('are compared word by word', () => {
    expect(source('const nextPlace = 1; const LAST_PLACE = 2; const PlaceView = 3; const fault = 4;')).toEqual({
      'identifiers/place': ['nextPlace', 'LAST_PLACE', 'PlaceView'],
      'identifiers/fault': ['fault'],
    });
  });

  it.each(['placeholder', 'replace', 'defaultValue', 'entries', 'retry', 'lookup', 'telemetry', 'mailbox', 'kinds'])(
    'like %s contain no denied word',
    (name) => {
      expect(source(`const ${name} = 1;`)).toEqual({});
    },
  );

  it.each(['atLeast', 'keepAliveTimeout', 'deadLetters', 'partNumber', 'tryParse', 'roleAtLeast', 'wallMs'])(
    'like %s are terms of their field',
    (name) => {
      expect(source(`const ${name} = 1;`)).toEqual({});
    },
  );

  it('contain a denied word beside a term that begins with the same letters', () => {
    expect(source('const standing = 1; const standIns = 2;')).toEqual({ 'identifiers/stand': ['standing'] });
  });

  it('are allowed as a term in the files that need it', () => {
    expect(countsIn({ 'a/multipart-reader.ts': 'const part = 1;', 'a/reader.ts': 'const part = 1;' })).toEqual({
      'identifiers/part': ['part'],
    });
  });

  it('stand for "maximum" only at the beginning of a name', () => {
    expect(source('const longestName = 1; const theLongest = 2;')).toEqual({ 'identifiers/longest': ['longestName'] });
  });

  it('are denied only in tests if production uses them as a product name', () => {
    expect(countsIn({ 'a/studio.ts': 'const studio = 1;', 'a/x.spec.ts': 'const studio = 1;' })).toEqual({
      'identifiers/studio': ['studio'],
    });
  });

  it('are also counted in paths', () => {
    expect(countsIn({ 'libs/neighbours/src/index.ts': '' })).toEqual({
      'identifiers/neighbour': ['libs/neighbours/src/index.ts'],
    });
  });
});

describe('names that callers of the API see', () => {
  const document = JSON.stringify({
    paths: {
      '/x': { get: { parameters: [{ name: 'turn_id' }] } },
    },
    components: { schemas: { PlaceView: { properties: { told_at: {}, kind: { enum: ['refused'] } } } } },
  });
  const countsWith = (path: string, text: string) => countsIn({ 'apps/base/openapi.json': document, [path]: text });

  it('are not counted', () => {
    expect(countsWith('a/thing.dto.ts', 'class PlaceView { told_at = 1; turn_id = refused; }')).toEqual({});
  });
});

it('prefixes of limits are counted', () => {
  expect(source('const LARGEST_FILE = 1; const MAX_FILE = 2;')).toEqual({
    'identifiers/limit-prefixes': ['LARGEST_FILE'],
    'identifiers/longest': ['LARGEST_FILE'],
  });
});

it('functions are counted by their first word, unless their name describes the returned value', () => {
  expect(
    source('function fillCells() {} function orderOf() {} function brings() {} function cellsToFill() {}'),
  ).toEqual({
    'identifiers/verbs': ['fillCells (use populate, render or enqueue)', 'brings (use fetch, load or move)'],
  });
});
