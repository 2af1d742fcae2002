/** Returns the topics of a text with one a line, each of them once. */
export const topicsOf = (lines: string): { readonly topic: string }[] =>
  [...new Set(lines.split('\n').map((line) => line.trim()))].filter(Boolean).map((topic) => ({ topic }));
