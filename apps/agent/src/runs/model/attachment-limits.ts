/** Maximum size of an attached file that is read; of larger files only the name is included. */
export const MAX_FILE_BYTES = 256 * 1_024;

/** Maximum time for reading an attached file. */
export const READ_WITHIN_MS = 15_000;

/** Maximum number of characters of one attached file that the model receives. */
export const MAX_TEXT_LENGTH = 20_000;

/** Maximum number of characters of all attached files together that the model receives. */
export const MAX_TEXTS = 60_000;
