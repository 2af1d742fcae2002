import {
  type Envelope,
  envelopeOf,
  findSound,
  FRAMES_A_SECOND,
  type Match,
  unpackEnvelope,
} from '../../media/envelope.js';
import { probe } from '../../media/probe.js';
import { ffmpeg } from '../../media/run.js';
import type { TimedSentence, TimedWord } from '../../media/speech.js';
import type { Collection } from '../../store/collection.js';
import { idInMark, type Spoken } from '../speech/spoken.js';

const HEARING_RATE = 8_000;
const RECALLED = 400;

/** What was heard in a sound; times in seconds from its beginning. */
export interface Heard {
  duration: number;
  sentences: TimedSentence[];
}

/** Recognises what the speech vendor once said, whole, cut or several times one after another; null when it is no sound. */
export async function recognise(path: string, spoken: Collection<Spoken>): Promise<Heard | null> {
  const found = await probe(path);
  if (!found?.audio) return null;
  const heard = await hear(path);
  const duration = heard.length / HEARING_RATE;
  const envelope = envelopeOf(heard, HEARING_RATE);
  const matches = findSpoken(envelope, spoken.all(RECALLED));
  if (matches.length > 0)
    return {
      duration,
      sentences: matches.flatMap(({ known, match }) => placed(known, match.offset / FRAMES_A_SECOND, duration)),
    };
  const marked = spoken.get(idInMark(found.comment) ?? '');
  return { duration, sentences: marked ? stretched(marked, duration) : [] };
}

async function hear(path: string): Promise<Int16Array> {
  const args = [
    '-protocol_whitelist',
    'file',
    '-i',
    path,
    '-map',
    '0:a:0',
    '-ac',
    '1',
    '-ar',
    String(HEARING_RATE),
    '-f',
    's16le',
    'pipe:1',
  ];
  const bytes = await ffmpeg(args);
  return new Int16Array(new Uint8Array(bytes.subarray(0, bytes.length - (bytes.length % 2))).buffer);
}

/** The best matches that do not overlap in time, in the order in which they are heard. */
function findSpoken(heard: Envelope, candidates: readonly Spoken[]): { known: Spoken; match: Match }[] {
  const all = candidates
    .map((known) => ({ known, match: findSound(heard, unpackEnvelope(known.envelope)) }))
    .filter((found): found is { known: Spoken; match: Match } => found.match !== undefined)
    .sort((a, b) => b.match.score * b.match.overlap - a.match.score * a.match.overlap);
  const chosen: typeof all = [];
  for (const found of all) {
    if (chosen.every((other) => !overlaps(span(found.match), span(other.match)))) chosen.push(found);
  }
  return chosen.sort((a, b) => a.match.offset - b.match.offset);
}

function span(match: Match): [number, number] {
  const start = Math.max(0, match.offset);
  return [start, start + match.overlap];
}

/** More than a quarter of a second in common. */
function overlaps(a: [number, number], b: [number, number]): boolean {
  return Math.min(a[1], b[1]) - Math.max(a[0], b[0]) > FRAMES_A_SECOND / 4;
}

/** Moves sentences to where they are heard and drops the words that were cut off. */
function placed(known: Spoken, offset: number, duration: number): TimedSentence[] {
  return known.sentences
    .map((sentence) =>
      withWords(
        sentence,
        sentence.words
          .map((word) => ({
            ...word,
            start: Math.max(0, word.start + offset),
            end: Math.min(duration, word.end + offset),
          }))
          .filter((word) => word.end - word.start > 0.04),
      ),
    )
    .filter((sentence) => sentence.words.length > 0);
}

/** For speech that is known by its mark alone, because its speed was changed. */
function stretched(known: Spoken, duration: number): TimedSentence[] {
  const factor = duration / known.duration;
  return known.sentences.map((sentence) =>
    withWords(
      sentence,
      sentence.words.map((word) => ({ ...word, start: word.start * factor, end: word.end * factor })),
    ),
  );
}

function withWords(sentence: TimedSentence, words: TimedWord[]): TimedSentence {
  const isWhole = words.length === sentence.words.length;
  return {
    text: isWhole ? sentence.text : words.map(({ word }) => word).join(' '),
    start: words[0]?.start ?? 0,
    end: words.at(-1)?.end ?? 0,
    words,
  };
}
