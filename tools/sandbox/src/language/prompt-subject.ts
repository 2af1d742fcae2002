import { ORDER_WORDS, STOP_WORDS } from './words.js';

/** The subject of a request. */
export interface Subject {
  /** The subject in the words of the request, usable after "about". */
  phrase: string;
  /** Content words, the most specific first; never empty. */
  keywords: string[];
}

const LABEL = /^[^\w\n\r\u2028\u2029]*(?:topic|subject|title|idea|theme|product|headline)\s*[:=]\s*(.+)/im;
const QUOTED = /["“«]([^"”»\n]{4,120})["”»]/;
const ABOUT =
  /\b(?:about|regarding|concerning|on the topic of|on the subject of|covering|titled|entitled|showing|featuring|of|on|for|to show|research|explaining)\s(?!(?:about|around|exactly|at|up|no)?\s?(?:least|most|to|more than)?\s?\d)(?!(?:it|this|that|them|me|us|these|the (?:idea|topic|video|following))\b)([^.!?;:\n"“”()]{3,})/gi;
const TAIL =
  / (?:(?:in|of|with|for|using|at|within|under) (?:about |around |exactly |at most |up to )?\d.*|(?:for|as|in) (?:a|an|our|my|the|your) (?:\w+ )?(?:tiktok|youtube|video|reel|short|shorts|audience|channel|agent|sheet|clip|tone|style|voice|way|script).*|(?:for|on|to) (?:tiktok|youtube|instagram|facebook|linkedin|shortvideo|videohost|x)\b.*|(?:and|then|and then) (?:research|store|save|propose|generate|render|publish|schedule|post|write|give|make|use|keep|return).*|(?:that|which) (?:is|are|has|have|should|must|will|can)\b.*|please.*)$/i;

/**
 * Finds the subject by simple rules: a labelled line, a quotation, the text after "about",
 * otherwise the most specific words.
 */
export function findSubject(text: string): Subject {
  const plain = text
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/\s+/g, (space) => (space.includes('\n') ? '\n' : ' '));
  const phrase = [...candidates(plain)].map(tidy).find((found) => contentWords(found).length > 0) ?? fallback(plain);
  const keywords = [...new Set([...nounsFirst(contentWords(phrase)), ...nounsFirst(contentWords(plain))])].slice(0, 12);
  return { phrase, keywords: keywords.length > 0 ? keywords : ['everyday', 'moments'] };
}

/** Returns the content words in their order, without repetition; names remain capitalized. */
export function contentWords(text: string): string[] {
  const words = text.match(/\p{L}[\p{L}'’-]*\p{L}/gu) ?? [];
  const reported = words.map((word, index) => (index === 0 ? word.toLowerCase() : word).replace(/['’]s?$/, ''));
  return [...new Set(reported)].filter((word) => {
    const plain = word.toLowerCase();
    return plain.length > 2 && !STOP_WORDS.has(plain.replace(/['’]/g, '')) && !ORDER_WORDS.has(plain);
  });
}

function nounsFirst(words: string[]): string[] {
  return [...words.filter((word) => !ADJECTIVE.test(word)), ...words.filter((word) => ADJECTIVE.test(word))];
}

const ADJECTIVE = /(?:able|ible|ful|ous|less|ish|ive)$/i;
const LEAD = /^(?:(?:a|an|the) )?(?:series|list|set|couple|bunch|video|clip|story|short|reel) (?:on|about|of) /i;

function* candidates(text: string): Generator<string> {
  const label = LABEL.exec(text)?.[1];
  if (label) yield label.split(/[.!?](?:\s|$)|[;\n]/)[0] ?? label;
  const quoted = QUOTED.exec(text)?.[1];
  if (quoted) yield quoted;
  const matches = [...text.matchAll(ABOUT)];
  const strong = matches.filter((match) =>
    /^(?:about|regarding|concerning|on the|covering|titled|entitled)/i.test(match[0]),
  );
  for (const match of strong) yield match[1] ?? '';
  if (isPlainPhrase(text)) yield text;
  for (const match of matches) yield match[1] ?? '';
}

/** Returns true for a few words without a command, which are the subject themselves. */
function isPlainPhrase(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  return words.length <= 9 && !words.some((word) => ORDER_WORDS.has(word));
}

function tidy(found: string): string {
  let text = found
    .replace(/[*_`#>{}[\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  text = text.split(/,\s/)[0] ?? text;
  for (let previous = ''; previous !== text;) {
    previous = text;
    text = text.replace(TAIL, '').replace(/^["'“”«»\s]+|(?<!["'“”«»,\s.!?])["'“”«»,\s.!?]+$/g, '');
  }
  const words = text.replace(LEAD, '').split(' ').slice(0, 10);
  if (STOP_WORDS.has(String(words[0]).toLowerCase())) words[0] = String(words[0]).toLowerCase();
  while (words.length > 1 && STOP_WORDS.has(String(words.at(-1)).toLowerCase())) words.pop();
  return words.join(' ');
}

function fallback(text: string): string {
  const words = contentWords(text).slice(0, 4);
  return words.length > 0 ? words.join(' ') : 'everyday moments';
}

/** Returns the subject as a heading of a few words: "Morning Coffee Rituals". */
export function heading(subject: Subject, maxWords = 7): string {
  const words = subject.phrase
    .replace(/^(?:a|an|the) /i, '')
    .split(' ')
    .slice(0, maxWords);
  while (words.length > 1 && STOP_WORDS.has(String(words.at(-1)).toLowerCase())) words.pop();
  return words.map((word, index) => (index > 0 && isSmall(word) ? word.toLowerCase() : capital(word))).join(' ');
}

function isSmall(word: string): boolean {
  return word.length < 5 && STOP_WORDS.has(word.toLowerCase());
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
