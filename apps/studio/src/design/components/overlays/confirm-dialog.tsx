import type { ReactNode } from 'react';
import { strings } from '../../../strings/en.js';
import { useSubmission } from '../../submission.js';
import { Button } from '../controls/button.js';
import { FormButtons } from '../controls/form.js';
import { Banner } from '../feedback/banner.js';
import { Dialog } from './dialog.js';

interface ConfirmDialogProps {
  readonly title: string;
  readonly hint: string;
  /** Name of the button that confirms. */
  readonly action: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The act; its error is shown in the dialog, which stays open then. */
  readonly onConfirm: () => Promise<unknown>;
  readonly onDone?: () => void;
  readonly children?: ReactNode;
  /** False while something is missing for the act. */
  readonly isReady?: boolean;
}

/** Asks once before an act that cannot be undone. */
export function ConfirmDialog({ title, hint, isOpen, onOpenChange, ...rest }: ConfirmDialogProps) {
  return (
    <Dialog title={title} hint={hint} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Confirmation {...rest} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

type ConfirmationProps = Pick<ConfirmDialogProps, 'action' | 'onConfirm' | 'onDone' | 'children' | 'isReady'> & {
  readonly onClose: () => void;
};

function Confirmation({ action, onConfirm, onDone, onClose, children, isReady = true }: ConfirmationProps) {
  const { isPending, error, run } = useSubmission();
  const confirm = async () => {
    await onConfirm();
    onClose();
    onDone?.();
  };
  return (
    <>
      {error && <Banner kind="danger">{error.message}</Banner>}
      {children}
      <FormButtons>
        <Button onPress={onClose} autoFocus>
          {strings.common.cancel}
        </Button>
        <Button kind="danger" isPending={isPending} isDisabled={!isReady} onPress={() => run(confirm)}>
          {action}
        </Button>
      </FormButtons>
    </>
  );
}
