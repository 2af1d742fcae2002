import { invalid } from '@reelsheet/kernel';
import type { SheetAttributes } from '../sheet/attributes.js';
import { SHEET_LIMITS } from '../sheet/sheet-limits.js';

/** The text of each name, by {@link normalizeName}. */
export type NamedTexts = ReadonlyMap<string, string>;

const REFERENCE = /\{\{([^{}]*)\}\}/g;

/** Names are equal regardless of case, spaces and underscores. */
export function normalizeName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '_');
}

/** Returns the names that a text refers to as `{{name}}`, as written. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(REFERENCE)].map(([, name]) => name!.trim());
}

/** Returns the prompt of a cell or layer: the one in its attributes, else its value. */
export function promptOf({
  attributes,
  value = '',
}: {
  readonly attributes: SheetAttributes;
  readonly value?: string;
}): string {
  const { prompt } = attributes;
  return typeof prompt === 'string' && prompt.trim() !== '' ? prompt : value;
}

/**
 * Returns the text with each `{{name}}` replaced, recursively. Throws `validation_error` on an unknown name, a cycle of
 * names, names nested too deeply, and a result that is too long.
 */
export function resolvePrompt(text: string, texts: NamedTexts, field = 'prompt'): string {
  const known = new Map<string, string>();
  const resolve = (source: string, path: readonly string[]): string => {
    let length = 0;
    const grow = (by: number) => {
      length += by;
      if (length > SHEET_LIMITS.prompt)
        throw invalid(field, `grows beyond ${SHEET_LIMITS.prompt} characters once its names are replaced`);
    };
    grow(source.replace(REFERENCE, '').length);
    return source.replace(REFERENCE, (_, name: string) => {
      const replacement = textOf(name.trim(), path);
      grow(replacement.length);
      return replacement;
    });
  };
  const textOf = (name: string, path: readonly string[]): string => {
    const key = normalizeName(name);
    const found = texts.get(key);
    if (found === undefined)
      throw invalid(field, `names {{${name}}}, which is neither a column of the sheet nor a global variable`);
    if (path.includes(key)) throw invalid(field, `leads back to itself through {{${name}}}`);
    if (path.length >= SHEET_LIMITS.promptDepth)
      throw invalid(field, `leads through more than ${SHEET_LIMITS.promptDepth} names, one in the other`);
    const resolved = known.get(key) ?? resolve(found, [...path, key]);
    known.set(key, resolved);
    return resolved;
  };
  return resolve(text, []);
}
