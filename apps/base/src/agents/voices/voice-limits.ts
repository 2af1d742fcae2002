import { DESIGN_LIMITS } from '@reelsheet/provider-voice';

/** Maximum calls per organization and minute, because these vendor requests are free of charge. */
export const MAX_FREE_CALLS_PER_MINUTE = 120;

/** Maximum length of the name of a voice, in characters. */
export const MAX_NAME_LENGTH = 100;

/** Maximum length of the gender and of the language of a voice, in characters. */
export const MAX_LABEL_LENGTH = 50;

/** Maximum length of the description of a voice, in characters. */
export const MAX_DESCRIPTION_LENGTH = DESIGN_LIMITS.description.max;

/** Maximum length of the text of design samples, in characters. */
export const MAX_SAMPLE_TEXT_LENGTH = DESIGN_LIMITS.text.max;

/** Maximum size of the sample that a voice is cloned from. */
export const MAX_SAMPLE_BYTES = 10 * 2 ** 20;

/** Maximum length of a sample in base64: four characters for three bytes, a prefix and line breaks. */
export const MAX_BASE64 = Math.ceil(MAX_SAMPLE_BYTES / 3) * 4 + 2 ** 18;

/** Maximum bytes of the body of a request with a sample. */
export const MAX_CLONE_BODY = MAX_BASE64 + 2 ** 20;
