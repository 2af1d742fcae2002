import { readFileSync } from 'node:fs';
import { InvalidArgumentError } from 'commander';
import type { CommandField, FieldType } from '../table/command-row.js';

/** Stands for null, which the parser of options would replace by a text. */
export const NULL_VALUE = Symbol('null');

const INTEGER = /^-?\d+$/;

/**
 * Returns the value that a text of the command line has for a field. `before` is that of the same option given earlier,
 * to which the items of a list are added. A file stays a path, which is opened when the request is made.
 */
export function fieldValue(field: CommandField, text: string, before: unknown): unknown {
  if (field.nullable && text === 'null') return NULL_VALUE;
  if (field.type === 'array') return [...((before as readonly unknown[] | undefined) ?? []), ...itemsOf(field, text)];
  return valueOf(field.type, field.values, text);
}

function itemsOf({ items = 'string', values }: CommandField, text: string): readonly unknown[] {
  if (/^\s*\[/.test(text) || text.startsWith('@')) {
    const list = jsonOf(text);
    if (!Array.isArray(list)) throw new InvalidArgumentError('must be a list in JSON');
    return list;
  }
  // Texts may contain commas, so only a list of other values is split.
  const isSplit = items !== 'string' || values !== undefined;
  if (items === 'object' || items === 'any') return [jsonOf(text)];
  return (isSplit ? text.split(',') : [text]).map((each) => valueOf(items, values, each.trim()));
}

function valueOf(type: FieldType, values: readonly string[] | undefined, text: string): unknown {
  if (values && !values.includes(text)) throw new InvalidArgumentError(`must be one of ${values.join(', ')}`);
  switch (type) {
    case 'integer':
      if (!INTEGER.test(text)) throw new InvalidArgumentError('must be an integer');
      return Number(text);
    case 'number':
      if (text.trim() === '' || !Number.isFinite(Number(text))) throw new InvalidArgumentError('must be a number');
      return Number(text);
    case 'boolean':
      if (text !== 'true' && text !== 'false') throw new InvalidArgumentError('must be true or false');
      return text === 'true';
    case 'id':
      return INTEGER.test(text) ? Number(text) : text;
    case 'object':
      return objectOf(text);
    case 'any':
      return anyOf(text);
    case 'array':
    case 'file':
    case 'file_or_text':
    case 'string':
      return text;
  }
}

function objectOf(text: string): unknown {
  const value = jsonOf(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InvalidArgumentError('must be an object in JSON, or be given by its fields after a dot');
  return value;
}

/** Returns a value of any type: JSON where the text is that. */
export function anyOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Returns the value of JSON, or of a file with JSON after `@`. */
export function jsonOf(text: string): unknown {
  const source = text.startsWith('@') ? fileText(text.slice(1)) : text;
  try {
    return JSON.parse(source) as unknown;
  } catch (error) {
    throw new InvalidArgumentError(`must be JSON: ${(error as Error).message}`);
  }
}

function fileText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new InvalidArgumentError((error as Error).message);
  }
}
