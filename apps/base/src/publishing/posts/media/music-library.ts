import type { MusicSource } from '@reelsheet/composition';

/** Background music of a post's videos. */
export type MusicTrack = { readonly id: string; readonly title: string } | { readonly trackUrl: string };

interface LibraryTrack {
  readonly id: string;
  readonly title: string;
  readonly source: MusicSource;
}

const CHORD_SECONDS = 4;

/**
 * Returns a soft pad sound: a sequence of chords, each a root in hertz with the frequency ratios of its other
 * notes.
 */
function pad(roots: readonly number[], ratios: readonly number[]): MusicSource {
  const chord = `st(0,mod(floor(t/${CHORD_SECONDS}),${roots.length}))`;
  const root = `st(1,${roots.reduceRight((rest, hertz, index) => (index === roots.length - 1 ? `${hertz}` : `if(eq(ld(0),${index}),${hertz},${rest})`), '')})`;
  const within = `mod(t,${CHORD_SECONDS})`;
  const swell = `min(1,${within}*2)*min(1,(${CHORD_SECONDS}-${within})*2)`;
  const notes = [1, ...ratios].map((ratio) => `sin(2*PI*ld(1)*${ratio}*t)`).join('+');
  return { expression: `${chord};${root};${swell}*0.15*(${notes})` };
}

/** Synthesized tracks, which are free of third-party rights. */
const LIBRARY: readonly LibraryTrack[] = [
  { id: 'calm-morning', title: 'Calm morning', source: pad([261.63, 220, 174.61, 196], [1.25, 1.5]) },
  { id: 'slow-tide', title: 'Slow tide', source: pad([220, 174.61, 261.63, 196], [1.2, 1.5, 2]) },
  { id: 'bright-steps', title: 'Bright steps', source: pad([293.66, 246.94, 196, 220], [1.25, 1.5, 1.875]) },
];

/** Returns the same track for every attempt of a post. */
export function libraryTrackFor(targetId: number): LibraryTrack {
  return LIBRARY[targetId % LIBRARY.length]!;
}
