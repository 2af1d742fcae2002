import { InvalidInput } from '@reelsheet/kernel';
import type { PostContent } from '@reelsheet/provider-publisher';
import { namesIn, resolvePrompt, type NamedTexts } from '../../sheets/prompts/prompt.js';
import { fromContent, toContent } from '../posts/wire-content.js';

/** An error in a field, which has its name on the wire. */
export interface PostFieldError {
  readonly field: string;
  readonly error: string;
}

export interface ResolvedContent {
  /** Fields with errors are left out. */
  readonly content: PostContent;
  readonly errors: readonly PostFieldError[];
}

/** Replaces each `{{name}}` in the texts of the content, also in options, by its text in the row. */
export function resolveContent(content: PostContent, texts: NamedTexts): ResolvedContent {
  const errors: PostFieldError[] = [];
  const resolveText = (text: string, field: string): string | undefined => {
    try {
      return resolvePrompt(text, texts, field);
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      errors.push({ field: error.field, error: error.reason });
      return undefined;
    }
  };
  const resolve = (value: unknown, field: string): unknown => {
    if (typeof value === 'string') return resolveText(value, field);
    if (Array.isArray(value)) return value.map((item) => resolve(item, field)).filter((item) => item !== undefined);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, resolve(item, `${field}.${name}`)]));
  };
  const fields = Object.entries(toContent(content)).map(([name, value]) => [name, resolve(value, name)] as const);
  return { content: fromContent(Object.fromEntries(fields)), errors };
}

/** Returns the names in the texts of each field that has any, also in its options. */
export function namesInFields(content: PostContent): ReadonlyMap<string, readonly string[]> {
  const fields = Object.entries(toContent(content)).map(([field, value]) => [field, namesInTexts(value)] as const);
  return new Map(fields.filter(([, names]) => names.length > 0));
}

function namesInTexts(value: unknown): string[] {
  if (typeof value === 'string') return namesIn(value);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesInTexts) : [];
}
