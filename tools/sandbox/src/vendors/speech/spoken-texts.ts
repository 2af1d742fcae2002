import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { envelopeOf, packEnvelope } from '../../media/envelope.js';
import { ffmpeg } from '../../media/run.js';
import { type Speech, SPEECH_RATE, type TimedSentence, toWav } from '../../media/speech.js';
import { Collection } from '../../store/collection.js';
import { remembered } from '../../store/remembered.js';

/** A spoken text, stored so that the transcription vendor recognizes it. */
export interface Spoken {
  id: string;
  duration: number;
  sentences: TimedSentence[];
  /** Loudness over time in packed form. */
  envelope: string;
}

export function spokenTexts(database: DatabaseSync): Collection<Spoken> {
  return new Collection<Spoken>(database, 'spoken', 2_000);
}

/** Stores a spoken text, and returns it as a file in the format of the ffmpeg arguments. */
export async function utter(database: DatabaseSync, speech: Speech, format: readonly string[]): Promise<Buffer> {
  const { samples, duration, sentences } = speech;
  const id = createHash('sha256').update(new Uint8Array(samples.buffer)).digest('hex').slice(0, 32);
  const envelope = packEnvelope(envelopeOf(samples, SPEECH_RATE));
  spokenTexts(database).put(id, { id, duration, sentences, envelope });
  const input = ['-f', 'wav', '-i', 'pipe:0', '-metadata', `comment=${markOf(id)}`];
  return remembered.of(['sound', id, ...format], () => ffmpeg([...input, ...format, 'pipe:1'], toWav(samples)));
}

const MARK = 'sandbox-speech:';

/** Returns the comment in the metadata of a file with speech. */
function markOf(id: string): string {
  return `${MARK}${id}`;
}

export function idInMark(comment: string | undefined): string | undefined {
  return comment?.startsWith(MARK) ? comment.slice(MARK.length) : undefined;
}
