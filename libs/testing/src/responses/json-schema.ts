/** A schema of an OpenAPI 3.0 document, or a part of one. */
export type ApiSchema = Readonly<Record<string, unknown>>;

/** Under this name the document's components are known to the validator. */
export const DOCUMENT = 'document';

/**
 * An OpenAPI 3.0 schema as JSON Schema: `nullable` becomes a type, references lead into {@link DOCUMENT}, and an object
 * has no fields but those it names, unless it says so.
 */
export function toJsonSchema(schema: ApiSchema): ApiSchema {
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [keyword, KEYWORDS[keyword]?.(value) ?? value]),
  );
  const closed = rest.type === 'object' && !rest.allOf ? { additionalProperties: false, ...rest } : rest;
  return nullable ? orNull(closed) : closed;
}

/** Where a type stands, null joins it, so that a fault is told of that type alone. */
function orNull(schema: ApiSchema): ApiSchema {
  const { type, enum: values, allOf, oneOf } = schema;
  if (!type || allOf || oneOf) return { anyOf: [{ type: 'null' }, schema] };
  return { ...schema, type: [type, 'null'], ...(values ? { enum: [...(values as unknown[]), null] } : {}) };
}

export function mapSchemas(schemas: unknown): Record<string, ApiSchema> {
  const entries = Object.entries(schemas as Record<string, ApiSchema>);
  return Object.fromEntries(entries.map(([name, schema]) => [name, toJsonSchema(schema)]));
}

const one = (value: unknown) => (typeof value === 'object' ? toJsonSchema(value as ApiSchema) : value);
const each = (value: unknown) => (value as ApiSchema[]).map(toJsonSchema);

/** Keywords that hold schemas or lead to them. */
const KEYWORDS: Readonly<Record<string, (value: unknown) => unknown>> = {
  $ref: (value) => `${DOCUMENT}${String(value)}`,
  properties: mapSchemas,
  items: one,
  additionalProperties: one,
  allOf: each,
  anyOf: each,
  oneOf: each,
};
