import { RUN } from '../run-limits.js';

interface ReadingTime {
  readonly readingSince: Date | null;
  readonly readingMs: number;
}

/** Returns the time for which the run has waited for files that base reads, which does not count as run time. */
export function readingMs({ readingSince, readingMs: earlier }: ReadingTime, now: Date): number {
  if (!readingSince) return earlier;
  return earlier + Math.min(RUN.maxFilesWaitMs, Math.max(0, now.getTime() - readingSince.getTime()));
}
