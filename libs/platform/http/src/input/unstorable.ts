import { isObject } from './input.js';

const DEEPEST = 64;

/**
 * Returns why Postgres could not store a parsed body or query: NUL, unpaired surrogates, a number that was read as
 * infinite, endless nesting. Returns undefined if it could, and for bytes and streams, which their reader checks. Its
 * recursion is limited, so no input can overflow the stack.
 */
export function unstorable(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') return inText(value);
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : 'must not hold numbers beyond ±1.8e308';
  if (!Array.isArray(value) && !isObject(value)) return undefined;
  if (depth >= DEEPEST) return `must not be nested deeper than ${DEEPEST} levels`;
  return Array.isArray(value) ? inItems(value, depth + 1) : inFields(value, depth + 1);
}

function inItems(items: readonly unknown[], depth: number): string | undefined {
  for (const item of items) {
    const reason = unstorable(item, depth);
    if (reason) return reason;
  }
  return undefined;
}

function inFields(fields: Record<string, unknown>, depth: number): string | undefined {
  for (const name of Object.keys(fields)) {
    const reason = inText(name) ?? unstorable(fields[name], depth);
    if (reason) return reason;
  }
  return undefined;
}

function inText(text: string): string | undefined {
  if (text.includes('\0')) return 'must not hold NUL characters';
  return text.isWellFormed() ? undefined : 'must be well-formed Unicode';
}
