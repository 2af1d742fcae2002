import ts from 'typescript';
import { commentsIn, type Range } from './comments-in.js';

/** Text from a file, with the line on which it starts (1 is the first). */
export interface Fragment {
  readonly text: string;
  readonly line: number;
}

export interface ParsedSource {
  readonly identifiers: readonly Fragment[];
  /** Names of declared functions and methods. */
  readonly functions: readonly Fragment[];
  /** Comments without their delimiters; consecutive `//` lines are one comment. */
  readonly comments: readonly Fragment[];
  /** Test titles, log messages, texts of internal errors, and descriptions of settings, metrics and fields. */
  readonly messages: readonly Fragment[];
  /** Exported and private types, interfaces, classes and enums at the top level. */
  readonly types: readonly Fragment[];
  readonly classes: readonly ClassDeclaration[];
  /** Constants of a file in capitals whose value is a number. */
  readonly numericConstants: readonly Fragment[];
}

export interface ClassDeclaration extends Fragment {
  readonly isAbstract: boolean;
  /** Names of the classes and interfaces that it extends or implements. */
  readonly parents: readonly string[];
  readonly decorators: readonly string[];
  readonly parameters: number;
}

const CONSTANT = /^[A-Z][A-Z0-9_]*$/;
const TEST_FUNCTIONS = new Set(['it', 'test', 'describe']);
const LOG_METHODS = new Set(['trace', 'debug', 'info', 'log', 'warn', 'error', 'fatal']);
const ERROR_CLASSES = new Set(['Error', 'TypeError', 'RangeError']);
const DESCRIBING_PROPERTIES = new Set(['description', 'summary', 'help']);

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer U)[] ? U[] : T[K] };

export function parseSource(path: string, text: string): ParsedSource {
  const file = ts.createSourceFile(path, text, {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  });
  const lineAt = (position: number) => file.getLineAndCharacterOfPosition(position).line + 1;
  const fragment = (node: ts.Node, content: string): Fragment => ({ text: content, line: lineAt(node.getStart(file)) });
  const parsed: Mutable<ParsedSource> = {
    identifiers: [],
    functions: [],
    comments: [],
    messages: [],
    types: [],
    classes: [],
    numericConstants: [],
  };
  const literals: Range[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && isOfMath(node)) return;
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) parsed.identifiers.push(fragment(node, node.text));
    else if (isLiteral(node)) literals.push({ start: node.getStart(file), end: node.end });
    else {
      const name = functionName(node);
      if (name) parsed.functions.push(fragment(name, name.text));
      if (ts.isClassDeclaration(node) && node.name)
        parsed.classes.push(classOf(node, fragment(node.name, node.name.text)));
      for (const message of messagesOf(node)) parsed.messages.push(fragment(message, literalText(message, file)));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  for (const statement of file.statements) {
    if (isTypeDeclaration(statement) && statement.name)
      parsed.types.push(fragment(statement.name, statement.name.text));
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && CONSTANT.test(name.text) && initializer && isNumeric(initializer))
          parsed.numericConstants.push(fragment(name, name.text));
  }
  parsed.comments = commentsIn(text, literals).map(({ start, text: content }) => ({
    text: content,
    line: lineAt(start),
  }));
  return parsed;
}

/** Returns whether an expression is a number literal, or arithmetic with at least one of them. */
const isNumeric = (node: ts.Expression): boolean =>
  ts.isNumericLiteral(node) ||
  (ts.isBinaryExpression(node) && (isNumeric(node.left) || isNumeric(node.right))) ||
  ((ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) && isNumeric(node.expression));

const isTypeDeclaration = (node: ts.Node) =>
  ts.isClassDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isEnumDeclaration(node);

/** Returns whether a property belongs to `Math`, where `floor` is not a name of this repository. */
const isOfMath = ({ expression }: ts.PropertyAccessExpression) =>
  ts.isIdentifier(expression) && expression.text === 'Math';

/** Returns whether a node's text may contain text that looks like a comment. */
const isLiteral = (node: ts.Node) =>
  ts.isStringLiteral(node) ||
  ts.isJsxText(node) ||
  ts.isRegularExpressionLiteral(node) ||
  ts.isNoSubstitutionTemplateLiteral(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node);

function functionName(node: ts.Node): ts.Identifier | undefined {
  if (ts.isMethodDeclaration(node) || ts.isMethodSignature(node) || ts.isFunctionDeclaration(node))
    return node.name && ts.isIdentifier(node.name) ? node.name : undefined;
  if (ts.isVariableDeclaration(node) || ts.isPropertyDeclaration(node) || ts.isPropertyAssignment(node)) {
    const isFunction =
      node.initializer && (ts.isArrowFunction(node.initializer) || ts.isFunctionExpression(node.initializer));
    return isFunction && ts.isIdentifier(node.name) ? node.name : undefined;
  }
  return undefined;
}

function classOf(node: ts.ClassDeclaration, name: Fragment): ClassDeclaration {
  const parents = (node.heritageClauses ?? []).flatMap(({ types }) =>
    types.flatMap(({ expression }) => (ts.isIdentifier(expression) ? [expression.text] : [])),
  );
  const decorators = (ts.getDecorators(node) ?? []).flatMap(({ expression }) => {
    const callee = ts.isCallExpression(expression) ? expression.expression : expression;
    return ts.isIdentifier(callee) ? [callee.text] : [];
  });
  const constructor = node.members.find((member) => ts.isConstructorDeclaration(member));
  const isAbstract = (node.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.AbstractKeyword);
  return { ...name, isAbstract, parents, decorators, parameters: constructor?.parameters.length ?? 0 };
}

/** Returns the texts of a node for people who test, operate or configure the system. */
function messagesOf(node: ts.Node): ts.Expression[] {
  if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && DESCRIBING_PROPERTIES.has(node.name.text))
    return textsIn(node.initializer);
  if (ts.isNewExpression(node) && ts.isIdentifier(node.expression) && ERROR_CLASSES.has(node.expression.text))
    return (node.arguments ?? []).flatMap(textsIn);
  if (!ts.isCallExpression(node)) return [];
  if (isTestFunction(node.expression)) return node.arguments.slice(0, 1).flatMap(textsIn);
  const isLog = ts.isPropertyAccessExpression(node.expression) && LOG_METHODS.has(node.expression.name.text);
  return isLog ? node.arguments.flatMap(textsIn) : [];
}

/** Returns whether an expression is `it`, `it.only`, `it.each(…)` or similar. */
function isTestFunction(expression: ts.Expression): boolean {
  if (ts.isIdentifier(expression)) return TEST_FUNCTIONS.has(expression.text);
  if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression))
    return isTestFunction(expression.expression);
  return ts.isTaggedTemplateExpression(expression) && isTestFunction(expression.tag);
}

/** Returns the text between the delimiters of a literal, with code spans as in Markdown. */
const literalText = (node: ts.Expression, file: ts.SourceFile) =>
  node.getText(file).slice(1, -1).replaceAll('\\`', '`');

function textsIn(node: ts.Expression): ts.Expression[] {
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return [node];
  if (ts.isTaggedTemplateExpression(node)) return [node.template];
  if (ts.isBinaryExpression(node)) return [...textsIn(node.left), ...textsIn(node.right)];
  return ts.isConditionalExpression(node) ? [...textsIn(node.whenTrue), ...textsIn(node.whenFalse)] : [];
}
