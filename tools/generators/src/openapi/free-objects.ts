type SchemaNode = Readonly<Record<string, unknown>>;

const NAME = 'JsonObject';
const REFERENCE = { $ref: `#/components/schemas/${NAME}` };
const FREE: SchemaNode = { type: 'object', additionalProperties: true, description: 'Any JSON object.' };

/** Replaces each schema of an object with any fields by a reference to one schema, so that clients have one type. */
export function withFreeObjects<Document extends { readonly components?: { readonly schemas?: object } }>(
  document: Document,
): Document {
  const rewritten = visit(document) as Document;
  if (!JSON.stringify(rewritten).includes(REFERENCE.$ref)) return rewritten;
  return {
    ...rewritten,
    components: { ...rewritten.components, schemas: { ...rewritten.components?.schemas, [NAME]: FREE } },
  };
}

function visit(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(visit);
  if (typeof node !== 'object' || node === null) return node;
  const copy: SchemaNode = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, visit(value)]));
  const { type, additionalProperties, ...rest } = copy;
  const types = [type].flat();
  if (additionalProperties !== true || !types.includes('object') || 'properties' in rest) return copy;
  return types.includes('null') ? { ...rest, anyOf: [REFERENCE, { type: 'null' }] } : { ...rest, ...REFERENCE };
}
