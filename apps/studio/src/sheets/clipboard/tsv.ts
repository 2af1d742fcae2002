const TAB = '\t';
const QUOTE = '"';

/** Returns cells as text that spreadsheets paste: columns by tab, rows by line. */
export function formatTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(quoted).join(TAB)).join('\n');
}

function quoted(value: string): string {
  return /[\t\n\r"]/.test(value) ? QUOTE + value.replaceAll(QUOTE, QUOTE + QUOTE) + QUOTE : value;
}

/**
 * Reads what spreadsheets copy. A cell in quotes may contain tabs, lines and doubled quotes; a quote within a cell that
 * does not begin with one is text. A line break at the end begins no further row.
 */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  while (at <= text.length) {
    const [value, end] = text[at] === QUOTE ? quotedAt(text, at) : plainAt(text, at);
    rows.at(-1)!.push(value);
    if (end >= text.length) break;
    at = end + 1;
    if (text[end] === TAB) continue;
    if (text[end] === '\r' && text[at] === '\n') at++;
    if (at >= text.length) break;
    rows.push([]);
  }
  return rows;
}

function plainAt(text: string, start: number): [string, number] {
  let end = start;
  while (end < text.length && text[end] !== TAB && text[end] !== '\n' && text[end] !== '\r') end++;
  return [text.slice(start, end), end];
}

/** Returns the cell and the index behind it; without a closing quote the opening one is text. */
function quotedAt(text: string, start: number): [string, number] {
  const chunks: string[] = [];
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf(QUOTE, from);
    if (quote < 0) return plainAt(text, start);
    chunks.push(text.slice(from, quote));
    if (text[quote + 1] !== QUOTE) {
      const [rest, end] = plainAt(text, quote + 1);
      return [chunks.join(QUOTE) + rest, end];
    }
    from = quote + 2;
  }
}
