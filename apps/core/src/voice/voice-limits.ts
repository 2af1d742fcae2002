/** Maximum bytes of a form with a recording from which a voice is cloned. */
export const MADE_OF_A_SOUND_BYTES = 16 * 2 ** 20;

/** Callers wait this long for a voice design or clone. */
export const ANSWER_MS = 100_000;
