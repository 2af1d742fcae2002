const DEEPEST = 64;

/** What Postgres could not keep in a parsed body or query: NUL, half a surrogate pair, endless nesting. At most one problem. */
export function unstorable(value: unknown): string[] {
  const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    if (typeof next.value === 'string') {
      const problem = inText(next.value);
      if (problem) return [problem];
    } else if (isTree(next.value)) {
      if (next.depth >= DEEPEST) return [`must not be nested deeper than ${DEEPEST} levels`];
      for (const [key, item] of Object.entries(next.value))
        open.push({ value: key, depth: 0 }, { value: item, depth: next.depth + 1 });
    }
  }
  return [];
}

function inText(text: string): string | undefined {
  if (text.includes('\0')) return 'must not hold NUL characters';
  return text.isWellFormed() ? undefined : 'must be well-formed Unicode';
}

/** Plain objects and lists; bytes and streams are read by whoever takes them. */
function isTree(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return (
    Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null
  );
}
