import GithubSlugger from 'github-slugger';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';

/** A text in a page, with its line number, starting at 1. */
export interface Passage {
  readonly line: number;
  readonly text: string;
}

/** The content of a Markdown page that the checks read. */
export interface Page {
  /** Path from the repository's root. */
  readonly path: string;
  /** Paragraphs, including those in lists and quotes. */
  readonly paragraphs: readonly Passage[];
  /** Paragraphs and table cells, in which code is marked by backticks. */
  readonly passages: readonly Passage[];
  /** Inline code. */
  readonly code: readonly Passage[];
  /** Targets of links and images. */
  readonly links: readonly Passage[];
  /** Anchors of the headings. */
  readonly anchors: ReadonlySet<string>;
  /** Number of words outside code blocks and generated blocks. */
  readonly words: number;
}

/** Matches a block between the marks of `npm run generate`. */
const GENERATED_BLOCK = /^<!-- generated: [\s\S]+?^<!-- end: .*$/gm;
const WORD = /[\p{L}\p{N}]/u;

export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => WORD.test(word));

export function parsePage(path: string, text: string): Page {
  const whole = parse(text);
  const writtenText = text.replaceAll(GENERATED_BLOCK, (block) => block.replaceAll(/[^\n]/g, ''));
  const written = parse(writtenText);
  const slugger = new GithubSlugger();
  const anchors = new Set<string>();
  visit(whole, 'heading', (node) => void anchors.add(slugger.slug(toString(node))));
  const page: Record<'paragraphs' | 'passages' | 'code' | 'links', Passage[]> = {
    paragraphs: [],
    passages: [],
    code: [],
    links: [],
  };
  let words = 0;
  visit(written, (node) => {
    const { start, end } = node.position!;
    const add = (list: keyof typeof page, passage: string) => page[list].push({ line: start.line, text: passage });
    if (node.type === 'paragraph') add('paragraphs', toString(node));
    if (node.type === 'paragraph' || node.type === 'tableCell' || node.type === 'heading') {
      words += wordsOf(toString(node)).length;
      add('passages', writtenText.slice(start.offset, end.offset));
    }
    if (node.type === 'inlineCode') add('code', node.value);
    if (node.type === 'link' || node.type === 'image') add('links', node.url);
  });
  return { path, ...page, anchors, words };
}

const parse = (text: string) => fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
