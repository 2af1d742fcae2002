import ts from 'typescript';

export interface RegularExpression {
  readonly source: string;
  readonly flags: string;
  /** Line on which it starts; 1 is the first. */
  readonly line: number;
}

/** Finds the regular expressions of a source text: literals, and literal arguments of `new RegExp(…)`. */
export function regularExpressionsIn(path: string, text: string): RegularExpression[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const found: RegularExpression[] = [];
  const visit = (node: ts.Node): void => {
    const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), line });
    } else if (ts.isNewExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp') {
      const [source, flags] = node.arguments ?? [];
      if (source && ts.isStringLiteralLike(source))
        found.push({ source: source.text, flags: flags && ts.isStringLiteralLike(flags) ? flags.text : '', line });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
