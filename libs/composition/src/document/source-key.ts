import type { Source } from './document-schema.js';

/** Returns the key under which maps hold a source, for example `layer_id:12`. Equal sources have equal keys. */
export function sourceKey(source: Source): string {
  const [[field, value]] = Object.entries(source) as [[string, string | number]];
  return `${field}:${value}`;
}

/** Returns the field and the value that {@link sourceKey} built the key from. */
export function parseSourceKey(key: string): { readonly field: string; readonly value: string } {
  const separator = key.indexOf(':');
  return { field: key.slice(0, separator), value: key.slice(separator + 1) };
}
