/** Where a word is looked for: identifiers and paths, comments, texts that a developer or operator reads, documents. */
export const CONTEXTS = ['identifiers', 'comments', 'messages', 'docs'] as const;
export type Context = (typeof CONTEXTS)[number];

export interface DeniedWord {
  /** Lower-case forms of the word; the first one names its counts. */
  readonly forms: readonly string[];
  /** What to write instead. */
  readonly use: string;
  /** Only identifiers and paths, for a word that is plain English in a sentence. */
  readonly namesOnly?: true;
  /** Only as the first word of an identifier, where it stands for "maximum" or "minimum". */
  readonly leading?: true;
  /** Only in tests and tools. */
  readonly testsOnly?: true;
  /** In prose this expression decides instead of the forms. */
  readonly prose?: RegExp;
}

const word = (forms: string, use: string, more: Omit<DeniedWord, 'forms' | 'use'> = {}): DeniedWord => ({
  forms: forms.split(' '),
  use,
  ...more,
});
const names = { namesOnly: true } as const;

/** The words that a reader would have to look up, or that have several meanings here, with the standard term. */
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
  word('fault faults faulty', 'error'),
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
  word('house floor floors wall walls door doors roof', 'architecture, level, boundary or entry point', {
    prose: /\b(?:house|floors?|walls?|doors?|roof)\b/gi,
  }),
  word('room rooms', 'folder, domain, capacity or space'),
  word('circle circles', 'cycle'),
  word('letter letters', 'email, job or task, glyph; "dead letter" is the term for a message', {
    prose: /(?<!\b(?:dead|capital|small|single|first|upper-case|lower-case)[ -])\bletters?\b(?! of the alphabet)/gi,
  }),
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
  word('studio studios', 'fixture', { ...names, testsOnly: true }),
  word('stranger strangers', 'outsider or other tenant'),
  word('robbed', 'stolen or taken'),
  word('lie lies lying', 'is, is stored, is in', {
    prose: /\b(?:lies?|lying)\b/gi,
  }),
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

/** First words of functions and methods that do not say what happens, with the verbs that do. */
export const DENIED_VERBS: Readonly<Record<string, string>> = {
  fill: 'populate, render, enqueue',
  order: 'create, request, enqueue',
  meet: 'satisfy, resolve',
  leave: 'remove, cancel, release',
  rest: 'pause, wait',
  bring: 'fetch, load, move',
  found: 'ensure, provision, find',
  show: 'render, list, get',
  tell: 'notify, report, log',
  hear: 'receive, listen',
  stand: 'remain',
  lie: 'wait, suspend',
  lend: 'acquire',
  hold: 'acquire, reserve, lock',
};

/** Legitimate uses of a denied word in an identifier: whole identifiers, or a pattern of them. */
export const ALLOWED_IDENTIFIERS: readonly { readonly pattern: RegExp; readonly reason: string }[] = [
  { pattern: /at_?least/i, reason: 'standard comparison' },
  { pattern: /keep_?alive/i, reason: 'term of HTTP and TCP' },
  { pattern: /dead_?letters?/i, reason: 'term of messaging' },
  { pattern: /not_?found/i, reason: 'term of HTTP' },
  {
    pattern: /^(?:partNumber|uploadPart|completedPart|UploadPart\w*|leavePartsOnError|formatToParts)$/i,
    reason: 'S3 multipart upload and Intl',
  },
  { pattern: /^(?:token|code)Exchange$|^exchange(?:Code|Token)$|exchange_token$/i, reason: 'term of OAuth' },
];

/** Phrases of plain English that contain a denied word. */
export const ALLOWED_PHRASES =
  /\bin(?:to)? place\b|\b(?:take|takes|took|taking|taken) place\b|\bin the first place\b|\bdecimal places?\b|\bdead[- ]letters?\b|\blooks? up\b|\blooked up\b|\bconnection refused\b|\bwall[- ]clock\b|\bat the moment\b/gi;

/** Words of metrics, alerts and dashboards for which operators know another term. */
export const DENIED_METRIC_TERMS: readonly { readonly pattern: RegExp; readonly use: string }[] = [
  { pattern: /\bhalf\b/i, use: 'p50' },
  { pattern: /\b\d+ of (?:a |one )?(?:100|hundred)\b/i, use: 'p99' },
  { pattern: /\bgiven up\b/i, use: 'dead letters for messages, failed for tasks' },
  { pattern: /neighbour|neighbor/i, use: 'dependency' },
];
