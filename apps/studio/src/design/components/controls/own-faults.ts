/** What a form needs to know of one of its fields to decide whether it can be sent. */
export interface CheckedField {
  readonly name: string;
  readonly willValidate: boolean;
  readonly validity: Pick<ValidityState, 'valid' | 'customError'> & Partial<ValidityState>;
}

/** The kinds of faults that the browser finds by itself. */
const BROWSER_FAULTS = [
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
export function hasOwnFault(fields: Iterable<CheckedField>, answered: readonly string[]): boolean {
  return [...fields].some(({ name, willValidate, validity }) => {
    if (!willValidate || validity.valid) return false;
    return !answered.includes(name) || BROWSER_FAULTS.some((fault) => validity[fault]);
  });
}
