import ts from 'typescript';
import { code, table } from './generated-page.js';
import { walk, type ShippedSource } from './shipped-sources.js';

/** Defaults of `jobKind` in `libs/platform/jobs/src/job-kind.ts`; a test compares them. */
export const JOB_DEFAULTS = { concurrency: '4', maxOpen: '–', attempts: '3', leaseSeconds: '30' } as const;

/** Returns a table of the kinds of jobs that the files declare with `jobKind({ … })`. */
export function jobsTable(sources: readonly ShippedSource[]): string[] {
  const rows = sources.flatMap(({ path, tree }) => {
    const kinds: string[][] = [];
    walk(tree, (node) => {
      if (!ts.isCallExpression(node) || node.expression.getText() !== 'jobKind') return;
      const options = new Map(
        (node.arguments[0] as ts.ObjectLiteralExpression).properties
          .filter(ts.isPropertyAssignment)
          .map(({ name, initializer }) => [name.getText(), shown(initializer)]),
      );
      const { concurrency, maxOpen, attempts, leaseSeconds } = { ...JOB_DEFAULTS, ...Object.fromEntries(options) };
      kinds.push([code(path), concurrency, maxOpen, attempts, `${leaseSeconds} s`]);
    });
    return kinds;
  });
  return rows.length > 0
    ? table(['Job', 'Steps at once per worker', 'Maximum open per organization', 'Attempts', 'Lease'], rows)
    : [];
}

/** Returns a number unchanged, and a constant as its name, which the table of limits explains. */
function shown(value: ts.Expression): string {
  const text = value.getText();
  if (text === 'Number.MAX_SAFE_INTEGER') return 'unlimited';
  return ts.isNumericLiteral(value) ? Number(value.text).toLocaleString('en-US') : code(text);
}
