import type { ReactNode } from 'react';
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

/** A form whose errors appear at their fields, and above them if they belong to none. */
export function Form({ children, error, fields, onSubmit }: FormProps) {
  const own = Object.keys(error?.fields ?? {});
  const isElsewhere = error && (own.length === 0 || own.some((field) => !fields.includes(field)));
  return (
    <AriaForm
      className={styles.form}
      validationErrors={error?.fields ?? {}}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget));
      }}
    >
      {isElsewhere && <Banner kind="danger">{error.message}</Banner>}
      {children}
    </AriaForm>
  );
}

/** The buttons at the end of a form or dialog. */
export const FormButtons = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.buttons}>{children}</div>
);
