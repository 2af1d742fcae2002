/** A schema of an OpenAPI 3.1 document, or a part of a schema. */
export type ApiSchema = Readonly<Record<string, unknown>>;

/** Name under which the validator knows the document's components. */
export const DOCUMENT = 'document';

/**
 * Returns the schema that responses must match: references point into {@link DOCUMENT}, and objects allow no other
 * fields than those they declare, unless the schema says otherwise.
 */
export function toJsonSchema(schema: ApiSchema): ApiSchema {
  const mapped: ApiSchema = Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [keyword, KEYWORDS[keyword]?.(value) ?? value]),
  );
  const isObject = [mapped.type].flat().includes('object');
  return isObject && !mapped.allOf ? { additionalProperties: false, ...mapped } : mapped;
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
