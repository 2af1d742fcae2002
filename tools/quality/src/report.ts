import { CONTEXTS, DENIED_WORDS } from './denied-words.js';
import type { Limits } from './limits.js';
import type { Measurement, Occurrence } from './measurement.js';

/** Maximum number of occurrences of one count in an error message. */
const MAX_SHOWN = 20;

export const lineOf = ({ path, line, text }: Occurrence) => `${path}:${line}: ${text}`;

/** Returns the values before the clean-up and now as Markdown: one table of words, one of everything else. */
export function report(limits: Limits, measurements: readonly Measurement[]): string {
  const byId = new Map(measurements.map((each) => [each.id, each]));
  const cell = (id: string) => {
    const now = byId.get(id);
    const before = limits[id]?.before ?? 0;
    return now && (before > 0 || now.value > 0) ? `${before} → ${now.value}` : '';
  };
  const words = DENIED_WORDS.map(({ forms: [form = ''], use }) => {
    const cells = CONTEXTS.map((context) => cell(`${context}/${form}`));
    return `| ${form} | ${use} | ${cells.join(' | ')} |`;
  });
  const ofWords = new Set(DENIED_WORDS.flatMap(({ forms: [form] }) => CONTEXTS.map((context) => `${context}/${form}`)));
  const others = measurements.filter(({ id }) => !ofWords.has(id));
  const totals = CONTEXTS.map((context) => {
    const ids = [...ofWords].filter((id) => id.startsWith(`${context}/`));
    const before = ids.reduce((sum, id) => sum + (limits[id]?.before ?? 0), 0);
    return `${before} → ${ids.reduce((sum, id) => sum + (byId.get(id)?.value ?? 0), 0)}`;
  });
  return [
    '| Word | Replacement | Identifiers and paths | Comments | Messages | Documents |',
    '|---|---|---|---|---|---|',
    ...words,
    `| **all** | | ${totals.join(' | ')} |`,
    '',
    '| Count | Before | Now |',
    '|---|---|---|',
    ...others.map(({ id, name, value }) => `| ${name} (\`${id}\`) | ${limits[id]?.before ?? 0} | ${value} |`),
  ].join('\n');
}

/** Returns a message about a count that rose, with its new lines if any are known, otherwise with its occurrences. */
export function complaint(
  measurement: Measurement,
  limits: Limits,
  isNew: (occurrence: Occurrence) => boolean,
): string {
  const { id, name, value, occurrences, advice } = measurement;
  const limit = limits[id]?.limit ?? 0;
  const fresh = occurrences.filter(isNew);
  const shown = (fresh.length > 0 ? fresh : occurrences).slice(0, MAX_SHOWN);
  const rest = (fresh.length > 0 ? fresh : occurrences).length - shown.length;
  return [
    `${name} (${id}): ${value}, limit ${limit}${advice ? `; ${advice}` : ''}`,
    ...shown.map((each) => `  ${lineOf(each)}`),
    ...(rest > 0 ? [`  and ${rest} more: --list ${id}`] : []),
  ].join('\n');
}
