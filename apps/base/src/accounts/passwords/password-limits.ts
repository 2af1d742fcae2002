/** Maximum length of a password, in characters. */
export const MAX_PASSWORD_LENGTH = 200;
