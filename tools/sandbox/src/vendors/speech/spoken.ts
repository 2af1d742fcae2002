import type { DatabaseSync } from 'node:sqlite';
import type { TimedSentence } from '../../media/speech.js';
import { Collection } from '../../store/collection.js';

/** What the speech vendor has said, kept so that the transcription vendor knows it again. */
export interface Spoken {
  id: string;
  duration: number;
  sentences: TimedSentence[];
  /** Packed loudness over time. */
  envelope: string;
}

export function spokenTexts(database: DatabaseSync): Collection<Spoken> {
  return new Collection<Spoken>(database, 'spoken', 2_000);
}

const MARK = 'sandbox-speech:';

/** The comment that speech carries in its file's metadata. */
export function markOf(id: string): string {
  return `${MARK}${id}`;
}

export function idInMark(comment: string | undefined): string | undefined {
  return comment?.startsWith(MARK) ? comment.slice(MARK.length) : undefined;
}
