/**
 * Contexts in which words are counted: identifiers and paths, comments, texts for developers and operators, documents.
 */
export const CONTEXTS = ['identifiers', 'comments', 'messages', 'docs'] as const;
export type Context = (typeof CONTEXTS)[number];

export interface DeniedWord {
  /** Lower-case forms of the word; the first one names its counts. */
  readonly forms: readonly string[];
  /** Suggested replacement. */
  readonly use: string;
  /** True to count only identifiers and paths, for a word that is plain English in a sentence. */
  readonly namesOnly?: true;
  /** True to count only the first word of an identifier, where it means "maximum" or "minimum". */
  readonly leading?: true;
  /** Paths where the word is a standard term. */
  readonly isTermIn?: RegExp;
  /** True to count only tests and tools. */
  readonly testsOnly?: true;
  /** Expression that is used in prose instead of the forms. */
  readonly prose?: RegExp;
}

const word = (forms: string, use: string, more: Omit<DeniedWord, 'forms' | 'use'> = {}): DeniedWord => ({
  forms: forms.split(' '),
  use,
  ...more,
});
const names = { namesOnly: true } as const;

/** Words that readers would have to look up or that have several meanings here, with the standard term. */
export const DENIED_WORDS: readonly DeniedWord[] = [
  word('most', 'max, limit', names),
  word('longest largest', 'max', { ...names, leading: true }),
  word('shortest least', 'min', { ...names, leading: true }),
  word('neighbour neighbours neighbor neighbors', 'service, dependency, tenant, feature or installation'),
  word('place places', 'index, position, scope, slot, target, additional authenticated data (aad) or cell address'),
  word('told tell tells telling', 'notify, report, emit, log or state'),
  word('keep kept keeps keeping', 'cache, retain, commit or store', names),
  word('hear hears heard hearing', 'receive or listen'),
  word('ask asks asked asker asking', 'request or query', names),
  word('look looks looked looking', 'poll, check or inspect', {
    prose: /\b(?:looks?|looked|looking) (?:again|into|at|after|once|every|now)\b|\ba look\b/gi,
  }),
  // "Fault injection" is the term for errors that tests order from the simulated vendors.
  word('fault faults faulty', 'error', {
    isTermIn:
      /^tools\/(?:sandbox|trials|bench)\/|^libs\/testing\/|^acceptance\/|\/e2e\/|^libs\/providers\/.*(?:contract|fault|suite|testing)/,
  }),
  word('refusal refusals', 'error or rejection'),
  word('refuse refuses refused refusing', 'reject'),
  word('problem problems', 'error'),
  word('breach breaches', 'error, or violation for platform rules'),
  word('failure failures', 'error', names),
  word('moment moments', 'time or instant'),
  word('turn turns', 'fair share, rate-limit slot or cycle', {
    prose: /\b(?:its|a|the|in|of|their|whose|by|own|next|first|each) turns?\b|\bturns of\b/gi,
  }),
  word('part parts', 'item, chunk or segment', names),
  word('piece pieces', 'item, chunk or segment'),
  word('stretch stretches', 'segment or range'),
  word('filling fillings', 'cell job'),
  word('founding founds', 'ensure or provision'),
  word('bereft', 'deleted scope'),
  word('reliance reliances', 'consumer expectation'),
  word('house houses floor floors wall walls door doors roof', 'architecture, level, boundary or entry point'),
  word('room rooms', 'folder, domain, capacity or space'),
  word('circle circles', 'cycle'),
  word('letter letters', 'email, job or task, glyph; "dead letter" is the term for a message'),
  word('receipt receipts', 'ack'),
  word('judge judges judged judging verdict verdicts', 'classify, classification'),
  word('try tries tried', 'attempt', {
    prose:
      /\b(?:tries|try) (?:of|are|is|was|in all|at most)\b|\b(?:a|the|another|each|every|first|last|next|many|more|\d+) (?:try|tries)\b/gi,
  }),
  word('exchange exchanges', 'import-export; "token exchange" is the OAuth term', names),
  word('reseal reseals resealed resealing', 'key rotation, re-encrypt'),
  word('gather gathers gathered lend lends lent', 'buffer or pool'),
  word('errand errands', 'request, job or task'),
  word('bustle', 'load'),
  word('blow blows', 'kill'),
  word('victim victims', 'target'),
  word('world worlds', 'fixture, environment or vendors'),
  // The studio is the web application in `apps/studio`; other tests and tools build their fixtures without it.
  word('studio studios', 'fixture', {
    ...names,
    testsOnly: true,
    isTermIn: /studio|^tools\/(?:bootstrap|fleet|demo)\/|^tools\/trials\/src\/main\.ts$/,
  }),
  word('stranger strangers', 'outsider or other tenant'),
  word('robbed', 'stolen or taken'),
  word('lie lies lying', 'is, is stored, is in'),
  word('stand stands stood standing', 'is, is stored, remains', {
    prose: /\b(?:stands?|stood|standing)\b(?!-| (?:in for|for)\b)/gi,
  }),
  word('unspeakable', 'unsupported'),
  word('impatience impatient impatiently patience', 'timeout'),
  word('disappointed', 'failed or rejected'),
  word('begun', 'started'),
  word('bears suffers', 'has, tolerates'),
  word('whoever whomever thereby meanwhile perhaps thereof wherein', 'plain modern English'),
  word('dies die died', 'ends, crashes or is killed'),
];

/** Vague first words of functions and methods, with verbs that state what happens. */
export const DENIED_VERBS: Readonly<Record<string, string>> = {
  fill: 'populate, render or enqueue',
  order: 'create, request, enqueue or sort',
  meet: 'satisfy or resolve',
  leave: 'remove, cancel or release',
  rest: 'pause or wait',
  bring: 'fetch, load or move',
  found: 'ensure, provision or find',
  show: 'render, list or get',
  tell: 'notify, report or log',
  hear: 'receive or listen',
  stand: 'remain',
  lie: 'wait or suspend',
};

export interface AllowedIdentifier {
  readonly pattern: RegExp;
  /** Paths where the pattern is allowed; everywhere if absent. */
  readonly files?: RegExp;
  readonly reason: string;
}

/** Identifiers in which a denied word is a standard term. */
export const ALLOWED_IDENTIFIERS: readonly AllowedIdentifier[] = [
  { pattern: /at_?(?:least|most)/i, reason: 'comparison: at least, at most' },
  { pattern: /keep_?alive/i, reason: 'HTTP and TCP: keep-alive' },
  { pattern: /dead_?letters?/i, reason: 'messaging: dead letter' },
  { pattern: /not_?found/i, reason: 'HTTP: not found' },
  { pattern: /stand_?ins?(?!g)/i, reason: 'testing: stand-in' },
  { pattern: /wall(?:_?ms|_?clock)/i, reason: 'measuring: wall-clock time' },
  { pattern: /^try(?=[A-Z])/, reason: 'prefix of functions that return undefined instead of throwing' },
  { pattern: /^(?:token|code)Exchange$|^exchange(?:Code|Token)$|exchange_token$/i, reason: 'OAuth: token exchange' },
  { pattern: /^(?:leavePartsOnError|formatToParts)$/, reason: 'options of the AWS SDK and Intl' },
  { pattern: /^(?:part_?number|upload_?parts?|completed_?part|uploaded_?part_?ids)$/i, reason: 'multipart uploads' },
  { pattern: /part/i, files: /(?:form|multipart|related)[^/]*\.ts$/, reason: 'MIME: parts of a multipart body' },
  { pattern: /part/i, files: /google|gemini/, reason: 'Gemini API: a content has parts' },
  { pattern: /part/i, files: /videohost/, reason: 'YouTube Data API: the parameter "part"' },
  { pattern: /^refusal$/, files: /openai|\/chat\//, reason: 'OpenAI API: the field "refusal"' },
];

/** Phrases of plain English that contain a denied word. */
const PHRASES = [
  'in(?:to)? place',
  '(?:take|takes|took|taking|taken) place',
  'in the first place',
  'decimal places?',
  'dead[- ]letters?',
  '(?:capital|small|first|single|one|two|three|(?:upper|lower)-case) letters?',
  'look(?:s|ed)? (?:it |them |that )?up',
  'connection refused',
  'wall[- ]clock',
  'at the moment',
  'problem (?:details?|documents?)',
];
export const ALLOWED_PHRASES = new RegExp(`\\b(?:${PHRASES.join('|')})\\b`, 'gi');

/** Nonstandard words of metrics, alerts and dashboards, with the term that operators know. */
export const DENIED_METRIC_TERMS: readonly { readonly pattern: RegExp; readonly use: string }[] = [
  { pattern: /\bhalf\b/i, use: 'p50' },
  { pattern: /\b\d+ of (?:a |one )?(?:100|hundred)\b/i, use: 'p99' },
  { pattern: /\bgiven up\b/i, use: 'dead letters for messages, failed for tasks' },
  { pattern: /neighbour|neighbor/i, use: 'dependency' },
];
