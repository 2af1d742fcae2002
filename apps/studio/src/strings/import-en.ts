const rows = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'row' : 'rows'}`;
const cells = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'cell' : 'cells'}`;

/** English texts of the import and export of a sheet. */
export const importStrings = {
  menu: 'Import and export',
  open: 'Import rows…',
  csv: 'Export as CSV',
  xlsx: 'Export as Excel workbook',
  exportFailed: 'The sheet could not be exported',
  title: 'Import rows',
  hint: 'Nothing is written before you have seen what would change.',
  choose: 'Choose a CSV or Excel file',
  dropHint: 'The first line has the titles of the columns. At most 10,000 rows and 16 MB.',
  paste: 'Or paste rows from a spreadsheet, with their titles',
  read: 'Show what would change',
  reading: 'Reading…',
  another: 'Choose something else',
  columns: 'Columns',
  target: (title: string) => `Column for “${title}”`,
  untitled: 'no title',
  ignore: 'Leave out',
  newColumn: 'New text column',
  match: 'Change rows with the same value in',
  matchNone: 'No column: add all rows',
  added: 'Added',
  changed: 'Changed',
  refused: 'Refused',
  unchanged: (count: number) => `${rows(count)} of the file are in the sheet as they are.`,
  nothing: 'Nothing would change.',
  addedRows: (count: number) => `${rows(count)} added`,
  changedCells: (count: number, ofRows: number) => `${cells(count)} in ${rows(ofRows)} changed`,
  rejectedLines: (count: number, isMore: boolean) => `${count.toLocaleString('en')}${isMore ? '+' : ''} refused`,
  newColumns: (titles: readonly string[]) =>
    `${titles.map((title) => `“${title}”`).join(', ')}: made with the import, with the values of the file.`,
  first: (count: number) => `The first ${count.toLocaleString('en')} are shown.`,
  line: (line: number) => (line === 0 ? 'Titles' : String(line)),
  row: 'Row of the file',
  column: 'Column',
  before: 'Now',
  after: 'After the import',
  values: 'Values',
  reason: 'Reason',
  empty: 'empty',
  write: (added: number, changed: number) =>
    changed === 0
      ? `Add ${rows(added)}`
      : added === 0
        ? `Change ${cells(changed)}`
        : `Add ${rows(added)}, change ${cells(changed)}`,
  writing: 'Importing…',
  done: (added: number, updated: number) =>
    `${rows(added)} added${updated > 0 ? `, ${rows(updated)} compared and changed` : ''}`,
};
