import { describe, expect, it } from '@jest/globals';
import type { Measurement } from '../measurement.js';
import { Repository } from '../repository.js';
import { sizeMeasurements } from './repository-size.js';
import { structureMeasurements } from './structure.js';

function measured(id: string, files: Readonly<Record<string, string>>): Measurement {
  return structureMeasurements(Repository.of(files)).find((each) => each.id === id)!;
}
const lines = (count: number) => 'x;\n'.repeat(count);

describe('folders', () => {
  const folder = (files: number) =>
    Object.fromEntries(Array.from({ length: files }, (_, index) => [`a/file-${index}.ts`, '']));

  it('may contain 25 files', () => {
    expect(measured('folders/over-25', folder(25)).value).toBe(0);
    expect(measured('folders/largest', folder(25)).value).toBe(25);
  });

  it('may not contain 26 files of any kind', () => {
    const { value, occurrences } = measured('folders/over-25', { ...folder(25), 'a/notes.json': '' });
    expect({ value, occurrences }).toEqual({ value: 1, occurrences: [{ path: 'a', line: 1, text: '26 files' }] });
  });

  it('without sources are not counted', () => {
    const documents = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`docs/${index}.md`, '']));
    expect(measured('folders/over-25', documents).value).toBe(0);
  });
});

describe('file suffixes', () => {
  const files = { 'a.service.ts': '', 'b.service.spec.ts': '', 'c.ts': '', 'd.e2e.spec.ts': '', 'e.answers.ts': '' };

  it('are counted once, without those of tests', () => {
    expect(measured('suffixes/all', files).value).toBe(2);
  });

  it('are listed when they are not documented', () => {
    expect(measured('suffixes/undocumented', files).occurrences.map(({ path }) => path)).toEqual(['e.answers.ts']);
  });
});

it('lines over 120 columns are counted', () => {
  const { occurrences } = measured('lines/over-120', { 'a.ts': `${'x'.repeat(120)}\n${'y'.repeat(121)}` });
  expect(occurrences).toEqual([{ path: 'a.ts', line: 2, text: 'y'.repeat(121) }]);
});

it('domains are measured by their share of lines, without tests', () => {
  const files = {
    'apps/base/src/sheets/a/x.ts': lines(59),
    'apps/base/src/agents/y.ts': lines(19),
    'apps/base/src/main.ts': lines(19),
    'apps/base/src/sheets/x.spec.ts': lines(500),
    'apps/core/src/voice/z.ts': lines(99),
  };
  expect(measured('domains/base', files).value).toBe(60);
  expect(measured('domains/largest', files)).toMatchObject({
    value: 50,
    occurrences: [{ path: 'apps/core/src/voice', text: '50 %' }, { text: '30 %' }, { text: '10 %' }],
  });
});

it('the longest configuration file is measured', () => {
  const files = { 'a/x.config.ts': lines(3), 'b/y.config.ts': lines(5), 'c/z.config.spec.ts': lines(9) };
  expect(measured('config/longest', files).value).toBe(5);
});

describe('readers', () => {
  it.each([
    'INSERT INTO row (id)',
    'UPDATE row SET position = 1',
    'UPDATE ${table} AS r SET x = 1',
    'DELETE FROM row',
    'this.manager.delete(Row)',
    'this.rows.insertMany(rows)',
  ])('write with %s', (statement) => {
    expect(measured('readers/writing', { 'a.reader.ts': statement }).value).toBe(1);
  });

  it.each(['SELECT 1 FROM row FOR UPDATE', 'this.rowCache.delete(key)', 'updated_at'])('read with %s', (statement) => {
    expect(measured('readers/writing', { 'a.reader.ts': statement }).value).toBe(0);
  });

  it('are other files than repositories', () => {
    expect(measured('readers/writing', { 'a.repository.ts': 'DELETE FROM row' }).value).toBe(0);
  });
});

it('errors belong in *.errors.ts', () => {
  const text = "export const NotFound = defineError('not_found', 404);";
  const { occurrences } = measured('errors/elsewhere', {
    'a.errors.ts': text,
    'errors.ts': text,
    'a.service.ts': text,
  });
  expect(occurrences.map(({ path }) => path)).toEqual(['a.service.ts']);
});

it('migrations up to the baselines are counted', () => {
  const files = {
    'a/migrations/1700000000000-baseline.ts': '',
    'a/migrations/1795600000000-later.ts': '',
    'a/migrations/schema.ts': '',
  };
  expect(measured('migrations', files).value).toBe(1);
});

it('lines of TypeScript are counted for shipped code and for tests', () => {
  const repository = Repository.of({
    'a/src/a.ts': lines(2),
    'a/src/a.spec.ts': lines(3),
    'tools/b/src/b.ts': lines(4),
  });
  expect(sizeMeasurements(repository).map(({ value }) => value)).toEqual([2, 7, 3]);
});
