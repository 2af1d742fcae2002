import { findSubject } from './prompt-subject.js';
import { type Length, Writer } from './writer.js';

export type TextKind = 'title' | 'hook' | 'image_prompt' | 'caption' | 'script' | 'ideas' | 'research' | 'answer';

const KINDS: readonly [TextKind, RegExp][] = [
  [
    'image_prompt',
    /\b(?:image|picture|visual|video|photo|shot|scene)[ -]?(?:generation )?prompt|\bprompt for (?:an?|the) (?:image|picture|video)|\bdescribe (?:an?|the) (?:image|picture|scene|shot)/i,
  ],
  ['script', /\bscripts?\b|voice[ -]?over|\bnarration\b|\bmonologue\b|\bspoken\b/i],
  ['caption', /\bcaptions?\b|\bhashtags?\b/i],
  ['hook', /\bhooks?\b|\bopening line\b/i],
  ['title', /\btitles?\b|\bheadline\b/i],
  ['ideas', /\bideas?\b/i],
  ['research', /\bresearch\b|\bfindings\b|\btrends?\b/i],
];
const ORDER = /\b(?:write|create|generate|draft|give|suggest|make|compose|produce|return|propose|need|want)\b/i;
const WORDS = /(\d{1,4})\s*(?:-\s*\d+\s*)?-?words?\b/i;
const SENTENCES = /(\d{1,3}|one|two|three|four|five)\s+(?:short\s+)?sentences?\b/i;
const SECONDS = /(\d{1,3})[\s-]*(?:s|sec|second)s?\b/i;
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const SPOKEN_WORDS_A_SECOND = 2.4;

/** Returns the kind of text that a request asks for: the first one after the verb of the request. */
export function kindOf(request: string): TextKind {
  const start = ORDER.exec(request)?.index ?? 0;
  const found = KINDS.map(([kind, pattern]) => ({ kind, at: request.slice(start).search(pattern) })).filter(
    ({ at }) => at >= 0,
  );
  return found.sort((a, b) => a.at - b.at)[0]?.kind ?? 'answer';
}

export function lengthOf(request: string): Length {
  const words = WORDS.exec(request)?.[1];
  if (words) return { words: Number(words) };
  const sentences = SENTENCES.exec(request)?.[1];
  if (sentences) return { sentences: numberFrom(sentences) };
  const seconds = SECONDS.exec(request)?.[1];
  return seconds ? { words: Math.round(Number(seconds) * SPOKEN_WORDS_A_SECOND) } : {};
}

/** Returns the number of items that a request names, for example 5 for "give me five ideas". */
export function countOf(
  request: string,
  noun = /ideas?|concepts?|topics?|variants?|images?|posts?|items?/i,
): number | undefined {
  const pattern = new RegExp(`\\b(\\d{1,3}|${NUMBERS.join('|')})\\s+(?:[\\w-]+\\s+){0,3}?(?:${noun.source})\\b`, 'i');
  const found = pattern.exec(request)?.[1];
  return found === undefined ? undefined : numberFrom(found);
}

/** Writes the requested text. */
export function writeText(request: string): string {
  const writer = new Writer(findSubject(request), request);
  return TEXTS[kindOf(request)](writer, request);
}

const TEXTS: Record<TextKind, (writer: Writer, request: string) => string> = {
  title: (writer) => writer.title(),
  hook: (writer) => writer.hook(),
  image_prompt: (writer) => writer.imagePrompt(),
  caption: (writer) => writer.caption(),
  script: (writer, request) => writer.script(lengthOf(request)),
  ideas: (writer, request) =>
    Array.from({ length: countOf(request) ?? 3 }, (_, index) => {
      const idea = writer.idea(index);
      return `${index + 1}. ${idea.title}\nHook: ${idea.hook}\n${idea.description}`;
    }).join('\n\n'),
  research: (writer) => writer.findings(),
  answer: (writer, request) => {
    const length = lengthOf(request);
    return length.words || length.sentences ? writer.script(length) : writer.answer();
  },
};

function numberFrom(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : NUMBERS.indexOf(text.toLowerCase());
}
