/** Maximum length of a text in characters, unless its field declares another one. */
export const MAX_TEXT_LENGTH = 100_000;

/** Maximum length of a file name, in characters. */
export const MAX_FILE_NAME_LENGTH = 255;

/** Maximum number of items of a list, unless its field declares another one. */
export const MAX_LIST = 10_000;
