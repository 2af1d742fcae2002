import GithubSlugger from 'github-slugger';
import MarkdownIt from 'markdown-it';
import { escapeHtml, highlighted } from './highlighted.js';
import { infoOf, LANGUAGES } from './languages.js';
import { pageUrl, pictureUrl, type Links } from './links.js';

export interface PageHeading {
  readonly level: number;
  readonly text: string;
  readonly id: string;
}

/** Data of the page that is rendered. */
export interface PageEnvironment {
  readonly source: string;
  readonly headings: PageHeading[];
  readonly slugger: GithubSlugger;
  tabGroups: number;
}

/** Diagrams of the repository by path, which become elements of the page so that they have its colours. */
export type Diagrams = ReadonlyMap<string, string>;

/** Renders a token, knowing the page to which it belongs. */
type GuideRule = (environment: PageEnvironment, ...args: Parameters<MarkdownRule>) => string;
type MarkdownRule = NonNullable<MarkdownIt['renderer']['rules'][string]>;

const SNIPPET_START = '<!-- generated: snippet ';
const SNIPPET_END = '<!-- end: snippet ';
const MARK = /^<!-- (?:generated|end): [^>]* -->\s*$/;

/**
 * Returns a renderer of the pages of the guide. The environment of a rendering has the `address` of the page, by which
 * its own environment is found.
 */
export function markdownFor(
  links: Links,
  diagrams: Diagrams,
  environments: ReadonlyMap<string, PageEnvironment>,
): MarkdownIt {
  const markdown = new MarkdownIt({ html: true });
  const { rules } = markdown.renderer;
  const pageRules: Readonly<Record<string, GuideRule>> = {
    html_block: htmlBlock,
    fence,
    heading_open: headingOpen,
    link_open: linkOpen(links),
    image: image(links, diagrams),
  };
  for (const [name, rule] of Object.entries(pageRules))
    rules[name] = (...args) => rule(environments.get((args[3] as { readonly address: string }).address)!, ...args);
  rules['table_open'] = () => '<div class="table" tabindex="0"><table>\n';
  rules['table_close'] = () => '</table></div>\n';
  rules['link_close'] = (tokens, index) => (tokens[index]!.meta === REPOSITORY ? '</span>' : '</a>');
  return markdown;
}

/** Marks the end of a link to a file that only the repository has. */
const REPOSITORY = 'repository';

export const environmentOf = (source: string): PageEnvironment => ({
  source,
  headings: [],
  slugger: new GithubSlugger(),
  tabGroups: 0,
});

/** The marks of a generated snippet become a group of tabs; those of other generated blocks are not shown. */
const htmlBlock: GuideRule = (env, tokens, index) => {
  const { content } = tokens[index]!;
  if (content.startsWith(SNIPPET_START)) {
    env.tabGroups += 1;
    return `<div class="tabs" data-tabs="${env.tabGroups}">${tabList(env.tabGroups)}`;
  }
  if (content.startsWith(SNIPPET_END)) return '</div>\n';
  return MARK.test(content) ? '' : content;
};

function tabList(group: number): string {
  const tabs = LANGUAGES.map(
    ({ id, label }) =>
      `<button type="button" role="tab" id="tab-${group}-${id}" aria-controls="panel-${group}-${id}" ` +
      `aria-selected="${id === 'curl'}" data-language="${id}">${label}</button>`,
  );
  return `<div class="tab-list" role="tablist" aria-label="Language of the example">${tabs.join('')}</div>`;
}

const fence: GuideRule = (env, tokens, index) => {
  const { content, info } = tokens[index]!;
  const language = LANGUAGES.find((each) => infoOf(each) === info.trim());
  const syntax = info.trim().split(/\s+/)[0] ?? '';
  const code =
    `<pre tabindex="0"><code>${highlighted(content, syntax)}</code></pre>` +
    '<button type="button" class="copy" aria-label="Copy the code">Copy</button>';
  if (!language) return `<div class="code">${code}</div>\n`;
  const { id, label } = language;
  return (
    `<div class="code panel" data-language="${id}" role="tabpanel" id="panel-${env.tabGroups}-${id}" ` +
    `aria-labelledby="tab-${env.tabGroups}-${id}"><p class="panel-name">${label}</p>${code}</div>\n`
  );
};

const headingOpen: GuideRule = (env, tokens, index, options, _, renderer) => {
  const token = tokens[index]!;
  const text = textOf(tokens[index + 1]!.children ?? []);
  const id = env.slugger.slug(text);
  env.headings.push({ level: Number(token.tag.slice(1)), text, id });
  token.attrSet('id', id);
  return renderer.renderToken(tokens, index, options);
};

/** Returns the text of inline tokens without markup. */
export const textOf = (children: readonly { readonly type: string; readonly content: string }[]): string =>
  children
    .filter(({ type }) => type === 'text' || type === 'code_inline')
    .map(({ content }) => content)
    .join('');

function linkOpen(links: Links): GuideRule {
  return (env, tokens, index, options, _, renderer) => {
    const token = tokens[index]!;
    const target = links.targetOf(env.source, token.attrGet('href') ?? '');
    if (target.kind === 'repository') {
      const close = tokens.findIndex((each, at) => at > index && each.type === 'link_close');
      tokens[close]!.meta = REPOSITORY;
      return `<span class="in-repository" title="In the repository: ${escapeHtml(target.path)}">`;
    }
    if (target.kind === 'page') token.attrSet('href', pageUrl(target.address, target.anchor));
    if (target.kind === 'picture') token.attrSet('href', pictureUrl(target.path));
    return renderer.renderToken(tokens, index, options);
  };
}

function image(links: Links, diagrams: Diagrams): GuideRule {
  return (env, tokens, index) => {
    const token = tokens[index]!;
    const target = links.targetOf(env.source, token.attrGet('src') ?? '');
    const text = escapeHtml(token.content);
    if (target.kind !== 'picture') throw new Error(`${env.source} has an image that is no file of the repository`);
    const diagram = diagrams.get(target.path);
    if (diagram) return diagram.replace('<svg ', `<svg class="diagram" role="img" aria-label="${text}" `);
    return `<img src="${pictureUrl(target.path)}" alt="${text}" loading="lazy" decoding="async">`;
  };
}
