import { textOf } from './text-of.js';

type Append = (name: string, value: string | Blob) => void;

/** Returns whether a value has a file in it, which JSON cannot contain. */
export function hasFile(value: unknown): boolean {
  if (value instanceof Blob) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasFile);
}

/** Returns a multipart form with nested names: `agent_avatars_attributes[][file]`. */
export function formOf(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) add(name, value, (at, text) => form.append(at, text));
  return form;
}

/** Returns the same fields as a form without files. */
export function encodedFormOf(fields: Readonly<Record<string, unknown>>): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) add(name, value, (at, text) => form.append(at, text as string));
  return form;
}

function add(name: string, value: unknown, append: Append): void {
  if (value === undefined || value === null) return;
  if (value instanceof Blob) append(name, value);
  else if (Array.isArray(value)) for (const each of value) add(`${name}[]`, each, append);
  else if (typeof value === 'object')
    for (const [key, each] of Object.entries(value)) add(`${name}[${key}]`, each, append);
  else append(name, textOf(value));
}
