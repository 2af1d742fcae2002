import { ALLOWED_PHRASES, DENIED_METRIC_TERMS, DENIED_WORDS, type Context } from '../denied-words.js';
import { countOf, type Measurement, type Occurrence } from '../measurement.js';
import type { Repository } from '../repository.js';

const DOCUMENT = /\.md$|^deploy\/alerts\/|^deploy\/dashboards\/|^deploy\/helm\/[^/]+\/values\.yaml$|\/NOTES\.txt$/;
const METRIC_FILE = /^deploy\/(?:alerts|dashboards)\/|\/dashboards\.ts$|\/runbook\.md$/;
const CODE_SPAN = /`[^`\n]*`|\{@link [^}\n]*\}|https?:\/\/\S+|\]\([^)\n]*\)/g;

const CONTEXTS_OF_PROSE = ['comments', 'messages', 'docs'] as const;
const WORDS = DENIED_WORDS.filter(({ namesOnly }) => !namesOnly).map(({ forms, use, prose, isTermIn }) => ({
  name: forms[0]!,
  use,
  isTermIn,
  pattern: prose ?? new RegExp(`\\b(?:${forms.join('|')})\\b`, 'gi'),
}));
/** Finds texts that may contain a denied word, which is faster than testing all patterns one by one. */
const ANY_FORM = new RegExp(DENIED_WORDS.flatMap(({ forms }) => forms).join('|'), 'i');

/** Counts denied words in comments, messages and documents. */
export function proseMeasurements(repository: Repository): Measurement[] {
  const found = new Map<string, Occurrence[]>();
  const idOf = (context: string, name: string) => `${context}/${name}`;
  for (const context of CONTEXTS_OF_PROSE) for (const { name } of WORDS) found.set(idOf(context, name), []);
  for (const { context, path, line, text } of proseOf(repository)) {
    if (!ANY_FORM.test(text)) continue;
    const prose = withoutCode(text);
    for (const { name, pattern, isTermIn } of WORDS) {
      if (isTermIn?.test(path)) continue;
      for (const { index } of prose.matchAll(pattern)) {
        const offset = prose.slice(0, index).split('\n').length - 1;
        found.get(idOf(context, name))!.push({ path, line: line + offset, text: text.split('\n')[offset]!.trim() });
      }
    }
  }
  const measurements = CONTEXTS_OF_PROSE.flatMap((context) =>
    WORDS.map(({ name, use }) => {
      const id = idOf(context, name);
      return countOf(id, `${name} in ${context}`, found.get(id)!, `use ${use}`);
    }),
  );
  const terms = 'nonstandard terms in dashboards, alerts and the runbook';
  return [...measurements, countOf('metrics/terms', terms, metricTerms(repository))];
}

interface Prose extends Occurrence {
  readonly context: Exclude<Context, 'identifiers'>;
}

function* proseOf(repository: Repository): Generator<Prose> {
  for (const path of repository.sources) {
    const { comments, messages } = repository.parse(path);
    for (const { text, line } of comments) yield { context: 'comments', path, line, text };
    for (const { text, line } of messages) yield { context: 'messages', path, line, text };
  }
  for (const path of repository.paths.filter(isDocument)) {
    const text = repository.text(path);
    // Outside Markdown the names of metrics are words joined by underscores.
    const prose = path.endsWith('.md') ? withoutCodeBlocks(text) : text.replaceAll('_', ' ');
    for (const [index, line] of prose.split('\n').entries())
      yield { context: 'docs', path, line: index + 1, text: line };
  }
}

/** Excludes the page of errors, which is generated from texts of the API that are not changed. */
const isDocument = (path: string) => DOCUMENT.test(path) && !path.endsWith('/errors.md');

/** Blanks out code and allowed phrases; the number of lines stays the same. */
const withoutCode = (text: string) => text.replace(CODE_SPAN, ' ').replace(ALLOWED_PHRASES, ' ');

const withoutCodeBlocks = (text: string) => text.replace(/^```[^]+?^```/gm, (block) => block.replace(/[^\n]/g, ''));

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
