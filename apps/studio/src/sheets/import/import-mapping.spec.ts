import { expect, it } from '@jest/globals';
import { sheetWith } from '../testing/sheet-fixture.js';
import { columnsOf, mappingOf, matchable, newTitlesOf, withTarget } from './import-mapping.js';
import { fileOfText } from './import-source.js';

const titles = [
  { title: 'Hook', column_id: 1 },
  { title: 'Notes', column_id: null },
];
const preview = { titles, added: [], changes: [], changed_rows: 0, changed_cells: 0 };

it('begins with what the server has found, and takes choices', () => {
  const found = mappingOf(preview);
  expect(columnsOf(found)).toEqual({ Hook: 1, Notes: null });
  const chosen = withTarget(found, 'Notes', 'new');
  expect(newTitlesOf(chosen)).toEqual(['Notes']);
  expect(columnsOf(chosen)).toEqual({ Hook: 1, Notes: null });
  expect(columnsOf(chosen, new Map([['Notes', 9]]))).toEqual({ Hook: 1, Notes: 9 });
});

it('gives a column to one title only', () => {
  expect(columnsOf(withTarget(mappingOf(preview), 'Notes', 1))).toEqual({ Hook: null, Notes: 1 });
});

it('matches rows by columns that receive values and have a title of their own', () => {
  const { columns } = sheetWith([['a', 'b', 'c']]);
  const named = columns.map((column, index) => ({ ...column, title: ['ID', 'my_text', 'My  Text'][index]! }));
  const mapping = new Map([
    ['a', 1],
    ['b', 2],
  ]);
  expect(matchable(named, mapping).map(({ title }) => title)).toEqual(['ID']);
});

it('takes pasted rows of spreadsheets and CSV', async () => {
  expect(await fileOfText('A\tB\n1\t"x ""y"""').text()).toBe('"A","B"\n"1","x ""y"""');
  expect(await fileOfText('A,B\n1,2').text()).toBe('A,B\n1,2');
});
