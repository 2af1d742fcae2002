import { infoOf, LANGUAGES } from '../markdown/languages.js';

/** Folder of the files of all steps, from the repository's root. */
export const SNIPPETS = 'apps/guide/snippets';

const REGION = /^(?:#|\/\/) region (\S+)$/;
const END = /^(?:#|\/\/) endregion$/;
const BLOCK_START = /^<!-- generated: snippet (\S+) -->$/;
const BLOCK_END = /^<!-- end: snippet \S+ -->$/;

/** Returns the lines of each region of a file, by name, without the blank lines around them. */
export function regionsIn(text: string): ReadonlyMap<string, string> {
  const regions = new Map<string, string[]>();
  let open: string[] | undefined;
  for (const line of text.split('\n')) {
    const name = REGION.exec(line)?.[1];
    if (END.test(line)) open = undefined;
    else if (name !== undefined) regions.set(name, (open = []));
    else open?.push(line);
  }
  return new Map([...regions].map(([name, lines]) => [name, lines.join('\n').trim()]));
}

/** Returns the names of the snippets that a page includes, as `<step>/<region>`. */
export const snippetsIn = (page: string): string[] =>
  page.split('\n').flatMap((line) => BLOCK_START.exec(line)?.[1] ?? []);

/**
 * Returns a page in which each snippet has the code of its files, in all languages. `read` returns a file of
 * `apps/guide/snippets`. Throws if a snippet does not end.
 */
export function withSnippets(page: string, read: (path: string) => string): string {
  const lines: string[] = [];
  let open: string | undefined;
  for (const line of page.split('\n')) {
    const name = BLOCK_START.exec(line)?.[1];
    if (name !== undefined) lines.push(blockOf((open = name), read));
    else if (open === undefined) lines.push(line);
    else if (BLOCK_END.test(line)) open = undefined;
  }
  if (open !== undefined) throw new Error(`the snippet ${open} does not end`);
  return lines.join('\n');
}

function blockOf(name: string, read: (path: string) => string): string {
  const [step = '', region = ''] = name.split('/');
  const blocks = LANGUAGES.map((language) => {
    const code = regionsIn(read(`${step}/${language.file}`)).get(region);
    if (code === undefined) throw new Error(`${SNIPPETS}/${step}/${language.file} has no region ${region}`);
    return `\`\`\`${infoOf(language)}\n${code}\n\`\`\``;
  });
  return [`<!-- generated: snippet ${name} -->`, ...blocks, `<!-- end: snippet ${name} -->`].join('\n\n');
}
