import stringWidth from 'string-width';
import { printable } from './styles.js';

type TableItem = Readonly<Record<string, unknown>>;

/** Fields in the order in which people look for them; others follow in the order of the API. */
const FIRST = [
  'id',
  'run_id',
  'post_id',
  'uuid',
  'slug',
  'position',
  'name',
  'title',
  'email',
  'role',
  'status',
  'state',
  'kind',
  'type',
];
const GAP = '  ';
/** A column is not made narrower than this. */
const MIN_WIDTH = 8;
/** Maximum width of a cell where there is no terminal. */
const MAX_WIDTH_ELSEWHERE = 200;
/** More columns than this are hard to read. */
const MAX_COLUMNS = 9;

interface Column {
  readonly name: string;
  readonly cells: readonly string[];
  width: number;
}

/** Returns items as a table that fits the terminal: with the columns that say most, cut where necessary. */
export function tableText(items: readonly unknown[], terminalWidth: number | undefined): string {
  const rows = items.map((item) => (isItem(item) ? item : { value: item }));
  const names = columnNames(rows);
  const columns = names.map((name): Column => {
    const cells = rows.map((row) => cellText(row[name]));
    return { name, cells, width: Math.max(stringWidth(name), ...cells.map((cell) => stringWidth(cell))) };
  });
  const fitting = terminalWidth === undefined ? bounded(columns) : fitted(columns, terminalWidth);
  const line = (texts: readonly string[]) =>
    texts
      .map((text, index) => (index === texts.length - 1 ? text : padded(text, fitting[index]!.width)))
      .join(GAP)
      .trimEnd();
  const header = line(fitting.map(({ name, width }) => cut(name.toUpperCase(), width)));
  const body = rows.map((_, row) => line(fitting.map(({ cells, width }) => cut(cells[row]!, width))));
  return [header, ...body].join('\n');
}

/** Returns an object as lines of names and values; lists of objects become tables under their names. */
export function objectText(value: TableItem, terminalWidth: number | undefined): string {
  const entries = Object.entries(value);
  const isTable = (each: unknown) => Array.isArray(each) && each.length > 0 && each.every(isItem);
  const plain = entries.filter(([, each]) => !isTable(each));
  const width = Math.max(0, ...plain.map(([name]) => name.length));
  const left = terminalWidth === undefined ? undefined : Math.max(MIN_WIDTH, terminalWidth - width - GAP.length);
  const lines = plain.map(([name, each]) => {
    const text = cellText(each);
    return `${name.padEnd(width)}${GAP}${left === undefined ? text : cut(text, left)}`.trimEnd();
  });
  const tables = entries
    .filter(([, each]) => isTable(each))
    .map(([name, each]) => `${name}\n${tableText(each as unknown[], terminalWidth)}`);
  return [lines.join('\n'), ...tables].filter(Boolean).join('\n\n');
}

/** Returns a value as the text of a cell. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return printable(value);
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) return printable(value.join(', '));
  return printable(JSON.stringify(value));
}

const isItem = (value: unknown): value is TableItem =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields with a value that is no object, in order. */
function columnNames(rows: readonly TableItem[]): string[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const isPlain = (each: unknown) =>
    typeof each !== 'object' || each === null || (Array.isArray(each) && each.every((one) => typeof one !== 'object'));
  const isShown = (name: string) =>
    rows.every((row) => isPlain(row[name])) &&
    rows.some((row) => row[name] !== null && row[name] !== undefined && row[name] !== '');
  const rank = (name: string) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);
  const shown = names.filter(isShown).toSorted((a, b) => rank(a) - rank(b));
  return (shown.length > 0 ? shown : names.slice(0, 1)).slice(0, MAX_COLUMNS);
}

function bounded(columns: readonly Column[]): readonly Column[] {
  for (const column of columns) column.width = Math.min(column.width, MAX_WIDTH_ELSEWHERE);
  return columns;
}

/** Leaves out the last columns until all others have space, and makes the widest ones narrower. */
function fitted(columns: readonly Column[], width: number): readonly Column[] {
  const fitting = [...columns];
  const minimum = () =>
    fitting.reduce((sum, each) => sum + Math.min(each.width, MIN_WIDTH), GAP.length * (fitting.length - 1));
  while (fitting.length > 1 && minimum() > width) fitting.pop();
  let excess = fitting.reduce((sum, each) => sum + each.width, GAP.length * (fitting.length - 1)) - width;
  while (excess > 0) {
    const widest = fitting.reduce((a, b) => (b.width > a.width ? b : a));
    if (widest.width <= MIN_WIDTH) break;
    const next = Math.max(MIN_WIDTH, ...fitting.filter((each) => each.width < widest.width).map((each) => each.width));
    const less = Math.min(excess, Math.max(1, widest.width - next));
    widest.width -= less;
    excess -= less;
  }
  return fitting;
}

const padded = (text: string, width: number) => text + ' '.repeat(Math.max(0, width - stringWidth(text)));

function cut(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  let [shown, used] = ['', 0];
  for (const glyph of text) {
    used += stringWidth(glyph);
    if (used > width - 1) break;
    shown += glyph;
  }
  return `${shown}…`;
}
