/** A schema of an OpenAPI 3.0 document, or a part of a schema. */
export type ApiSchema = Readonly<Record<string, unknown>>;

/** Name under which the validator knows the document's components. */
export const DOCUMENT = 'document';

/**
 * Converts an OpenAPI 3.0 schema to JSON Schema: `nullable` becomes a type, references point into {@link DOCUMENT}, and
 * objects allow no other fields than those they declare, unless the schema says otherwise.
 */
export function toJsonSchema(schema: ApiSchema): ApiSchema {
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [keyword, KEYWORDS[keyword]?.(value) ?? value]),
  );
  const closed = rest.type === 'object' && !rest.allOf ? { additionalProperties: false, ...rest } : rest;
  return nullable ? orNull(closed) : closed;
}

/** Adds null to the type if there is one, so that errors are reported for that type only. */
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

/** Keywords that contain or reference schemas. */
const KEYWORDS: Readonly<Record<string, (value: unknown) => unknown>> = {
  $ref: (value) => `${DOCUMENT}${String(value)}`,
  properties: mapSchemas,
  items: one,
  additionalProperties: one,
  allOf: each,
  anyOf: each,
  oneOf: each,
};
