import type { TimedText } from './port.js';

/** A segment as vendors return it, in seconds. */
export interface VendorSegment {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const toMs = (seconds: number): number => Math.round(seconds * 1_000);

/**
 * Sorts segments by time and cuts each where the next one starts or the audio ends; silent ones are
 * removed.
 */
export function toTimeline(segments: readonly VendorSegment[], audioSeconds: number): TimedText[] {
  const inOrder = segments
    .map(({ text, start, end }) => ({ text: text.trim(), startMs: toMs(start), endMs: toMs(end) }))
    .filter(({ text }) => text !== '')
    .sort((a, b) => a.startMs - b.startMs || a.endMs - b.endMs);
  return inOrder.map(({ text, startMs, endMs }, index) => {
    const limit = Math.max(
      startMs,
      Math.min(toMs(audioSeconds), inOrder[index + 1]?.startMs ?? Number.POSITIVE_INFINITY),
    );
    return { text, startMs, endMs: Math.min(Math.max(startMs, endMs), limit) };
  });
}
