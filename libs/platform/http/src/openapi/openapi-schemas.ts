/** A schema of OpenAPI, or a schema inside of one. */
type OpenApiSchema = Readonly<Record<string, unknown>>;

/**
 * Rewrites the schemas of a document from OpenAPI 3.0, which the decorators describe, to JSON Schema 2020-12 as OpenAPI
 * 3.1 has it: null is a type, a single value a constant, and an example one of several.
 */
export function withJsonSchemas<Document extends object>(document: Document): Document {
  return visit(document) as Document;
}

function visit(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(visit);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (key === 'schema') return [key, toJsonSchema(value as OpenApiSchema)];
      return [key, key === 'schemas' ? mapSchemas(value) : visit(value)];
    }),
  );
}

function toJsonSchema(schema: OpenApiSchema): OpenApiSchema {
  const { nullable, example, ...rest } = Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [keyword, KEYWORDS[keyword]?.(value) ?? value]),
  );
  const single = withConstant(withReference(rest));
  return { ...(nullable ? orNull(single) : single), ...(example === undefined ? {} : { examples: [example] }) };
}

/** A reference may have other keywords beside it, so it needs no `allOf` around it. */
function withReference(schema: OpenApiSchema): OpenApiSchema {
  const { allOf, type: _, ...rest } = schema;
  return Array.isArray(allOf) && allOf.length === 1 ? { ...(allOf[0] as OpenApiSchema), ...rest } : schema;
}

function withConstant(schema: OpenApiSchema): OpenApiSchema {
  const { enum: values, ...rest } = schema;
  return Array.isArray(values) && values.length === 1 ? { ...rest, const: values[0] as unknown } : schema;
}

/** Adds null to the allowed types and values. */
function orNull(schema: OpenApiSchema): OpenApiSchema {
  const { $ref, oneOf, const: constant, enum: values, type, ...rest } = schema;
  if ($ref) return { ...rest, anyOf: [{ $ref }, NULL] };
  if (oneOf) return { ...rest, oneOf: [...(oneOf as OpenApiSchema[]), NULL] };
  if (constant !== undefined) return { ...rest, type: [type, 'null'], enum: [constant, null] };
  return { ...rest, type: [type, 'null'], ...(values ? { enum: [...(values as unknown[]), null] } : {}) };
}

function mapSchemas(schemas: unknown): Record<string, OpenApiSchema> {
  const entries = Object.entries(schemas as Record<string, OpenApiSchema>);
  return Object.fromEntries(entries.map(([name, schema]) => [name, toJsonSchema(schema)]));
}

const NULL = { type: 'null' };
const one = (value: unknown) => (typeof value === 'object' ? toJsonSchema(value as OpenApiSchema) : value);
const each = (value: unknown) => (value as OpenApiSchema[]).map(toJsonSchema);

/** Keywords that contain schemas. */
const KEYWORDS: Readonly<Record<string, (value: unknown) => unknown>> = {
  properties: mapSchemas,
  items: one,
  additionalProperties: one,
  allOf: each,
  anyOf: each,
  oneOf: each,
};
