import { countOf, type Measurement, type Occurrence } from '../measurement.js';
import type { Repository } from '../repository.js';

/** Matches directives for tools. */
const DIRECTIVE = /^(?:eslint-|@ts-|prettier-ignore|c8 |istanbul |region|endregion|#)/;
/** First words that refer to the line above or begin a subordinate clause without a main clause. */
const DANGLING = [
  'Who Whose Whom Whether Which That Where As With Without Of By Until Because Else Then And Or But Nor Thus Such Yes',
  "It Its It's They Their Those Both Neither",
].flatMap((words) => words.split(' '));
const DANGLING_START = new RegExp(
  `^(?:${DANGLING.join('|')}|So that|The same|Another one|One of|(?:In|For|By|To|From) which)\\b`,
);
const BARE_VALUE = /^(?:True|False|Null|null|Undefined|Absent|None|Empty)(?: where\b|:)/;
const NOUN_CLAUSE = /^(?:What|How|Why)\b/;
const SENTENCE_END = /[.!?:…)`]$/;

/** Counts comments that are not complete sentences. */
export function commentMeasurements(repository: Repository): Measurement[] {
  const fragments: Occurrence[] = [];
  const nounClauses: Occurrence[] = [];
  for (const path of repository.sources)
    for (const { text, line } of repository.parse(path).comments) {
      const reason = fragmentReason(text);
      const occurrence = { path, line, text: text.replaceAll('\n', ' ') };
      if (reason) fragments.push({ ...occurrence, text: `${occurrence.text} (${reason})` });
      if (NOUN_CLAUSE.test(text)) nounClauses.push(occurrence);
    }
  return [
    countOf('comments/fragments', 'comments that are not complete sentences', fragments),
    countOf('comments/noun-clauses', 'comments that begin with "What", "How" or "Why"', nounClauses),
  ];
}

/**
 * Returns why a comment is a fragment: it begins in lower case, begins with a word that depends on something before it,
 * or does not end a sentence. A noun phrase as the summary of a declaration, such as "Maximum number of rows.", passes.
 */
export function fragmentReason(comment: string): string | undefined {
  const text = comment.trim();
  const summary = text.split(/\n[^\S\n]*(?=@\w)/)[0]!.trim();
  if (summary === '' || summary.startsWith('@') || DIRECTIVE.test(text) || !/[a-z]{2}/.test(summary)) return undefined;
  const start = DANGLING_START.exec(summary) ?? BARE_VALUE.exec(summary);
  if (start) return `begins with "${start[0]}"`;
  const [first = ''] = summary.split(/\s/);
  if (/^[a-z]/.test(first) && !/[A-Z0-9_./@`()-]/.test(first)) return 'begins in lower case';
  if (!SENTENCE_END.test(summary) && /\s/.test(summary)) return 'does not end with a full stop';
  return undefined;
}
