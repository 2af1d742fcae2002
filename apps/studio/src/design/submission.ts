import { useState } from 'react';
import { shownError, type ShownError } from '../api/api-errors.js';

export interface FormSubmission {
  readonly isPending: boolean;
  readonly error: ShownError | undefined;
  /** Runs the request of a form, one at a time, and shows its error at the form. */
  readonly run: (work: () => Promise<unknown>) => void;
  /** Shows an error of the form that no request has thrown. */
  readonly fail: (error: ShownError) => void;
}

/** State of a form that sends a request. `fieldsOf` names its fields by those of the API. */
export function useSubmission(fieldsOf?: Readonly<Record<string, string>>): FormSubmission {
  const [isPending, setPending] = useState(false);
  const [error, fail] = useState<ShownError>();
  const run = (work: () => Promise<unknown>) => {
    if (isPending) return;
    setPending(true);
    fail(undefined);
    work()
      .catch((thrown: unknown) => fail(shownError(thrown, fieldsOf)))
      .finally(() => setPending(false));
  };
  return { isPending, error, run, fail };
}

/** Returns the text of a field of a form. */
export const textOf = (values: FormData, name: string): string => {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
};
