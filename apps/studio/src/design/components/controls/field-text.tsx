import type { ReactNode } from 'react';
import { FieldError, Text } from 'react-aria-components';
import styles from './field-text.module.css';

interface FieldTextProps {
  /** Lets a field name this text as its description. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** Says what belongs into a field or a group of fields, below it. */
export const FieldHint = ({ id, children }: FieldTextProps) => (
  <p id={id} className={styles.hint}>
    {children}
  </p>
);

/** Says what is wrong with a field or a group of fields, below it; nothing where all is right. */
export const FieldErrorText = ({ id, children }: FieldTextProps) =>
  children === undefined || children === null ? null : (
    <p id={id} className={styles.error} role="alert">
      {children}
    </p>
  );

interface OwnFieldTextsProps {
  readonly hint?: string | undefined;
  readonly isInvalid?: boolean;
}

/** The hint of a field of React Aria, or the error that the field knows of itself. */
export const OwnFieldTexts = ({ hint, isInvalid }: OwnFieldTextsProps) => (
  <>
    {hint !== undefined && !isInvalid && (
      <Text slot="description" className={styles.hint}>
        {hint}
      </Text>
    )}
    <FieldError className={styles.error} />
  </>
);
