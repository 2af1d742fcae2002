/** Maximum length of the text about what ideas should be like, in characters. */
export const MAX_PREFERENCES_LENGTH = 10_000;
