import { posix } from 'node:path';
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

/** Numbers by the name of their constant, or `LIMITS.rows` for a property. */
type Scope = ReadonlyMap<string, number>;
type NumericConstant = Omit<Limit, 'path' | 'value'> & { readonly value: number };

/** Returns the numeric constants of all limits files, in the order of the files and their lines. */
export function limitsOf(sources: readonly ShippedSource[]): Limit[] {
  const files = new Map(sources.map((source) => [source.path, source]));
  const libraries = numbersOfLibraries(sources);
  return sources
    .filter(({ path }) => path.endsWith('-limits.ts'))
    .flatMap((source) =>
      constantsOf(source.tree, importedNumbers(source, files, libraries)).map(({ name, value, meaning }) => ({
        path: source.path,
        name,
        value: shown(name, value),
        meaning,
      })),
    );
}

/** Returns numbers that libraries declare without imports, if the name has the same value in all libraries. */
function numbersOfLibraries(sources: readonly ShippedSource[]): Scope {
  const constants = sources.filter(({ path }) => path.startsWith('libs/')).flatMap(({ tree }) => constantsOf(tree));
  const values = Map.groupBy(constants, ({ name }) => name);
  return new Map(
    [...values].flatMap(([name, [first, ...others]]) =>
      others.every(({ value }) => value === first!.value) ? [[name, first!.value] as const] : [],
    ),
  );
}

/** Returns the numbers of libraries and of the files that a file imports directly. */
function importedNumbers(
  { path, tree }: ShippedSource,
  files: ReadonlyMap<string, ShippedSource>,
  libraries: Scope,
): Scope {
  const scope = new Map(libraries);
  for (const { moduleSpecifier } of tree.statements.filter(ts.isImportDeclaration)) {
    const from = (moduleSpecifier as ts.StringLiteral).text;
    const imported = from.startsWith('.') && files.get(posix.join(posix.dirname(path), from).replace(/\.js$/, '.ts'));
    if (imported) for (const { name, value } of constantsOf(imported.tree, libraries)) scope.set(name, value);
  }
  return scope;
}

/** Returns the constants of a file whose values are numbers, given the numbers that it imports. */
function constantsOf(tree: ts.SourceFile, imported: Scope = new Map()): NumericConstant[] {
  const scope = new Map(imported);
  return tree.statements.filter(ts.isVariableStatement).flatMap((statement) =>
    statement.declarationList.declarations.flatMap(({ name, initializer }) => {
      const constants = numbersOf(name.getText(), initializer, commentAbove(statement), scope);
      for (const constant of constants) scope.set(constant.name, constant.value);
      const list = initializer && unwrap(initializer);
      if (list && ts.isArrayLiteralExpression(list)) scope.set(`${name.getText()}.length`, list.elements.length);
      return constants;
    }),
  );
}

function numbersOf(name: string, value: ts.Expression | undefined, comment: string, scope: Scope): NumericConstant[] {
  if (!value) return [];
  const bare = unwrap(value);
  if (ts.isObjectLiteralExpression(bare))
    return bare.properties.filter(ts.isPropertyAssignment).flatMap((property) => {
      const key = property.name.getText();
      const own = commentAbove(property);
      return numbersOf(`${name}.${key}`, property.initializer, own || inWords(key), scope);
    });
  const number = evaluate(bare, scope);
  if (number === undefined) return [];
  return [{ name, value: number, meaning: comment || inWords(name.split('.').at(-1)!) }];
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

/** Returns the value of a numeric expression of literals and known constants; undefined for any other. */
function evaluate(expression: ts.Expression, scope: Scope): number | undefined {
  const bare = unwrap(expression);
  if (ts.isNumericLiteral(bare)) return Number(bare.text);
  if (ts.isIdentifier(bare) || ts.isPropertyAccessExpression(bare)) return scope.get(bare.getText());
  if (ts.isCallExpression(bare) && bare.expression.getText() === 'Math.ceil') {
    const number = bare.arguments[0] && evaluate(bare.arguments[0], scope);
    return number === undefined ? undefined : Math.ceil(number);
  }
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
    of: /(?:Bytes|\bbytes|_BYTES)(?:\.\w+)?$/,
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
