import { parseTsv } from '../clipboard/tsv.js';

/** Returns pasted rows as a CSV file. Spreadsheets copy columns with tabs; other text is CSV already. */
export function fileOfText(text: string): File {
  const content = text.includes('\t') ? toCsv(parseTsv(text)) : text;
  return new File([content], 'pasted.csv', { type: 'text/csv' });
}

function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n');
}
