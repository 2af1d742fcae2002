import { Type, type TObject } from 'typebox';

/**
 * Returns the JSON Schema that a model gets for a tool: the properties of a message contract without `omitted`, closed
 * on every level, so that a field which the model invents is an error instead of being ignored.
 */
export function toolParameters(contract: TObject, omitted: readonly string[]): TextToolParameters {
  return closed(Type.Omit(contract, omitted)) as TextToolParameters;
}

type TextToolParameters = Readonly<Record<string, unknown>>;

function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  return 'properties' in copy ? { ...copy, additionalProperties: false } : copy;
}
