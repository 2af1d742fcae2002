import { copyFile, mkdir, readFile, readdir, rm } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { Eleventy } from '@11ty/eleventy';
import type MarkdownIt from 'markdown-it';
import { Layout, type NavigationGroup } from '../layout/layout.js';
import { Links, PICTURES, pictureUrl } from '../markdown/links.js';
import { environmentOf, markdownFor, type Diagrams } from '../markdown/markdown.js';
import { plainPage } from '../markdown/plain-page.js';
import { Assets, compressAll, writeIn } from './assets.js';
import { readSections, type GuidePage, type GuideSection } from './guide-pages.js';
import { searchIndex } from './search-index.js';
import { shortText, wholeText } from './texts.js';

const TOKENS = 'apps/studio/src/design/tokens.css';
const IMAGES = 'docs/images';
const DIAGRAMS = `${IMAGES}/guide`;
const MISSING: GuidePage = {
  address: '404',
  source: 'docs/guide/missing.md',
  title: 'No such page',
  description: 'The guide has no page at this address.',
  text: '# No such page\n\nThe guide has no page at this address. Search, or start at [the first page](README.md).\n',
  isGenerated: false,
};

/** Builds the guide from the repository at `root` into a folder. */
export async function buildSite(root: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const sections = await readSections(root);
  const pages = [...sections.flatMap((section) => section.pages), MISSING];
  const links = new Links(
    new Map(pages.filter((page) => !page.isGenerated).map((page) => [page.source, page.address])),
  );
  const environments = new Map(pages.map((page) => [page.address, environmentOf(page.source)]));
  const markdown = markdownFor(links, await readDiagrams(root), environments);
  const assets = await Assets.in(join(root, 'apps/guide'), join(folder, 'assets'));
  const layout = new Layout(sections.map(groupOf), {
    style: await assets.style(await readFile(join(root, TOKENS), 'utf8')),
    early: await assets.script('early.ts', 'iife'),
    script: await assets.script('guide.ts', 'esm'),
    searchIndex: await assets.add('search.json', searchIndex(pages.slice(0, -1))),
  });
  await writePages({
    root,
    folder,
    pages,
    markdown,
    frame: (page, content) => layout.page({ ...page, content, headings: environments.get(page.address)!.headings }),
  });
  for (const { address, source, text } of pages)
    await writeIn(folder, `${address || 'index'}.md`, plainPage(source, text, links));
  await writeIn(folder, 'llms.txt', shortText(sections));
  await writeIn(folder, 'llms-full.txt', wholeText(pages.slice(0, -1), links));
  await copyPictures(root, folder);
  await compressAll(folder);
}

const groupOf = ({ title, pages }: GuideSection): NavigationGroup => ({ title, entries: pages });

interface WrittenSite {
  readonly root: string;
  readonly folder: string;
  readonly pages: readonly GuidePage[];
  readonly markdown: MarkdownIt;
  /** Returns the whole page around its content. */
  readonly frame: (page: GuidePage, content: string) => string;
}

/** Renders all pages with Eleventy. Its input is a folder without templates of its own. */
async function writePages({ root, folder, pages, markdown, frame }: WrittenSite): Promise<void> {
  const fileOf = ({ address }: GuidePage) => `/${address || 'index'}.html`;
  const byFile = new Map(pages.map((page) => [fileOf(page), page]));
  const input = relative(process.cwd(), join(root, 'apps/guide/theme'));
  const site = new Eleventy(input, relative(process.cwd(), folder), {
    quietMode: true,
    configPath: null,
    config(config) {
      config.setTemplateFormats(['md']);
      config.setUseGitIgnore(false);
      config.setLibrary('md', markdown);
      for (const page of pages)
        config.addTemplate(join(input, `${page.address || 'index'}.md`), page.text, {
          address: page.address,
          permalink: fileOf(page),
          // Pages are Markdown alone: double braces in them are those of prompts.
          templateEngineOverride: 'md',
        });
      config.addTransform('frame', function (content) {
        return frame(byFile.get(this.page.url === '/' ? '/index.html' : this.page.url)!, content);
      });
    },
  });
  await site.write();
}

/** Reads the diagrams, which become elements of the pages. */
async function readDiagrams(root: string): Promise<Diagrams> {
  const names = (await readdir(join(root, DIAGRAMS))).filter((name) => name.endsWith('.svg'));
  const read = names.map(async (name) => {
    const path = `${DIAGRAMS}/${name}`;
    return [path, (await readFile(join(root, path), 'utf8')).trim()] as const;
  });
  return new Map(await Promise.all(read));
}

async function copyPictures(root: string, folder: string): Promise<void> {
  await mkdir(join(folder, PICTURES), { recursive: true });
  const names = await readdir(join(root, IMAGES), { recursive: true });
  for (const name of names.filter((each) => /\.(?:png|jpg|svg|webp)$/.test(each)))
    await copyFile(join(root, IMAGES, name), join(folder, PICTURES, basename(pictureUrl(`${IMAGES}/${name}`))));
}
