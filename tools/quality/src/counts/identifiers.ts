import { ALLOWED_IDENTIFIERS, DENIED_VERBS, DENIED_WORDS, type DeniedWord } from '../denied-words.js';
import { countOf, type Measurement, type Occurrence } from '../measurement.js';
import { isTest, type Repository } from '../repository.js';
import { wireNames } from '../wire-names.js';
import { wordsOf } from '../words.js';

const ALLOWED_EVERYWHERE = ALLOWED_IDENTIFIERS.filter(({ files }) => !files);
const ALLOWED_IN_FILES = ALLOWED_IDENTIFIERS.filter(({ files }) => files);
const WORDS_BY_FORM = new Map(DENIED_WORDS.flatMap((word) => word.forms.map((form) => [form, word] as const)));
const LIMIT_PREFIX = /^_?(?:MOST|LONGEST|LARGEST|SHORTEST|LEAST)_/;

/** Counts denied words in the names of the code and of its files. */
export function identifierMeasurements(repository: Repository): Measurement[] {
  const wire = wireNames(repository);
  const wordsByName = new Map<string, readonly DeniedWord[]>();
  const deniedIn = (name: string) => {
    const words = wordsByName.get(name) ?? deniedWordsIn(name);
    wordsByName.set(name, words);
    return words;
  };
  const found = new Map<DeniedWord, Occurrence[]>(DENIED_WORDS.map((word) => [word, []]));
  const prefixes: Occurrence[] = [];
  const verbs: Occurrence[] = [];
  for (const path of repository.sources) {
    const { identifiers, functions } = repository.parse(path);
    for (const { text, line } of [{ text: path, line: 1 }, ...identifiers]) {
      if (LIMIT_PREFIX.test(text)) prefixes.push({ path, line, text });
      const words = deniedIn(text);
      if (words.length === 0 || wire.has(text) || isAllowedIn(path, text)) continue;
      for (const word of words) if (applies(word, path)) found.get(word)!.push({ path, line, text });
    }
    for (const { text, line } of functions) {
      const use = deniedVerb(text);
      if (use && !wire.has(text)) verbs.push({ path, line, text: `${text} (use ${use})` });
    }
  }
  return [
    ...[...found].map(([{ forms, use }, occurrences]) =>
      countOf(`identifiers/${forms[0]}`, `${forms[0]} in identifiers and paths`, occurrences, `use ${use}`),
    ),
    countOf('identifiers/limit-prefixes', 'MOST_, LONGEST_, LARGEST_, SHORTEST_, LEAST_', prefixes, 'use MAX_ or MIN_'),
    countOf('identifiers/verbs', 'functions named by a verb that does not say what happens', verbs),
  ];
}

const applies = ({ testsOnly, isTermIn }: DeniedWord, path: string) =>
  (!testsOnly || isTest(path)) && !isTermIn?.test(path);

/** Returns each denied word that a name contains, once. */
function deniedWordsIn(name: string): readonly DeniedWord[] {
  const rest = ALLOWED_EVERYWHERE.reduce((text, { pattern }) => text.replace(pattern, '_'), name);
  const found = wordsOf(rest).flatMap((each, index) => {
    const word = WORDS_BY_FORM.get(each);
    return word && (!word.leading || index === 0) ? [word] : [];
  });
  return [...new Set(found)];
}

const isAllowedIn = (path: string, name: string) =>
  ALLOWED_IN_FILES.some(({ pattern, files }) => files!.test(path) && pattern.test(name));

/** Returns the suggestion for a function whose name begins with a denied verb; `orderOf` names what it returns. */
function deniedVerb(name: string): string | undefined {
  const [first = '', second] = wordsOf(name);
  if (second === 'of') return undefined;
  return DENIED_VERBS[first] ?? DENIED_VERBS[first.replace(/s$/, '')];
}
