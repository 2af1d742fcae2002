import { describe, expect, it } from '@jest/globals';
import { Links } from './links.js';
import { environmentOf, markdownFor } from './markdown.js';
import { plainPage } from './plain-page.js';

const SOURCE = 'docs/guide/produce.md';
const links = new Links(
  new Map([
    [SOURCE, 'produce'],
    ['docs/api/ideas.md', 'in-depth/ideas'],
  ]),
);
const diagrams = new Map([['docs/images/guide/road.svg', '<svg viewBox="0 0 1 1"></svg>']]);

function render(text: string): string {
  const environments = new Map([['produce', environmentOf(SOURCE)]]);
  return markdownFor(links, diagrams, environments).render(text, { address: 'produce' });
}

describe('links of a page', () => {
  it.each([
    ['[ideas](../api/ideas.md#status)', '<a href="/guide/in-depth/ideas#status">ideas</a>'],
    ['[here](#order)', '<a href="#order">here</a>'],
    ['[out](https://example.com/)', '<a href="https://example.com/">out</a>'],
    [
      '[code](../../libs/sdk/README.md)',
      '<span class="in-repository" title="In the repository: libs/sdk/README.md">code</span>',
    ],
    ['![a row](../images/studio/07.png)', '<img src="/guide/pictures/studio-07.png" alt="a row"'],
    ['![the "way"](../images/guide/road.svg)', '<svg class="diagram" role="img" aria-label="the &quot;way&quot;"'],
  ])('%s', (text, html) => {
    expect(render(text)).toContain(html);
  });

  it('are addresses of Markdown for programs, except in code', () => {
    const text = '[ideas](../api/ideas.md) of [code](../architecture.md)\n\n```\n[a](b.md)\n```\n';
    expect(plainPage(SOURCE, text, links)).toBe(
      '[ideas](/guide/in-depth/ideas.md) of code (`docs/architecture.md`)\n\n```\n[a](b.md)\n```\n',
    );
  });
});

it('shows the languages of a snippet as tabs', () => {
  const html = render(
    [
      '<!-- generated: snippet a/b -->',
      '```sh curl\nx\n```',
      '```python Python\nx()\n```',
      '<!-- end: snippet a/b -->',
    ].join('\n\n'),
  );
  expect(html.match(/role="tab"/g)).toHaveLength(4);
  expect(html).toContain('role="tabpanel" id="panel-1-python" aria-labelledby="tab-1-python"');
  expect(html.trimEnd().endsWith('</div>')).toBe(true);
});

it('has no styles and scripts within the page', () => {
  const html = render('| a |\n|:-:|\n| b |\n\n```ts\nconst a = "<b>";\n```\n');
  expect(html).not.toMatch(/<style|<script|\son\w+=/);
  expect(html).toContain('&lt;b&gt;');
});
