/** A field of a form, as far as it decides whether the form can be sent. */
export interface CheckedField {
  readonly name: string;
  readonly willValidate: boolean;
  readonly validity: Pick<ValidityState, 'valid' | 'customError'> & Partial<ValidityState>;
}

/** The kinds of errors that the browser finds by itself. */
const BROWSER_ERRORS = [
  'badInput',
  'patternMismatch',
  'rangeOverflow',
  'rangeUnderflow',
  'stepMismatch',
  'tooLong',
  'tooShort',
  'typeMismatch',
  'valueMissing',
] as const;

/**
 * Returns whether a field breaks a rule of the form itself. An answer of the server marks fields too, named in
 * `answered`: these can be sent again as they are, since the cause may have been removed elsewhere in the meantime.
 */
export function hasOwnError(fields: Iterable<CheckedField>, answered: readonly string[]): boolean {
  return [...fields].some(({ name, willValidate, validity }) => {
    if (!willValidate || validity.valid) return false;
    return !answered.includes(name) || BROWSER_ERRORS.some((kind) => validity[kind]);
  });
}
