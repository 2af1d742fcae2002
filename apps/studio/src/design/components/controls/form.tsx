import { useEffect, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Form as AriaForm } from 'react-aria-components';
import type { ShownError } from '../../../api/api-errors.js';
import { Banner } from '../feedback/banner.js';
import styles from './form.module.css';
import { hasOwnError, type CheckedField } from './own-errors.js';

interface FormProps {
  readonly children: ReactNode;
  readonly error: ShownError | undefined;
  /** Names of the fields of the form, at which their own errors appear. */
  readonly fields: readonly string[];
  readonly onSubmit: (values: FormData) => void;
}

/** Lets the form decide by itself whether it is sent: the browser would not send fields with an error of the server. */
const UNCHECKED = { noValidate: true };

/**
 * A form whose errors appear at their fields, and above them if they belong to none. The first field with an error gets
 * the focus, so that screen readers read it out. The error of a field is gone once the field is edited, so that nothing
 * moves when its button is pressed afterwards; the form can also be sent again as it is.
 */
export function Form({ children, error, fields, onSubmit }: FormProps) {
  const own = Object.keys(error?.fields ?? {});
  const { open, onInput } = useOpenErrors(error);
  const form = useFirstError(error);
  const isElsewhere = error && (own.length === 0 || own.some((field) => !fields.includes(field)));
  return (
    <AriaForm
      ref={form}
      {...UNCHECKED}
      className={styles.form}
      validationErrors={open}
      onSubmit={(event) => {
        event.preventDefault();
        const { currentTarget: sent } = event;
        if (hasOwnError(checkedFields(sent), Object.keys(open))) sent.checkValidity();
        else onSubmit(new FormData(sent));
      }}
    >
      <div className={styles.fields} onInput={onInput}>
        {isElsewhere && <Banner kind="danger">{error.message}</Banner>}
        {children}
      </div>
    </AriaForm>
  );
}

/** Returns a reference to a form whose first field with an error gets the focus when the error arrives. */
function useFirstError(error: ShownError | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) form.current?.checkValidity();
  }, [error]);
  return form;
}

const checkedFields = (form: HTMLFormElement): CheckedField[] =>
  [...form.elements].filter((element): element is Element & CheckedField => 'validity' in element);

/** Returns the errors of fields that were not edited since. */
function useOpenErrors(error: ShownError | undefined) {
  const [edited, setEdited] = useState<{ readonly error: ShownError; readonly names: readonly string[] }>();
  const names = edited?.error === error ? edited?.names : undefined;
  const open = useMemo(
    () => Object.fromEntries(Object.entries(error?.fields ?? {}).filter(([name]) => !names?.includes(name))),
    [error, names],
  );
  const onInput = ({ target }: FormEvent<HTMLElement>) => {
    const { name = '', ariaInvalid } = target as HTMLInputElement;
    // React Aria checks a field when it is left: its error would go, and the button move, while the button is pressed.
    if (ariaInvalid === 'true') target.dispatchEvent(new Event('change'));
    if (error && name in open) setEdited({ error, names: [...(names ?? []), name] });
  };
  return { open, onInput };
}

/** The buttons at the end of a form or dialog. */
export const FormButtons = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.buttons}>{children}</div>
);
