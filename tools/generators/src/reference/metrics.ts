import ts from 'typescript';
import { walk, type ShippedSource } from './shipped-sources.js';

/** A metric that the code registers. */
export interface MetricDefinition {
  readonly path: string;
  readonly name: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  readonly labels: readonly string[];
}

/** Methods of `Metrics` that register one, by name. */
const METHODS: Readonly<Record<string, MetricDefinition['type']>> = {
  counter: 'counter',
  gauge: 'gauge',
  serviceGauge: 'gauge',
  histogram: 'histogram',
};

/**
 * Returns all metrics by name. Throws if a name or description is not a literal, because it cannot be documented
 * then.
 */
export function metricsOf(sources: readonly ShippedSource[]): MetricDefinition[] {
  const found: MetricDefinition[] = [];
  for (const { path, tree } of sources)
    walk(tree, (node) => {
      const definition = ofMethod(node) ?? ofConstructor(node);
      if (definition) found.push({ path, ...definition });
    });
  return found.sort((a, b) => a.name.localeCompare(b.name));
}

/** `metrics.gauge('name', 'help', labels, …)`. */
function ofMethod(node: ts.Node): Omit<MetricDefinition, 'path'> | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const type = METHODS[node.expression.name.text];
  const owner = node.expression.expression.getText();
  if (!type || !/(^|\.)metrics$|^this$/.test(owner) || node.arguments.length < 3) return undefined;
  const [name, help, labels] = node.arguments;
  return { name: literal(name!), type, help: literal(help!), labels: labelsOf(labels!) };
}

/** `new Counter({ name, help, labelNames })`, with literals. */
function ofConstructor(node: ts.Node): Omit<MetricDefinition, 'path'> | undefined {
  if (!ts.isNewExpression(node) || !/^(Counter|Gauge|Histogram)$/.test(node.expression.getText())) return undefined;
  const [options] = node.arguments ?? [];
  if (!options || !ts.isObjectLiteralExpression(options)) return undefined;
  const values = new Map(
    options.properties.filter(ts.isPropertyAssignment).map(({ name, initializer }) => [name.getText(), initializer]),
  );
  const [name, help, labels] = [values.get('name'), values.get('help'), values.get('labelNames')];
  if (!name || !help) return undefined;
  const type = node.expression.getText().toLowerCase() as MetricDefinition['type'];
  return { name: literal(name), type, help: literal(help), labels: labels ? labelsOf(labels) : [] };
}

function literal(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  throw new Error(`${node.getSourceFile().fileName}: the metric ${node.getText()} has no literal name or description`);
}

/** Reads the names of labels from an array, from the keys of an object, or from a constant of either form. */
function labelsOf(node: ts.Node): string[] {
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(literal);
  if (ts.isObjectLiteralExpression(node)) return node.properties.map(({ name }) => name!.getText());
  const value = ts.isIdentifier(node) ? initializerOf(node) : undefined;
  return value ? labelsOf(value) : [];
}

function initializerOf(name: ts.Identifier): ts.Expression | undefined {
  let found: ts.Expression | undefined;
  walk(name.getSourceFile(), (each) => {
    if (ts.isVariableDeclaration(each) && each.name.getText() === name.text) found ??= each.initializer;
  });
  return found;
}
