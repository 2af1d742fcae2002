import { expect, it } from '@jest/globals';
import GithubSlugger from 'github-slugger';
import { sectionsOf, type PageSections } from './page-sections.js';
import { headingOf, sectionOf, type TrialRequest, type TrialResult } from './trial-section.js';
import { trialsPage } from './trials-page.js';

const REQUEST: TrialRequest = { name: 'posts', isFull: false, chosen: {}, seed: 7 };
const RESULT: TrialResult = {
  request: REQUEST,
  shows: 'posts are published once',
  lines: [
    'posts: posts are published once (seed 7)',
    'posts: 48 posts | 4 agents',
    'posts: ✓ lost posts: 0 (goal 0)',
    'posts: passed in 43 s',
  ],
  status: 0,
  seconds: 43.2,
  time: '2026-11-28 08:40 UTC',
  commit: 'b07ef6b0',
  hasChanges: false,
  machine: '2 × Processor, 24 GB',
  versions: 'Node 24.1.0',
  load: '0.3',
};

/** Records results into a page, one after the other as commands do, and returns its text. */
function recorded(...results: Partial<TrialResult>[]): string {
  return results.reduce((page, changes) => {
    const result = { ...RESULT, ...changes };
    return trialsPage(sectionsOf(page).set(headingOf(result.request), sectionOf(result)));
  }, '');
}

const outputOf = (lines: readonly string[]) => /```text\n([^]*?)\n```/.exec(sectionOf({ ...RESULT, lines }))![1]!;
const rowsOf = (page: string) => page.split('\n').filter((line) => line.startsWith('| ['));
const headingsOf = (sections: PageSections) => [...sections.keys()];

it('a section has the circumstances, the command and the output of a trial', () => {
  const page = recorded({});
  expect(page.slice(page.indexOf('## '))).toBe(`## \`posts\`

Posts are published once.

- Result: ✓ passed, 1 of 1 goals in 43 s
- Recorded: 2026-11-28 08:40 UTC, commit b07ef6b0
- Machine: 2 × Processor, 24 GB; Node 24.1.0; load 0.3 before

\`\`\`sh
npm run trials -- posts --seed 7
\`\`\`

\`\`\`text
48 posts | 4 agents
✓ lost posts: 0 (goal 0)
\`\`\`
`);
});

it('the summary has a row for each section, which links to it', () => {
  const request = { ...REQUEST, name: 'cluster', isFull: true, chosen: { rows: 5, kills: 2 }, only: 'drain,loss' };
  const page = recorded({}, { request, lines: ['cluster: ✓ a: 1 (goal 1)'], seconds: 1_843, hasChanges: true });
  const slug = new GithubSlugger().slug('cluster --full --set rows=5 --set kills=2 --only drain,loss');
  const commit = 'b07ef6b0 **with uncommitted changes**';
  const cells = ['full, rows=5, kills=2', '7', '31 min', '2026-11-28', commit, '✓ passed, 1 of 1 goals'];
  expect(rowsOf(page)).toEqual([
    `| [\`cluster --only drain,loss\`](#${slug}) | ${cells.join(' | ')} |`,
    '| [`posts`](#posts) | small | 7 | 43 s | 2026-11-28 | b07ef6b0 | ✓ passed, 1 of 1 goals |',
  ]);
});

it('a section is replaced when its command is recorded again, with another seed too', () => {
  const page = recorded({}, { request: { ...REQUEST, seed: 8 }, seconds: 50 });
  expect(rowsOf(page)).toEqual([
    '| [`posts`](#posts) | small | 8 | 50 s | 2026-11-28 | b07ef6b0 | ✓ passed, 1 of 1 goals |',
  ]);
  expect(page).not.toContain('43 s');
});

it('other sections and sizes are retained and sorted', () => {
  const [full, only] = [
    { ...REQUEST, isFull: true },
    { ...REQUEST, name: 'cluster', only: 'drain' },
  ];
  const cluster = { ...REQUEST, name: 'cluster' };
  const page = recorded({}, { request: only }, { request: full }, { request: cluster });
  expect(headingsOf(sectionsOf(page))).toEqual(['`cluster`', '`cluster --only drain`', '`posts`', '`posts --full`']);
  expect(sectionsOf(page).get('`posts`')).toBe(sectionOf(RESULT));
});

it('a missed goal and an error are recorded', () => {
  const missed = { lines: ['posts: ✗ lost posts: 2 (goal 0)', 'posts:   { "id": 1 }', 'posts: ✓ b: 1 (goal 1)'] };
  const cut = { lines: ['posts: ✓ a: 1 (goal 1)', 'posts: stopped by an error: Error: no port', 'a stack'] };
  const page = recorded({ ...missed, status: 1 });
  expect(rowsOf(page)[0]).toContain('| ✗ missed, 1 of 2 goals |');
  expect(page).toContain('✗ lost posts: 2 (goal 0)\n  { "id": 1 }\n');
  const cutPage = recorded({ ...cut, status: 137 });
  expect(rowsOf(cutPage)[0]).toContain('| ✗ ended with 137, 1 of 1 goals |');
  expect(cutPage).toContain('\nstopped by an error: Error: no port\n```');
});

it('an argument with spaces or quotes is quoted for a shell', () => {
  expect(headingOf({ ...REQUEST, only: "agent /it's" })).toBe(`\`posts --only 'agent /it'\\''s'\``);
});

it('long lines of output continue in the next line, with every word', () => {
  const long = `✓ ${'word '.repeat(40)}end: 1 (goal 1)`;
  const lines = outputOf([`posts: ${long}`]).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(116);
  expect(lines.slice(1).every((line) => line.startsWith('    '))).toBe(true);
  expect(lines.map((line) => line.trim()).join(' ')).toBe(long);
  const url = `x${'y'.repeat(200)}`;
  expect(outputOf([`posts: ${url}`])).toBe(url);
});

it('only a sequence of many notes is shortened, no figure', () => {
  const numbers = Array.from({ length: 20 }, (_, index) => index);
  const notes = numbers.map((number) => `posts: note ${number}`);
  const figures = numbers.map((number) => `posts: ✓ figure ${number}: 1 (goal 1)`);
  expect(outputOf([...notes, ...figures, 'posts: end']).split('\n')).toEqual(
    [...notes.slice(0, 12), 'posts: … 8 more notes', ...figures, 'posts: end'].map((line) => line.slice(7)),
  );
});

it('lines of output that look like headings belong to their section', () => {
  const page = recorded({ lines: ['posts: ## no heading'] }, { request: { ...REQUEST, name: 'audit' } });
  expect(headingsOf(sectionsOf(page))).toEqual(['`audit`', '`posts`']);
  expect(page).toContain('\n## no heading\n');
});
