/** A schema, or a parameter, which has the extensions about the values of its schema. */
type ValuesNode = Record<string, unknown>;

const TITLE = 'x-enumTitle';
const MEANINGS = 'x-enumDescriptions';
const ABOUT = 'x-enumAbout';
const SCHEMAS = '#/components/schemas/';

/** Replaces each list of values that has a title by a reference to one schema, whose name is made of the title. */
export function withNamedValues<Document extends { readonly components?: { readonly schemas?: object } }>(
  document: Document,
): Document {
  const named = new Map<string, ValuesNode>();
  const rewritten = visit(document, named) as Document;
  const schemas = (rewritten.components?.schemas ?? {}) as Record<string, unknown>;
  for (const [name, schema] of [...named].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (name in schemas) throw new Error(`two schemas have the name ${name}; give the values another title`);
    schemas[name] = schema;
  }
  return rewritten;
}

/** Returns the name of a schema: `AccessKeyStatus` for "Status of an access key", and `BatchThrough` for `through`. */
export function schemaNameOf(title: string): string {
  const [, text = '', field] = /^([^(]+?)(?: \(`(\w+)`\))?$/.exec(title) ?? [];
  const [first, ...owners] = text.replaceAll(/\b(?:an?|the) /g, '').split(/ (?:of|at|in) /);
  return [...owners.toReversed(), field ?? first!]
    .flatMap((owner) => owner.split(/[^A-Za-z]+/))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

function visit(node: unknown, named: Map<string, ValuesNode>): unknown {
  if (Array.isArray(node)) return node.map((each) => visit(each, named));
  if (typeof node !== 'object' || node === null) return node;
  const copy: ValuesNode = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, visit(value, named)]));
  const { [TITLE]: title, [MEANINGS]: meanings, [ABOUT]: about, ...rest } = copy;
  if (typeof title !== 'string' || typeof meanings !== 'object') return copy;
  const name = schemaNameOf(title);
  const replaced = withValues(rest, (schema) => referenceTo(`${SCHEMAS}${name}`, schema));
  // Values that the handler itself checks are an extension only.
  if (replaced === rest) return copy;
  const values = Object.keys(meanings!);
  // Generators that read titles would name the type by the title instead of the schema.
  const description = typeof about === 'string' ? `${title}: ${about}` : title;
  named.set(name, { type: 'string', enum: values, description, [MEANINGS]: meanings });
  return replaced;
}

/** Replaces the values of a schema, of the items of a list, or of the schema of a parameter. */
function withValues(node: ValuesNode, reference: (schema: ValuesNode) => ValuesNode): ValuesNode {
  if (node.enum || node.const !== undefined) return reference(node);
  for (const key of ['schema', 'items']) {
    const below = node[key] as ValuesNode | undefined;
    const replaced = below && withValues(below, reference);
    if (replaced !== below) return { ...node, [key]: replaced };
  }
  return node;
}

function referenceTo($ref: string, { type, enum: _, const: __, ...rest }: ValuesNode): ValuesNode {
  return Array.isArray(type) ? { ...rest, anyOf: [{ $ref }, { type: 'null' }] } : { ...rest, $ref };
}
