import type { Artifact } from '../artifact.js';

/** Start of the first sentence of a generated page. */
export const GENERATED = 'Generated from the code by `npm run generate`';

/** Returns a page of `docs/reference` from its lines. */
export function referencePage(name: string, title: string, about: string, lines: readonly string[]): Artifact {
  const content = [`# ${title}`, '', `${GENERATED}. ${about}`, '', ...lines];
  return { path: `docs/reference/${name}.md`, content: `${content.join('\n').trimEnd()}\n` };
}

/** Returns a Markdown table. Pipes and line breaks within cells are escaped. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)];
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

export const code = (text: string) => `\`${text}\``;

/** Returns the anchor of a heading, as Markdown viewers derive it. */
export const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
