/** English texts of the search in a sheet. */
export const findStrings = {
  open: 'Find and replace',
  label: 'Find and replace in the sheet',
  text: 'Find',
  replacement: 'Replace with',
  previous: 'Previous match',
  next: 'Next match',
  close: 'Close search',
  matchCase: 'Match case',
  matchCaseShort: 'Aa',
  scope: 'Search in',
  scopes: { sheet: 'Whole sheet', column: 'This column', selection: 'Selection' },
  position: (index: number, count: number) => `${index.toLocaleString('en')} of ${count.toLocaleString('en')}`,
  none: 'No matches',
  replace: 'Replace',
  replaceAll: 'Replace all',
  replaced: (count: number) =>
    count === 1 ? 'Replaced in one cell' : `Replaced in ${count.toLocaleString('en')} cells`,
  notWritable: 'No cell was changed: the matches are in columns that nobody can write.',
};
