import { invalid } from '@reelsheet/kernel';
import type { Attributes } from '../sheet/attributes.js';
import { SHEET_LIMITS } from '../sheet/sheet-limits.js';

/** What names stand for, by {@link normalizeName}. */
export type NamedTexts = ReadonlyMap<string, string>;

const REFERENCE = /\{\{([^{}]*)\}\}/g;

/** Names are the same whatever their case, and whether written with spaces or underscores. */
export function normalizeName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '_');
}

/** Names that a text refers to as `{{name}}`, as written. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(REFERENCE)].map(([, name]) => name!.trim());
}

/** A cell's or layer's own prompt: the one in its attributes, else its value. */
export function promptOf({
  attributes,
  value = '',
}: {
  readonly attributes: Attributes;
  readonly value?: string;
}): string {
  const { prompt } = attributes;
  return typeof prompt === 'string' && prompt.trim() !== '' ? prompt : value;
}

/**
 * The text with each `{{name}}` replaced by its word, in whose own text names are replaced too.
 * Throws `validation_error` on an unknown name, a circle of names, names nested too deep, and a result that grows too long.
 */
export function resolvePrompt(text: string, words: NamedTexts, field = 'prompt'): string {
  const known = new Map<string, string>();
  const resolve = (part: string, path: readonly string[]): string => {
    let length = 0;
    const grow = (by: number) => {
      length += by;
      if (length > SHEET_LIMITS.prompt)
        throw invalid(field, `grows beyond ${SHEET_LIMITS.prompt} characters once its names are replaced`);
    };
    grow(part.replace(REFERENCE, '').length);
    return part.replace(REFERENCE, (_, name: string) => {
      const word = wordFor(name.trim(), path);
      grow(word.length);
      return word;
    });
  };
  const wordFor = (name: string, path: readonly string[]): string => {
    const key = normalizeName(name);
    const word = words.get(key);
    if (word === undefined)
      throw invalid(field, `names {{${name}}}, which is neither a column of the sheet nor a global variable`);
    if (path.includes(key)) throw invalid(field, `leads back to itself through {{${name}}}`);
    if (path.length >= SHEET_LIMITS.promptDepth)
      throw invalid(field, `leads through more than ${SHEET_LIMITS.promptDepth} names, one in the other`);
    const resolved = known.get(key) ?? resolve(word, [...path, key]);
    known.set(key, resolved);
    return resolved;
  };
  return resolve(text, []);
}
