/** Limits of the vendor for the design of a voice, in characters. */
export const DESIGN_LIMITS = {
  description: {
    /** Minimum length of the description of a designed voice. */
    min: 20,
    /** Maximum length of the description of a designed voice. */
    max: 1_000,
  },
  text: {
    /** Minimum length of the text that samples speak. */
    min: 100,
    /** Maximum length of the text that samples speak. */
    max: 1_000,
  },
};
