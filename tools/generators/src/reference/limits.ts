import ts from 'typescript';
import { commentAbove, type ShippedSource } from './shipped-sources.js';

/** A constant of a `<thing>-limits.ts` file. */
export interface Limit {
  readonly path: string;
  /** Name of the constant, followed by the property for constants that are objects. */
  readonly name: string;
  readonly value: string;
  readonly meaning: string;
}

type Scope = ReadonlyMap<string, number>;

/** Returns the numeric constants of all limits files, in the order of the files and their lines. */
export function limitsOf(sources: readonly ShippedSource[]): Limit[] {
  const files = sources.filter(({ path }) => path.endsWith('-limits.ts'));
  return files.flatMap(({ path, tree }) => limitsOfFile(path, tree));
}

function limitsOfFile(path: string, tree: ts.SourceFile): Limit[] {
  const scope = new Map<string, number>();
  return tree.statements.filter(ts.isVariableStatement).flatMap((statement) =>
    statement.declarationList.declarations.flatMap((declaration) => {
      const name = declaration.name.getText();
      const limits = limitsOfValue(name, declaration.initializer, commentAbove(statement), scope);
      const value = declaration.initializer && evaluate(declaration.initializer, scope);
      if (value !== undefined) scope.set(name, value);
      return limits.map((limit) => ({ path, ...limit }));
    }),
  );
}

function limitsOfValue(
  name: string,
  value: ts.Expression | undefined,
  comment: string,
  scope: Scope,
): Omit<Limit, 'path'>[] {
  if (!value) return [];
  const bare = unwrap(value);
  if (ts.isObjectLiteralExpression(bare))
    return bare.properties.filter(ts.isPropertyAssignment).flatMap((property) => {
      const key = property.name.getText();
      const own = commentAbove(property);
      return limitsOfValue(`${name}.${key}`, property.initializer, own || inWords(key), scope);
    });
  const number = evaluate(bare, scope);
  if (number === undefined) return [];
  return [{ name, value: shown(name, number), meaning: comment || inWords(name.split('.').at(-1)!) }];
}

/** Removes `as const`, `satisfies` and parentheses. */
function unwrap(value: ts.Expression): ts.Expression {
  const isWrapped = ts.isAsExpression(value) || ts.isSatisfiesExpression(value) || ts.isParenthesizedExpression(value);
  return isWrapped ? unwrap(value.expression) : value;
}

const OPERATORS: Readonly<Partial<Record<ts.SyntaxKind, (left: number, right: number) => number>>> = {
  [ts.SyntaxKind.AsteriskToken]: (left, right) => left * right,
  [ts.SyntaxKind.AsteriskAsteriskToken]: (left, right) => left ** right,
  [ts.SyntaxKind.SlashToken]: (left, right) => left / right,
  [ts.SyntaxKind.PlusToken]: (left, right) => left + right,
  [ts.SyntaxKind.MinusToken]: (left, right) => left - right,
};

/** Returns the value of a numeric expression of literals and earlier constants of the file; undefined for any other. */
function evaluate(expression: ts.Expression, scope: Scope): number | undefined {
  const bare = unwrap(expression);
  if (ts.isNumericLiteral(bare)) return Number(bare.text);
  if (ts.isIdentifier(bare)) return scope.get(bare.text);
  if (!ts.isBinaryExpression(bare)) return undefined;
  const left = evaluate(bare.left, scope);
  const right = evaluate(bare.right, scope);
  const operator = OPERATORS[bare.operatorToken.kind];
  return left === undefined || right === undefined ? undefined : operator?.(left, right);
}

const UNITS = [
  {
    of: /(?:Ms|_MS)$/,
    steps: [
      ['ms', 1],
      ['s', 1_000],
      ['min', 60_000],
      ['h', 3_600_000],
      ['d', 86_400_000],
    ],
  },
  {
    of: /(?:[sS]econds|_SECONDS)$/,
    steps: [
      ['s', 1],
      ['min', 60],
      ['h', 3_600],
      ['d', 86_400],
    ],
  },
  {
    of: /(?:Bytes|\bbytes|_BYTES)$/,
    steps: [
      ['B', 1],
      ['KiB', 2 ** 10],
      ['MiB', 2 ** 20],
      ['GiB', 2 ** 30],
    ],
  },
] as const;

/** Writes a number in the largest unit that its name allows and that keeps it whole. */
function shown(name: string, number: number): string {
  const unit = UNITS.find(({ of }) => of.test(name));
  const step = [...(unit?.steps ?? [])].reverse().find(([, size]) => number >= size && number % size === 0);
  const text = (step ? number / step[1] : number).toLocaleString('en-US', { maximumFractionDigits: 6 });
  return step ? `${text} ${step[0]}` : text;
}

/** Turns `rowsOfSheet` or `MAX_ROWS` into words. */
function inWords(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
}
