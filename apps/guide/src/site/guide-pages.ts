import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiDocument } from '../reference/api-document.js';
import { thingPages } from '../reference/thing-pages.js';
import { REFERENCE, SECTIONS } from './navigation.js';

/** A page with its Markdown. */
export interface GuidePage {
  readonly address: string;
  /** Path of its file in the repository; that of the OpenAPI document for a page of the reference. */
  readonly source: string;
  readonly title: string;
  /** First paragraph, as text. */
  readonly description: string;
  readonly text: string;
  /** True for a page that is made from the OpenAPI documents. */
  readonly isGenerated: boolean;
}

export interface GuideSection {
  readonly title: string;
  readonly pages: readonly GuidePage[];
}

const DOCUMENT = 'docs/api/reelsheet.json';
/** Maximum number of characters of a description. */
const MAX_DESCRIPTION = 200;

/** Reads all pages of the guide, section by section. */
export async function readSections(root: string): Promise<GuideSection[]> {
  const document = new ApiDocument(await readFile(join(root, DOCUMENT), 'utf8'));
  const things = thingPages(document).map(({ address, text }) => pageOf(address, DOCUMENT, text, true));
  const read = SECTIONS.map(async ({ title, pages }) => ({
    title,
    pages: [
      ...(title === REFERENCE ? things : []),
      ...(await Promise.all(
        pages.map(async ({ address, source }) => pageOf(address, source, await readFile(join(root, source), 'utf8'))),
      )),
    ],
  }));
  return Promise.all(read);
}

function pageOf(address: string, source: string, text: string, isGenerated = false): GuidePage {
  const title = /^# (.+)$/m.exec(text)?.[1];
  if (title === undefined) throw new Error(`${source} has no title`);
  return { address, source, title: plain(title), description: descriptionIn(text), text, isGenerated };
}

function descriptionIn(text: string): string {
  const paragraph = text.split(/\n{2,}/).find((block) => /^[\p{L}[`*]/u.test(block)) ?? '';
  const words = plain(paragraph).replaceAll('\n', ' ');
  return words.length <= MAX_DESCRIPTION ? words : `${words.slice(0, words.lastIndexOf(' ', MAX_DESCRIPTION))} …`;
}

/** Returns Markdown without its signs. */
export const plain = (text: string): string =>
  text
    .replaceAll(/!?\[([^\][]*)\]\([^()]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .trim();
