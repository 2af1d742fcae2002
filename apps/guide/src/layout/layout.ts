import { BASE, pageUrl, plainUrl } from '../markdown/links.js';
import { escapeHtml } from '../markdown/highlighted.js';
import type { PageHeading } from '../markdown/markdown.js';

export interface NavigationEntry {
  readonly title: string;
  readonly address: string;
}

export interface NavigationGroup {
  readonly title: string;
  readonly entries: readonly NavigationEntry[];
}

/** Names of files in `assets`, which contain a hash of their content. */
export interface AssetNames {
  readonly style: string;
  readonly early: string;
  readonly script: string;
  readonly searchIndex: string;
}

export interface LayoutData extends NavigationEntry {
  readonly description: string;
  readonly headings: readonly PageHeading[];
  readonly content: string;
}

/** Returns whole pages around their content. */
export class Layout {
  private readonly order: readonly NavigationEntry[];

  constructor(
    private readonly groups: readonly NavigationGroup[],
    private readonly assets: AssetNames,
  ) {
    this.order = groups.flatMap(({ entries }) => entries);
  }

  page(data: LayoutData): string {
    const { content, headings, address } = data;
    const toc = headings.filter(({ level }) => level === 2);
    return `${this.head(data)}
<body>
<a class="skip" href="#content">Skip to the content</a>
${this.header()}
<div class="frame">
<nav class="sidebar" id="sidebar" aria-label="Pages">${this.navigation(address)}</nav>
<main id="content" tabindex="-1"><article>
${inSections(content)}
</article>
<footer>${this.around(address)}<p><a href="${plainUrl(address)}">This page as Markdown</a></p></footer>
</main>
${toc.length > 1 ? `<nav class="toc" aria-label="On this page"><p>On this page</p>${tocList(toc)}</nav>` : ''}
</div>
<dialog class="search" aria-label="Search the guide"><form method="dialog">
<input type="search" aria-label="Search" placeholder="Search the guide" autocomplete="off" spellcheck="false">
<button>Close</button></form><p class="search-state" role="status"></p><ol class="results"></ol></dialog>
</body>
</html>
`;
  }

  private head({ title, description }: LayoutData): string {
    const { style, early, script, searchIndex } = this.assets;
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Reelsheet guide</title>
<meta name="description" content="${escapeHtml(description)}">
<link rel="icon" href="${BASE}assets/icon.svg" type="image/svg+xml">
<script src="${BASE}assets/${early}"></script>
<link rel="stylesheet" href="${BASE}assets/${style}">
<script type="module" src="${BASE}assets/${script}" data-search="${BASE}assets/${searchIndex}"></script>
</head>`;
  }

  private header(): string {
    return `<header class="bar">
<button type="button" class="menu" aria-controls="sidebar" aria-expanded="false">Pages</button>
<a class="brand" href="${BASE}">Reelsheet <span>Guide</span></a>
<button type="button" class="open-search">Search <kbd>/</kbd></button>
<button type="button" class="theme" aria-label="Theme: change between light and dark">Theme</button>
<a class="to-studio" href="/studio/">Studio</a>
</header>`;
  }

  private navigation(current: string): string {
    return this.groups.map((group) => groupOf(group, current)).join('\n');
  }

  /** Returns links to the pages before and after. */
  private around(address: string): string {
    const at = this.order.findIndex((entry) => entry.address === address);
    const [before, after] = [this.order[at - 1], this.order[at + 1]];
    if (at < 0) return '';
    return `<nav class="around" aria-label="Pages before and after">${[
      before
        ? `<a rel="prev" href="${pageUrl(before.address)}"><span>Before</span>${escapeHtml(before.title)}</a>`
        : '',
      after ? `<a rel="next" href="${pageUrl(after.address)}"><span>Next</span>${escapeHtml(after.title)}</a>` : '',
    ].join('')}</nav>`;
  }
}

const CURRENT = ' aria-current="page"';

/** A group is open where it contains the current page, and closed otherwise if it is long. */
function groupOf({ title, entries }: NavigationGroup, current: string): string {
  const isOpen = entries.length <= MAX_OPEN_ENTRIES || entries.some(({ address }) => address === current);
  const links = entries.map(
    ({ address, title: name }) =>
      `<li><a href="${pageUrl(address)}"${address === current ? CURRENT : ''}>${escapeHtml(name)}</a></li>`,
  );
  return `<details${isOpen ? ' open' : ''}><summary>${title}</summary><ul>${links.join('')}</ul></details>`;
}

/** Wraps each heading with what follows, so that browsers lay out only the sections that are on the screen. */
const inSections = (content: string): string => {
  const [start = '', ...sections] = content.split(/(?=<h2 )/);
  return start + sections.map((section) => `<section>${section}</section>`).join('\n');
};

/** Number of entries up to which a group is always open. */
const MAX_OPEN_ENTRIES = 10;

const tocList = (headings: readonly PageHeading[]): string =>
  `<ul>${headings.map(({ id, text }) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`).join('')}</ul>`;
