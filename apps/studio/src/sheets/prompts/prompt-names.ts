const REFERENCE = /\{\{([^{}]*)\}\}/g;
const OPEN = '{{';
const CLOSE = '}}';

/** Names are equal regardless of case, spaces and underscores, as in the services. */
export function normalizeName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '_');
}

/** Returns the names that a prompt refers to as `{{name}}`, each once. */
export function namesIn(prompt: string): string[] {
  const names = new Map<string, string>();
  for (const [, written] of prompt.matchAll(REFERENCE)) {
    const name = written!.trim();
    if (!names.has(normalizeName(name))) names.set(normalizeName(name), name);
  }
  return [...names.values()];
}

/** A name that is being typed. */
export interface OpenName {
  /** Index behind the opening braces. */
  readonly start: number;
  readonly typed: string;
}

/** Returns the name that is typed at the caret, or undefined when none is open there. */
export function openNameAt(text: string, caret: number): OpenName | undefined {
  const open = text.lastIndexOf(OPEN, caret - 1);
  if (open < 0 || open + OPEN.length > caret) return undefined;
  const typed = text.slice(open + OPEN.length, caret);
  return /[{}\n]/.test(typed) ? undefined : { start: open + OPEN.length, typed };
}

/** Maximum number of names that are suggested at once. */
const MAX_SUGGESTED = 8;

/** Returns names that continue what is typed, those that begin with it first. */
export function suggestionsFor(typed: string, names: readonly string[]): string[] {
  const wanted = normalizeName(typed);
  const rank = (name: string) => {
    const index = normalizeName(name).indexOf(wanted);
    return index < 0 ? undefined : Math.min(index, 1);
  };
  return names
    .map((name) => ({ name, rank: rank(name) }))
    .filter((item): item is { name: string; rank: number } => item.rank !== undefined)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_SUGGESTED)
    .map(({ name }) => name);
}

/** Returns the text with the open name completed, and where the caret is then. */
export function completed(text: string, caret: number, { start }: OpenName, name: string) {
  const rest = text.slice(caret);
  const end = rest.startsWith(CLOSE) ? rest.slice(CLOSE.length) : rest;
  const before = text.slice(0, start) + name + CLOSE;
  return { text: before + end, caret: before.length };
}

/** Returns whether a prompt refers to a column or variable. */
export function refersTo(prompt: string, title: string): boolean {
  const wanted = normalizeName(title);
  return namesIn(prompt).some((name) => normalizeName(name) === wanted);
}
