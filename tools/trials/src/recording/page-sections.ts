/** Sections of a generated page: their text by heading. */
export type PageSections = Map<string, string>;

const HEADING = '## ';
const FENCE = '```';

/** Returns the sections of a page; lines of a code block are no headings. */
export function sectionsOf(page: string): PageSections {
  const sections = new Map<string, string[]>();
  let lines: string[] = [];
  let isCode = false;
  for (const line of page.split('\n')) {
    if (line.startsWith(FENCE)) isCode = !isCode;
    if (isCode || !line.startsWith(HEADING)) lines.push(line);
    else sections.set(line.slice(HEADING.length), (lines = []));
  }
  return new Map(Array.from(sections, ([heading, text]) => [heading, `${text.join('\n').trim()}\n`]));
}

/** Returns a page that begins with `head`, with its sections sorted by heading. */
export function pageOf(head: string, sections: PageSections): string {
  return `${head}\n${sorted(sections)
    .map(([heading, text]) => `${HEADING}${heading}\n\n${text}`)
    .join('\n')}`;
}

/** Returns the headings with their sections in the order of a page. */
export function sorted(sections: PageSections): [string, string][] {
  // The mark of code would sort a command after the same command with options.
  const words = ([heading]: readonly [string, string]) => heading.replaceAll('`', '');
  return [...sections].toSorted((one, other) => (words(one) < words(other) ? -1 : 1));
}
