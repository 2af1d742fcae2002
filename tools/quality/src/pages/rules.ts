import { posix } from 'node:path';
import { wordsOf, type Page, type Passage } from './page.js';

/** Maximum number of words of a paragraph. */
export const MAX_PARAGRAPH_WORDS = 90;
/** Maximum median of the words of all paragraphs. */
export const MAX_MEDIAN_WORDS = 45;
/** Maximum number of words of a page. */
export const MAX_PAGE_WORDS = 1_500;

/** Data of the repository to which pages may refer. */
export interface Surroundings {
  /** Paths of all files of the repository. */
  readonly files: ReadonlySet<string>;
  /** Names in capitals that occur in code, settings or manifests. */
  readonly names: ReadonlySet<string>;
  /** Numbers of limits and of defaults of settings, by name. */
  readonly figures: ReadonlyMap<string, ReadonlySet<string>>;
  /** Names of alerts of Prometheus. */
  readonly alerts: ReadonlySet<string>;
  /** Names of trials. */
  readonly trials: ReadonlySet<string>;
}

export interface Violation {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** Line numbers with messages. */
type Found = Iterable<readonly [number, string]>;
type Rule = (page: Page, pages: ReadonlyMap<string, Page>, around: Surroundings) => Found;

/** Matches pages that may be long: reference pages, and recorded measurements, which are the output of programs. */
const LONG_PAGES = /^docs\/reference\/|^docs\/(?:benchmarks|trials)\.md$/;
const REPOSITORY_PATH = /^(?:apps|libs|tools|docs|deploy|docker|acceptance)\/[\w@.*/-]+$/;
const FILE_NAME = /^[\w@*][\w@.*/-]*\.(?:ts|mts|mjs|yaml|md)$/;
/** Matches files that commands write and Git ignores, or that an operator creates. */
const CREATED_FILE = /^(?:secrets|values)\.yaml$|^docker\/\.env$|\/(?:dist|bundle)(?:\/|$)/;
const NAME = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/;
/** Matches pages of operators, which name alerts and no types of the SDK. */
const ALERT_PAGES = /^docs\/(?:operations[./]|runbook\.md$)/;
const ALERT = /^Reelsheet[A-Z]\w+$/;
const TRIAL = /^npm run trials -- ([a-z][\w-]*)/;
const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`;
const LIMIT = '`([A-Z][A-Z0-9_]+(?:\\.\\w+)*)`';
/** Matches a name with its number: "`LIMIT` (20)", "`LIMIT` = 20", "`LIMIT` of 20", or "20 files (`LIMIT`)". */
const FIGURES = [
  new RegExp(String.raw`${LIMIT}(?: \(| = | of |: )(${NUMBER})`, 'g'),
  new RegExp(String.raw`(?<![\d,.])(${NUMBER})(?: [\p{L}-]+){0,3} \(${LIMIT}\)`, 'gu'),
];

const RULES: readonly Rule[] = [paragraphs, length, links, paths, names, figures, alerts, trials];

/** Returns all violations of the rules, page by page. */
export function violationsOf(pages: readonly Page[], around: Surroundings): Violation[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const ofPages = pages.flatMap((page) =>
    RULES.flatMap((rule) =>
      Array.from(rule(page, byPath, around), ([line, message]) => ({ path: page.path, line, message })),
    ),
  );
  const median = medianWords(pages);
  if (median <= MAX_MEDIAN_WORDS) return ofPages;
  const message = `the median paragraph has ${median} words, at most ${MAX_MEDIAN_WORDS} are allowed`;
  return [...ofPages, { path: 'docs', line: 1, message }];
}

/** Returns the median number of words of all paragraphs. */
export function medianWords(pages: readonly Page[]): number {
  const lengths = pages.flatMap((page) => page.paragraphs.map(({ text }) => wordsOf(text).length));
  return lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 0;
}

function* paragraphs({ paragraphs: all }: Page): Found {
  for (const { line, text } of all) {
    const count = wordsOf(text).length;
    if (count > MAX_PARAGRAPH_WORDS)
      yield [line, `the paragraph has ${count} words, at most ${MAX_PARAGRAPH_WORDS} are allowed`];
  }
}

function* length({ path, words }: Page): Found {
  if (words > MAX_PAGE_WORDS && !LONG_PAGES.test(path))
    yield [1, `the page has ${words} words, at most ${MAX_PAGE_WORDS} are allowed`];
}

function* links(page: Page, pages: ReadonlyMap<string, Page>, { files }: Surroundings): Found {
  for (const { line, text } of page.links) {
    if (/^[a-z]+:/.test(text)) continue;
    const [target = '', anchor] = decodeURI(text).split('#');
    const path = target === '' ? page.path : posix.join(posix.dirname(page.path), target);
    if (!exists(path, files)) yield [line, `the file of the link ${text} does not exist`];
    else if (anchor && pages.has(path) && !pages.get(path)!.anchors.has(anchor))
      yield [line, `the heading of the link ${text} does not exist`];
  }
}

function* paths({ code }: Page, _: unknown, { files }: Surroundings): Found {
  for (const { line, text } of code) {
    if (CREATED_FILE.test(text)) continue;
    const isKnown = REPOSITORY_PATH.test(text) ? exists(text, files) : !FILE_NAME.test(text) || endsFile(text, files);
    if (!isKnown) yield [line, `the path ${text} does not exist`];
  }
}

function* names({ code }: Page, _: unknown, { names: known }: Surroundings): Found {
  for (const { line, text } of code)
    if (NAME.test(text) && !known.has(text)) yield [line, `the name ${text} occurs neither in code nor in settings`];
}

function* figures({ passages }: Page, _: unknown, around: Surroundings): Found {
  for (const passage of passages)
    for (const [name, number] of figuresOf(passage)) {
      const known = around.figures.get(name);
      if (known && !known.has(number.replaceAll(',', '')))
        yield [passage.line, `${name} is ${[...known].join(' or ')}, not ${number}`];
    }
}

function* alerts({ path, code }: Page, _: unknown, { alerts: known }: Surroundings): Found {
  if (!ALERT_PAGES.test(path)) return;
  for (const { line, text } of code)
    if (ALERT.test(text) && !known.has(text)) yield [line, `the alert ${text} does not exist`];
}

function* trials({ code }: Page, _: unknown, { trials: known }: Surroundings): Found {
  for (const { line, text } of code) {
    const name = TRIAL.exec(text)?.[1];
    if (name && !known.has(name)) yield [line, `the trial ${name} does not exist`];
  }
}

function figuresOf({ text }: Passage): (readonly [string, string])[] {
  const [after, before] = FIGURES.map((pattern) => [...text.matchAll(pattern)]);
  return [
    ...after!.map(([, name = '', number = '']) => [name, number] as const),
    ...before!.map(([, number = '', name = '']) => [name, number] as const),
  ];
}

/** Returns whether a file or folder exists; `*` stands for a part of a name. */
function exists(path: string, files: ReadonlySet<string>): boolean {
  const clean = path.replace(/\/$/, '');
  if (clean === '.' || clean === '') return true;
  if (files.has(clean)) return true;
  const pattern = new RegExp(`^${toPattern(clean)}(?:/|$)`);
  return [...files].some((file) => pattern.test(file));
}

function endsFile(name: string, files: ReadonlySet<string>): boolean {
  const pattern = new RegExp(`(?:^|/)${toPattern(name)}$`);
  return [...files].some((file) => pattern.test(file));
}

const toPattern = (path: string) => path.replace(/[.+]/g, '\\$&').replaceAll('*', '[^/]*');
