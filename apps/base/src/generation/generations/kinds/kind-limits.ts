export const IMAGE_COUNT = { min: 1, max: 10, default: 1 };

/** Maximum number of reference images; no model of the catalogue accepts more. */
export const MAX_REFERENCE_IMAGES = 8;

export const SPEECH_SPEED = { min: 0.25, max: 4, default: 1 };

/** Maximum number of concurrent vendor calls of one generation, so that a long one leaves capacity for others. */
export const MAX_PARALLEL_CHUNKS = 3;

/** Maximum length of a sound that one transcription covers. */
export const MAX_SOUND_SECONDS = 4 * 60 * 60;

export const SOURCE_LIMITS = { maxBytes: 2 ** 30, timeoutMs: 600_000 };

/** Seconds to wait for a callback that reports what happened to a submit whose answer was lost. */
export const CALLBACK_SECONDS = 15 * 60;
