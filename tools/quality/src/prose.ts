import { ALLOWED_PHRASES, DENIED_METRIC_TERMS, DENIED_WORDS, type Context, type DeniedWord } from './denied-words.js';
import { countOf, type Measurement, type Occurrence } from './measurement.js';
import type { Repository } from './repository.js';

const DOCUMENT = /\.md$|^deploy\/alerts\/|^deploy\/dashboards\/|^deploy\/helm\/[^/]+\/values\.yaml$|\/NOTES\.txt$/;
/** Documents made from texts that callers of the API see, which stay as they are. */
const FROM_API_TEXTS = /\/errors\.md$/;
const METRIC_FILE = /^deploy\/(?:alerts|dashboards)\/|\/dashboards\.ts$|\/runbook\.md$/;
const CODE_SPAN = /`[^`\n]*`|\{@link [^}]*\}|https?:\/\/\S+|\]\([^)]*\)/g;

/** Counts denied words in comments, messages and documents. */
export function proseMeasurements(repository: Repository): Measurement[] {
  const words = DENIED_WORDS.filter(({ namesOnly }) => !namesOnly);
  const patterns = words.map(
    (word) => [word, word.prose ?? new RegExp(`\\b(?:${word.forms.join('|')})\\b`, 'gi')] as const,
  );
  const any = new RegExp(words.flatMap(({ forms }) => forms).join('|'), 'i');
  const found = new Map<string, Occurrence[]>();
  const note = (context: Context, path: string, line: number, text: string) => {
    if (!any.test(text)) return;
    const prose = withoutCode(text);
    for (const [word, pattern] of patterns) {
      for (const { index } of prose.matchAll(pattern)) {
        const key = `${context}/${word.forms[0]}`;
        const offset = prose.slice(0, index).split('\n').length - 1;
        const occurrence = { path, line: line + offset, text: text.split('\n')[offset]!.trim() };
        found.set(key, [...(found.get(key) ?? []), occurrence]);
      }
    }
  };
  for (const path of repository.sources) {
    const { comments, messages } = repository.parse(path);
    for (const { text, line } of comments) note('comments', path, line, text);
    for (const { text, line } of messages) note('messages', path, line, text);
  }
  for (const path of repository.paths.filter(isDocument)) {
    const isMarkdown = path.endsWith('.md');
    // Names of metrics are words joined by underscores.
    const text = isMarkdown ? withoutCodeBlocks(repository.text(path)) : repository.text(path).replaceAll('_', ' ');
    text.split('\n').forEach((line, index) => note('docs', path, index + 1, line));
  }
  return [
    ...words.flatMap((word) => measurementsOf(word, found)),
    countOf(
      'metrics/terms',
      'terms in dashboards, alerts and the runbook that operators do not use',
      metricTerms(repository),
    ),
  ];
}

const isDocument = (path: string) => DOCUMENT.test(path) && !FROM_API_TEXTS.test(path);

function measurementsOf(word: DeniedWord, found: ReadonlyMap<string, readonly Occurrence[]>): Measurement[] {
  return (['comments', 'messages', 'docs'] as const).map((context) => {
    const id = `${context}/${word.forms[0]}`;
    return countOf(id, `${word.forms[0]} in ${context}`, found.get(id) ?? [], `use ${word.use}`);
  });
}

/** Blanks out code and allowed phrases, with line breaks where they were. */
const withoutCode = (text: string) => text.replace(CODE_SPAN, ' ').replace(ALLOWED_PHRASES, ' ');

const withoutCodeBlocks = (text: string) => text.replace(/^```[^]*?^```/gm, (block) => block.replace(/[^\n]/g, ''));

function metricTerms(repository: Repository): Occurrence[] {
  return repository.paths
    .filter((path) => METRIC_FILE.test(path))
    .flatMap((path) =>
      repository
        .text(path)
        .split('\n')
        .flatMap((text, index) => {
          const term = DENIED_METRIC_TERMS.find(({ pattern }) => pattern.test(text));
          return term ? [{ path, line: index + 1, text: `${text.trim()} (use ${term.use})` }] : [];
        }),
    );
}
