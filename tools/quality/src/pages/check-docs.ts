import { flesch } from 'flesch';
import { syllable } from 'syllable';
import type { Repository } from '../repository.js';
import { parsePage, wordsOf, type Page } from './page.js';
import { medianWords, violationsOf } from './rules.js';
import { surroundingsOf } from './surroundings.js';

/** Matches pages that programs write or that have external authors. */
const FOREIGN_PAGE = /^CHANGELOG\.md$|^CODE_OF_CONDUCT\.md$|^deploy\/helm\/|^\.github\//;
const SENTENCE_END = /[.!?:](?:\s|$)/;

/** Checks the Markdown pages of a repository and returns the exit status. */
export function checkDocs(repository: Repository, print: (text: string) => void): number {
  const pages = repository.paths
    .filter((path) => path.endsWith('.md') && !FOREIGN_PAGE.test(path))
    .map((path) => parsePage(path, repository.text(path)));
  const violations = violationsOf(pages, surroundingsOf(repository));
  for (const { path, line, message } of violations) print(`${path}:${line}: ${message}`);
  const words = pages.reduce((sum, page) => sum + page.words, 0);
  print(
    `${pages.length} pages with ${words} words: median paragraph of ${medianWords(pages)} words, ` +
      `Flesch reading ease ${readingEase(pages).toFixed(0)}, ${violations.length} violations`,
  );
  return violations.length > 0 ? 1 : 0;
}

/** Flesch reading ease of all paragraphs: 30 to 50 is typical of technical texts, higher is easier. */
export function readingEase(pages: readonly Page[]): number {
  const texts = pages.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text));
  const words = texts.flatMap(wordsOf);
  return flesch({
    sentence: texts.reduce((sum, text) => sum + Math.max(1, text.split(SENTENCE_END).filter(Boolean).length), 0),
    word: words.length,
    syllable: words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  });
}
