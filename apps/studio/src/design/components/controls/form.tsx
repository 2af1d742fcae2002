import { useMemo, useState, type FormEvent, type ReactNode } from 'react';
import { Form as AriaForm } from 'react-aria-components';
import type { ShownError } from '../../../api/api-errors.js';
import { Banner } from '../feedback/banner.js';
import styles from './form.module.css';

interface FormProps {
  readonly children: ReactNode;
  readonly error: ShownError | undefined;
  /** Names of the fields of the form, at which their own errors appear. */
  readonly fields: readonly string[];
  readonly onSubmit: (values: FormData) => void;
}

/**
 * A form whose errors appear at their fields, and above them if they belong to none. The error of a field is gone once
 * the field is edited, so that nothing moves when its button is pressed afterwards.
 */
export function Form({ children, error, fields, onSubmit }: FormProps) {
  const own = Object.keys(error?.fields ?? {});
  const { open, onInput } = useOpenErrors(error);
  const isElsewhere = error && (own.length === 0 || own.some((field) => !fields.includes(field)));
  return (
    <AriaForm
      className={styles.form}
      validationErrors={open}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget));
      }}
    >
      <div className={styles.fields} onInput={onInput}>
        {isElsewhere && <Banner kind="danger">{error.message}</Banner>}
        {children}
      </div>
    </AriaForm>
  );
}

/** Returns the errors of fields that were not edited since. */
function useOpenErrors(error: ShownError | undefined) {
  const [edited, setEdited] = useState<{ readonly error: ShownError; readonly names: readonly string[] }>();
  const names = edited?.error === error ? edited?.names : undefined;
  const open = useMemo(
    () => Object.fromEntries(Object.entries(error?.fields ?? {}).filter(([name]) => !names?.includes(name))),
    [error, names],
  );
  const onInput = ({ target }: FormEvent<HTMLElement>) => {
    const name = (target as Partial<HTMLInputElement>).name ?? '';
    if (error && name in open) setEdited({ error, names: [...(names ?? []), name] });
  };
  return { open, onInput };
}

/** The buttons at the end of a form or dialog. */
export const FormButtons = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.buttons}>{children}</div>
);
