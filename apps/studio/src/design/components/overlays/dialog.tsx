import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { strings } from '../../../strings/en.js';
import { classes } from '../../classes.js';
import { Button } from '../controls/button.js';
import styles from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly hint?: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
  readonly size?: 'small' | 'large';
  /** True for content that is shown this once: only its buttons close the dialog. */
  readonly isRetained?: boolean;
}

/** A dialog over the page, which Escape and a press outside close. */
export const Dialog = ({
  title,
  hint,
  isOpen,
  onOpenChange,
  children,
  size = 'small',
  isRetained = false,
}: DialogProps) => (
  <ModalOverlay
    isOpen={isOpen}
    onOpenChange={onOpenChange}
    isDismissable={!isRetained}
    isKeyboardDismissDisabled={isRetained}
    className={styles.backdrop}
  >
    <Modal className={classes(styles.modal, styles[size])}>
      <AriaDialog className={styles.dialog}>
        <header className={styles.header}>
          <Heading slot="title">{title}</Heading>
          <Button
            kind="plain"
            size="small"
            aria-label={strings.common.close}
            icon={<X />}
            onPress={() => onOpenChange(false)}
          />
        </header>
        {hint !== undefined && <p className={styles.hint}>{hint}</p>}
        {children}
      </AriaDialog>
    </Modal>
  </ModalOverlay>
);
