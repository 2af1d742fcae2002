/** Maximum number of entries in the `errors` of one answer; reading a request stops at the last one. */
export const MAX_FIELD_ERRORS = 50;

/** Maximum length of a field's name in `errors`, in characters, because callers choose the names of unknown fields. */
export const MAX_FIELD_NAME = 500;
