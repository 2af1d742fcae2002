import { parseArgs } from 'node:util';

const DEFAULT_IDEA = 'three habits of calm mornings';
const MAX_ROWS = 20;

/** The idea of a demo, and the way that it goes. */
export type DemoOptions = { readonly idea: string } & (
  | { readonly kind: 'steps' }
  /** From the accepted idea to its posts by one request. */
  | { readonly kind: 'produce'; readonly template: string }
  /** So many ideas, whose posts are planned over days. */
  | { readonly kind: 'rows'; readonly template: string; readonly rows: number }
);

/** Throws for options that are unknown or contradict. */
export function demoOptions(args: readonly string[]): DemoOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { produce: { type: 'boolean' }, rows: { type: 'string' }, template: { type: 'string' } },
  });
  const idea = positionals.join(' ').trim() || DEFAULT_IDEA;
  const { produce, rows, template } = values;
  if (produce && rows !== undefined) throw new Error('--produce and --rows are different demos: choose one');
  if (rows !== undefined) return { idea, kind: 'rows', template: template ?? 'daily-quote', rows: rowsOf(rows) };
  if (produce) return { idea, kind: 'produce', template: template ?? 'faceless-explainer' };
  if (template !== undefined) throw new Error('--template is only for --produce and --rows');
  return { idea, kind: 'steps' };
}

function rowsOf(text: string): number {
  const rows = Number(text);
  if (!Number.isInteger(rows) || rows < 1 || rows > MAX_ROWS)
    throw new Error(`--rows is a number from 1 to ${MAX_ROWS}`);
  return rows;
}
