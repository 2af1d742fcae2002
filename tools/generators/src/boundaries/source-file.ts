import ts from 'typescript';

export interface Import {
  readonly from: string;
  /** Imported names that exist at run time. */
  readonly values: readonly string[];
  readonly isTypeOnly: boolean;
}

export interface Literal {
  readonly text: string;
  /** True for the value of a property `table`. */
  readonly isTable: boolean;
}

/** The properties of a file that the boundary check reads. */
export interface SourceFile {
  readonly path: string;
  readonly imports: readonly Import[];
  /** Strings and templates; expressions of a template are replaced by `?`. */
  readonly literals: readonly Literal[];
  readonly isInjectable: boolean;
  /** Names of its classes. */
  readonly classes: readonly string[];
}

export function parse(path: string, text: string): SourceFile {
  const imports: Import[] = [];
  const literals: Literal[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) imports.push(importOf(node));
    else if (ts.isStringLiteralLike(node)) literals.push({ text: node.text, isTable: isTable(node) });
    else if (ts.isTemplateExpression(node)) literals.push({ text: textOf(node), isTable: false });
    if (!ts.isImportDeclaration(node)) ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  const classes = [...text.matchAll(/^export (?:abstract )?class (\w+)/gm)].map(([, name]) => name!);
  return { path, imports, literals, classes, isInjectable: /^@Injectable\(/m.test(text) };
}

function importOf({ moduleSpecifier, importClause }: ts.ImportDeclaration): Import {
  const from = (moduleSpecifier as ts.StringLiteral).text;
  const isType = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
  const named = importClause?.namedBindings;
  const elements = named && ts.isNamedImports(named) ? [...named.elements] : [];
  const values = isType ? [] : elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text);
  return { from, values, isTypeOnly: isType || (elements.length > 0 && values.length === 0 && !importClause?.name) };
}

const textOf = ({ head, templateSpans }: ts.TemplateExpression) =>
  [head.text, ...templateSpans.map(({ literal }) => literal.text)].join(' ? ');

const isTable = ({ parent }: ts.Node) => ts.isPropertyAssignment(parent) && parent.name.getText() === 'table';
