import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '../markdown/languages.js';
import { regionsIn, snippetsIn, withSnippets } from './snippets.js';

const root = resolve(import.meta.dirname, '../../../..');
const folder = join(root, 'apps/guide/snippets');
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const pages = readdirSync(join(root, 'docs/guide')).map((name) => ({
  name,
  text: readFileSync(join(root, 'docs/guide', name), 'utf8'),
}));

describe('the files of the snippets', () => {
  const steps = readdirSync(folder);
  const included = pages.flatMap(({ text }) => snippetsIn(text));

  it.each(steps)('of %s have the same regions in all languages, each on one page', (step) => {
    const regions = LANGUAGES.map(({ file }) => [...regionsIn(read(`${step}/${file}`)).keys()]);
    for (const others of regions) expect(others).toEqual(regions[0]);
    expect(readdirSync(join(folder, step)).toSorted()).toEqual(LANGUAGES.map(({ file }) => file).toSorted());
    const names = regions[0]!.map((region) => `${step}/${region}`);
    expect(included.filter((name) => name.startsWith(`${step}/`))).toEqual(names);
  });

  it.each(pages)('$name has their present code', ({ text }) => {
    expect(text).toBe(withSnippets(text, read));
  });
});

describe('a page', () => {
  const page = '# Page\n\n<!-- generated: snippet step/one -->\nold\n<!-- end: snippet step/one -->\n\nText\n';

  it('gets the code of a region in each language', () => {
    const text = withSnippets(page, (path) => `import\n\n# region one\n\nread ${path}\n# endregion\nrest\n`);
    expect(text).toContain('```sh curl\nread step/curl.sh\n```\n\n```ts TypeScript\nread step/typescript.ts\n```');
    expect(text).toContain('<!-- end: snippet step/one -->\n\nText\n');
    expect(text).not.toContain('old');
    expect(snippetsIn(text)).toEqual(['step/one']);
  });

  it('must not name a region that a language does not have', () => {
    expect(() => withSnippets(page, () => '// region two\n// endregion\n')).toThrow('step/curl.sh has no region one');
  });
});
