import { describe, expect, it } from '@jest/globals';
import { Repository } from '../repository.js';
import { checkDocs, readingEase } from './check-docs.js';
import { parsePage } from './page.js';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const LIMITS = '| Limit | Value | Meaning |\n|---|---|---|\n| `MAX_FOLDERS` | 1,000 | Folders. |\n';
const SETTINGS = '| Variable | Default | Meaning |\n|---|---|---|\n| `RATE_LIMIT` | `60` | requests |\n';
const AROUND = {
  'apps/base/src/folders/folder-limits.ts': 'export const MAX_FOLDERS = 1_000; process.env.RATE_LIMIT;',
  'docs/reference/limits.md': LIMITS,
  'docs/reference/settings.md': SETTINGS,
  'deploy/alerts/reelsheet.yaml': 'rules:\n  - alert: ReelsheetSlow\n    expr: 1\n',
  'tools/trials/src/main.ts': "const TRIALS = {\n  soak,\n  'nats-cluster': natsCluster,\n};\n",
  'docs/other.md': '# Other\n\n## One heading\n\nOne.\n\nTwo.\n\nThree.\n',
};

/** Returns what the check prints about `docs/page.md`, without the summary. */
function complaintsOf(page: string, more: Readonly<Record<string, string>> = {}): string[] {
  const printed: string[] = [];
  checkDocs(Repository.of({ ...AROUND, 'docs/page.md': page, ...more }), (text) => printed.push(text));
  return printed.slice(0, -1);
}

describe('the check of pages accepts', () => {
  it.each([
    ['a paragraph of 90 words', words(90)],
    ['a page of 1,500 words', Array.from({ length: 50 }, () => words(30)).join('\n\n')],
    [
      'links to files, folders, headings and addresses',
      '[a](other.md#one-heading) [b](../apps/base) [c](https://x.y/z)',
    ],
    ['paths, patterns and names of files', '`apps/base/src/folders/` `apps/*/src` `folder-limits.ts` `*-limits.ts`'],
    ['placeholders and files that commands create', '`<thing>-limits.ts` `tools/x/dist/main.js` `values.yaml`'],
    ['known names', '`MAX_FOLDERS` `RATE_LIMIT`'],
    ['correct figures', '1,000 folders (`MAX_FOLDERS`), `RATE_LIMIT` (60)'],
    ['known trials', '`npm run trials -- soak --full`, `npm run trials -- nats-cluster`, `npm run trials -- <name>`'],
    ['code blocks with any content', `\`\`\`sh\n${words(2_000)} \`docs/none.md\`\n\`\`\``],
    ['generated blocks', `<!-- generated: reference -->\n\n${words(2_000)}\n\n<!-- end: reference -->`],
  ])('%s', (_, page) => expect(complaintsOf(page)).toEqual([]));
});

describe('the check of pages rejects', () => {
  it.each([
    ['a long paragraph', words(91), 'docs/page.md:1: the paragraph has 91 words'],
    ['a long paragraph of a list', `- ${words(91)}`, 'docs/page.md:1: the paragraph has 91 words'],
    ['a long page', Array.from({ length: 51 }, () => words(30)).join('\n\n'), 'the page has 1530 words'],
    ['a long table', `| a | b |\n|---|---|\n| ${words(1_000)} | ${words(500)} |`, 'the page has 1502 words'],
    ['a link to a missing file', 'One.\n\n[a](none.md)', 'docs/page.md:3: the file of the link none.md does not exist'],
    ['a link to a missing heading', '[a](other.md#two)', 'the heading of the link other.md#two does not exist'],
    ['a link to a missing heading in the same page', '[a](#two)', 'the heading of the link #two does not exist'],
    ['an unknown path', 'See `apps/base/src/none`', 'the path apps/base/src/none does not exist'],
    ['an unknown file', '`none.service.ts`', 'the path none.service.ts does not exist'],
    ['an unknown name', '| `MAX_NONE` |\n|---|', 'the name MAX_NONE occurs neither in code nor in settings'],
    ['a wrong limit', '`MAX_FOLDERS` (100)', 'MAX_FOLDERS is 1000, not 100'],
    ['a wrong limit before its name', '999 large folders (`MAX_FOLDERS`)', 'MAX_FOLDERS is 1000, not 999'],
    ['a wrong default', '`RATE_LIMIT` = 61', 'RATE_LIMIT is 60, not 61'],
    ['an unknown trial', '`npm run trials -- natsCluster`', 'the trial natsCluster does not exist'],
  ])('%s', (_, page, complaint) => {
    expect(complaintsOf(page)).toEqual([expect.stringContaining(complaint)]);
  });

  it('a median paragraph of more than 45 words', () => {
    const page = Array.from({ length: 5 }, () => words(46)).join('\n\n');
    expect(complaintsOf(page)).toEqual([expect.stringContaining('the median paragraph has 46 words')]);
  });
});

it('knows the alerts that pages of operators name', () => {
  const page = '`ReelsheetSlow` `ReelsheetError`';
  expect(complaintsOf(page)).toEqual([]);
  expect(complaintsOf('One.', { 'docs/operations/page.md': page })).toEqual([
    'docs/operations/page.md:1: the alert ReelsheetError does not exist',
  ]);
});

it.each(['docs/reference/limits.md', 'docs/benchmarks.md', 'docs/trials.md'])('allows a long %s', (path) => {
  const long = `${LIMITS}\n${Array.from({ length: 51 }, () => words(30)).join('\n\n')}`;
  expect(complaintsOf('One.', { [path]: long })).toEqual([]);
});

it('reports a higher reading ease for short words and sentences', () => {
  const ease = (text: string) => readingEase([parsePage('docs/page.md', text)]);
  expect(ease('The cat sat. The dog ran.')).toBeGreaterThan(100);
  expect(ease('Internationalization necessitates considerable organizational responsibility.')).toBeLessThan(0);
});
