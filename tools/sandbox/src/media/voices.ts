/** A voice of espeak-ng: language with variant, and pitch from 0 to 99. */
export interface EspeakVoice {
  voice: string;
  pitch: number;
}

/** The voices of the speech vendor. */
export const VOICES: Readonly<Record<string, EspeakVoice>> = {
  alloy: { voice: 'en-us', pitch: 45 },
  ash: { voice: 'en-us+m3', pitch: 38 },
  ballad: { voice: 'en-gb+m2', pitch: 44 },
  cedar: { voice: 'en-us+m7', pitch: 34 },
  coral: { voice: 'en-us+f2', pitch: 58 },
  echo: { voice: 'en-us+m1', pitch: 40 },
  fable: { voice: 'en-gb', pitch: 50 },
  marin: { voice: 'en-us+f4', pitch: 52 },
  nova: { voice: 'en-us+f3', pitch: 55 },
  onyx: { voice: 'en-us+m4', pitch: 28 },
  sage: { voice: 'en-gb+f5', pitch: 50 },
  shimmer: { voice: 'en-us+f1', pitch: 62 },
  verse: { voice: 'en-us+m5', pitch: 46 },
};
