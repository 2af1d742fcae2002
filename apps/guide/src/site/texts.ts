import { plainUrl, type Links } from '../markdown/links.js';
import { plainPage } from '../markdown/plain-page.js';
import type { GuidePage, GuideSection } from './guide-pages.js';

const TITLE = '# Reelsheet';
const ABOUT = '> Reelsheet makes published videos of ideas: agents, sheets of generated cells, videos, posts.';

/** Returns the list of all pages for programs that read, as llmstxt.org describes it. */
export function shortText(sections: readonly GuideSection[]): string {
  const lines = sections.flatMap(({ title, pages }) => [
    `## ${title}`,
    pages.map((page) => `- [${page.title}](${plainUrl(page.address)}): ${page.description}`).join('\n'),
  ]);
  return `${[TITLE, ABOUT, ...lines].join('\n\n')}\n`;
}

/** Returns all pages that people have written as one text; the reference has too much for one. */
export function wholeText(pages: readonly GuidePage[], links: Links): string {
  const written = pages.filter(({ isGenerated }) => !isGenerated);
  return written.map(({ source, text }) => plainPage(source, text, links).trim()).join('\n\n---\n\n') + '\n';
}
