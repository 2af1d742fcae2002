/** Positions in a text; `end` is exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

export interface Comment {
  /** Position of the first character of `text`. */
  readonly start: number;
  /** Content without delimiters and leading asterisks. */
  readonly text: string;
}

/** Matches lines that contain only a `//` comment, a `//` comment at the end of a line, or a block comment. */
const COMMENT = /(?:^[ \t]*\/\/.*(?:\n|$))+|\/\/.*|\/\*[^]*?\*\//gm;

/**
 * Finds the comments of a source text. Literals are strings, templates and regular expressions, which may contain text
 * that looks like a comment. Consecutive lines that contain only a `//` comment are one comment.
 */
export function commentsIn(source: string, literals: readonly Range[]): Comment[] {
  const ranges = literals.toSorted((a, b) => a.start - b.start);
  const pattern = new RegExp(COMMENT);
  const comments: Comment[] = [];
  let next = 0;
  for (let match = pattern.exec(source); match; match = pattern.exec(source)) {
    const { index } = match;
    while (next < ranges.length && ranges[next]!.end <= index) next++;
    const literal = ranges[next];
    if (literal && literal.start <= index) {
      pattern.lastIndex = literal.end;
      continue;
    }
    const lines = match[0].split('\n').map(withoutDelimiters);
    const text = lines.join('\n').trim();
    comments.push({ start: index + match[0].indexOf(text.split('\n')[0]!), text });
  }
  return comments;
}

function withoutDelimiters(line: string): string {
  return line
    .trim()
    .replace(/^(?:\/\/|\/?\*+(?!\/)) ?/, '')
    .replace(/(?<!\*)\*+\/$/, '')
    .trimEnd();
}
