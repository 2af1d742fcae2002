/** A page of the guide as it was sent. */
export interface SentPage {
  readonly path: string;
  readonly html: string;
}

const LINK = /\s(?:href|src)="([^"]+)"/g;
const ID = /\sid="([^"]+)"/g;
const MARKDOWN_LINK = /\]\((\/guide\/[^)]+)\)/g;

/** Reads all pages that can be reached from the first one. */
export async function pagesOf(origin: string): Promise<SentPage[]> {
  const found = new Map<string, SentPage>();
  const waiting = ['/guide/'];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    const html = await (await fetch(origin + path)).text();
    found.set(path, { path, html });
    const linked = linksIn(html).map((link) => link.split('#')[0]!);
    waiting.push(...linked.filter((link) => link.startsWith('/guide/') && !link.includes('.')));
  }
  return [...found.values()].toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

const linksIn = (html: string) => [...html.matchAll(LINK)].map(([, link]) => link!);

/** Returns links of pages, and of their Markdown and the lists for programs, that lead nowhere. */
export async function deadLinksOf(origin: string, pages: readonly SentPage[]): Promise<string[]> {
  const anchors = new Map(pages.map(({ path, html }) => [path, new Set([...html.matchAll(ID)].map(([, id]) => id!))]));
  const statuses = new Map<string, Promise<number>>();
  const statusOf = (path: string) => {
    const known =
      statuses.get(path) ??
      fetch(origin + path).then(async (answer) => {
        await answer.body?.cancel();
        return answer.status;
      });
    statuses.set(path, known);
    return known;
  };
  const dead = new Set<string>();
  for (const { path, html } of pages)
    for (const link of linksIn(html)) {
      if (!link.startsWith('/') && !link.startsWith('#')) continue;
      const [target = '', anchor] = link.split('#');
      const page = target || path;
      const isAnchor = !anchor || !anchors.has(page) || anchors.get(page)!.has(anchor);
      if ((await statusOf(page)) !== 200 || !isAnchor) dead.add(`${path}: ${link}`);
    }
  for (const path of ['/guide/llms.txt', '/guide/llms-full.txt']) {
    const listed = [...(await (await fetch(origin + path)).text()).matchAll(MARKDOWN_LINK)].map(([, link]) => link!);
    if (listed.length === 0) dead.add(`${path} has no links`);
    for (const link of listed) if ((await statusOf(link.split('#')[0]!)) !== 200) dead.add(`${path}: ${link}`);
  }
  return [...dead];
}
