/** Number of images that one generation makes. */
export const IMAGE_COUNT = {
  /** Minimum number of images of one generation. */
  min: 1,
  /** Maximum number of images of one generation. */
  max: 10,
  /** Number of images where the request has none. */
  default: 1,
};

/** Maximum number of reference images; no model of the catalogue accepts more. */
export const MAX_REFERENCE_IMAGES = 8;

/** Speed of speech, as a multiple of the voice's own speed. */
export const SPEECH_SPEED = {
  /** Minimum speed of speech, as a multiple of the voice's own speed. */
  min: 0.25,
  /** Maximum speed of speech, as a multiple of the voice's own speed. */
  max: 4,
  /** Speed of speech where the request has none, as a multiple of the voice's own speed. */
  default: 1,
};

/** Characters of a text that a voice speaks in a second, from which the length of speech is estimated. */
export const SPOKEN_CHARACTERS = {
  /** Slow speech, and scripts in which a character is a word or syllable. */
  min: 4,
  /** Fast speech in an alphabet. */
  max: 25,
};

/** Maximum number of concurrent vendor calls of one generation, so that a long one leaves capacity for others. */
export const MAX_PARALLEL_CHUNKS = 3;

/** Maximum length of a sound that one transcription covers. */
export const MAX_SOUND_SECONDS = 4 * 60 * 60;

/** Limits of a recording that a transcription downloads. */
export const SOURCE_LIMITS = {
  /** Maximum size of a recording that a transcription downloads. */
  maxBytes: 2 ** 30,
  /** Maximum duration of the download of a recording. */
  timeoutMs: 600_000,
};

/** Time to wait for a callback that reports what happened to a submit whose answer was lost. */
export const CALLBACK_SECONDS = 15 * 60;

/** Temperature of texts. */
export const TEMPERATURE = {
  /** Minimum temperature of a text. */
  min: 0,
  /** Maximum temperature of a text. */
  max: 1,
  /** Temperature of a text where the request has none. */
  default: 0.2,
};

/** Maximum length of a text in tokens where the request has none. */
export const DEFAULT_MAX_TOKENS = 2_048;

/** Maximum start and duration of the part of a sound that is transcribed. */
export const MAX_TRIM_SECONDS = 24 * 60 * 60;
