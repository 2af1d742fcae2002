import { ALLOWED_IDENTIFIERS, DENIED_VERBS, DENIED_WORDS, type DeniedWord } from './denied-words.js';
import { countOf, type Measurement, type Occurrence } from './measurement.js';
import { isTest, type Repository } from './repository.js';
import { wireNames, type WireNames } from './wire-names.js';
import { wordsOf } from './words.js';

const LIMIT_PREFIX = /^_?(?:MOST|LONGEST|LARGEST|SHORTEST|LEAST)_/;

/** Counts denied words in the names of the code and of its files. */
export function identifierMeasurements(repository: Repository): Measurement[] {
  const wire = wireNames(repository);
  const denied = deniedByForm();
  const occurrences = new Map<DeniedWord, Occurrence[]>(DENIED_WORDS.map((word) => [word, []]));
  const prefixes: Occurrence[] = [];
  const verbs: Occurrence[] = [];
  const cache = new Map<string, readonly DeniedWord[]>();
  for (const path of repository.sources) {
    const { identifiers, functions } = repository.parse(path);
    for (const word of deniedIn(path, denied))
      if (applies(word, path)) occurrences.get(word)!.push({ path, line: 1, text: path });
    for (const { text, line } of identifiers) {
      let found = cache.get(text);
      if (!found) cache.set(text, (found = isWireName(text, '', wire) ? [] : deniedIn(text, denied)));
      if (LIMIT_PREFIX.test(text)) prefixes.push({ path, line, text });
      if (found.length === 0 || isWireName(text, path, wire)) continue;
      for (const word of found) if (applies(word, path)) occurrences.get(word)!.push({ path, line, text });
    }
    for (const { text, line } of functions)
      if (!isWireName(text, path, wire) && verbOf(text))
        verbs.push({ path, line, text: `${text} (use ${verbOf(text)})` });
  }
  return [
    ...[...occurrences].map(([word, found]) =>
      countOf(`identifiers/${word.forms[0]}`, `${word.forms[0]} in identifiers and paths`, found, `use ${word.use}`),
    ),
    countOf('identifiers/limit-prefixes', 'MOST_, LONGEST_, LARGEST_, SHORTEST_, LEAST_', prefixes, 'use MAX_ or MIN_'),
    countOf('identifiers/verbs', 'functions named by a verb that does not say what happens', verbs),
  ];
}

const applies = ({ testsOnly }: DeniedWord, path: string) => !testsOnly || isTest(path);

function isWireName(name: string, path: string, { all, operations }: WireNames): boolean {
  return all.has(name) || (path.endsWith('.controller.ts') && operations.has(name));
}

function deniedByForm(): ReadonlyMap<string, DeniedWord> {
  return new Map(DENIED_WORDS.flatMap((word) => word.forms.map((form) => [form, word] as const)));
}

/** Returns each denied word that a name contains, once. */
function deniedIn(name: string, denied: ReadonlyMap<string, DeniedWord>): readonly DeniedWord[] {
  const rest = ALLOWED_IDENTIFIERS.reduce((text, { pattern }) => text.replace(pattern, '_'), name);
  const words = wordsOf(rest);
  const found = words.flatMap((each, index) => {
    const word = denied.get(each);
    return word && (!word.leading || index === 0) ? [word] : [];
  });
  return [...new Set(found)];
}

/** Returns the suggestion for a function whose name begins with a denied verb. */
function verbOf(name: string): string | undefined {
  const [first = ''] = wordsOf(name);
  return DENIED_VERBS[first] ?? DENIED_VERBS[first.replace(/s$/, '')];
}
