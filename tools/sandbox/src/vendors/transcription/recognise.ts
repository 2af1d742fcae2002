import { setImmediate as breathe } from 'node:timers/promises';
import {
  apart,
  type Envelope,
  EnvelopeMeter,
  FRAMES_A_SECOND,
  RecognizedSpeech,
  type Match,
  unpackEnvelope,
} from '../../media/envelope.js';
import { probe } from '../../media/probe.js';
import { ffmpegInto } from '../../media/run.js';
import type { TimedSentence, TimedWord } from '../../media/speech.js';
import type { Collection } from '../../store/collection.js';
import { idInMark, type Spoken } from '../speech/spoken-texts.js';

const RECOGNITION_RATE = 8_000;
const RECALLED = 400;

/** Speech that was recognized in a sound; times are in seconds from its start. */
export interface RecognizedSound {
  duration: number;
  sentences: TimedSentence[];
}

/**
 * Recognizes speech of the speech vendor, complete, cut or several texts one after another; returns null if the file
 * has no sound.
 */
export async function recognise(path: string, spoken: Collection<Spoken>): Promise<RecognizedSound | null> {
  const found = await probe(path);
  if (!found?.audio) return null;
  const { envelope, duration } = await recognize(path);
  const indexes = await findSpoken(envelope, spoken.all(RECALLED));
  if (indexes.length > 0)
    return {
      duration,
      sentences: indexes.flatMap(({ known, offset }) => placed(known, offset / FRAMES_A_SECOND, duration)),
    };
  const marked = spoken.get(idInMark(found.comment) ?? '');
  return { duration, sentences: marked ? stretched(marked, duration) : [] };
}

async function recognize(path: string): Promise<{ envelope: Envelope; duration: number }> {
  const meter = new EnvelopeMeter(RECOGNITION_RATE);
  const input = ['-protocol_whitelist', 'file', '-i', path, '-map', '0:a:0'];
  const output = ['-ac', '1', '-ar', String(RECOGNITION_RATE), '-f', 's16le', 'pipe:1'];
  await ffmpegInto([...input, ...output], (chunk) => meter.push(chunk));
  return { envelope: meter.envelope(), duration: meter.duration };
}

type Location = Match & { known: Spoken };

/**
 * Returns the known speech in the order of its occurrence. The event loop handles other requests
 * between two texts.
 */
async function findSpoken(envelope: Envelope, recalled: readonly Spoken[]): Promise<Location[]> {
  const recognized = new RecognizedSpeech(envelope);
  const indexes: Location[] = [];
  for (const known of recalled) {
    for (const match of recognized.find(unpackEnvelope(known.envelope))) indexes.push({ ...match, known });
    await breathe();
  }
  return apart(indexes).sort((a, b) => a.offset - b.offset);
}

/** Moves sentences to the time at which they occur and drops words that were cut off. */
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

/** Returns the sentences of speech that is recognized only by its metadata, because its speed was changed. */
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
