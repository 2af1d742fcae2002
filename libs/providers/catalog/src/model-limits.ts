/** Maximum length of a text that is spoken, in characters: about an hour. Each model takes a part of it per call. */
export const MAX_SPOKEN_TEXT_LENGTH = 50_000;
