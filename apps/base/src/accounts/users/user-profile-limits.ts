/** Maximum number of preferences of a user. */
export const MAX_PREFERENCES = 100;

/** Maximum size of all preferences of a user as JSON, in bytes. */
export const MAX_PREFERENCES_BYTES = 8 * 1_024;

/** Maximum length of the name of a preference, in characters. */
export const MAX_PREFERENCE_NAME = 100;
