import type { SavedViewView } from '@reelsheet/client';
import { useState } from 'react';
import { Button } from '../../design/components/controls/button.js';
import { TextField } from '../../design/components/controls/text-field.js';
import { Dialog } from '../../design/components/overlays/dialog.js';
import { viewStrings as strings } from '../../strings/views-en.js';
import styles from './views.module.css';

export type NameDialogState = { readonly kind: 'save' } | { readonly kind: 'rename'; readonly view: SavedViewView };

interface NameDialogProps {
  readonly state: NameDialogState | undefined;
  readonly onClose: () => void;
  /** Returns false after an error, which is reported elsewhere; the dialog then stays. */
  readonly onSave: (name: string, state: NameDialogState) => Promise<boolean>;
}

/** Names a view that is saved, or gives one another name. */
export function ViewNameDialog({ state, onClose, onSave }: NameDialogProps) {
  if (!state) return null;
  const isNew = state.kind === 'save';
  return (
    <Dialog
      title={isNew ? strings.saveTitle : strings.renameTitle}
      {...(isNew && { hint: strings.saveHint })}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      <NameForm state={state} onClose={onClose} onSave={onSave} />
    </Dialog>
  );
}

function NameForm({ state, onClose, onSave }: NameDialogProps & { readonly state: NameDialogState }) {
  const [name, setName] = useState(state.kind === 'rename' ? state.view.name : '');
  const [isSaving, setSaving] = useState(false);
  const submit = async () => {
    setSaving(true);
    const isSaved = await onSave(name.trim(), state);
    setSaving(false);
    if (isSaved) onClose();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField label={strings.name} value={name} onChange={setName} maxLength={100} autoFocus isRequired />
      <Button kind="primary" type="submit" isPending={isSaving} isDisabled={name.trim() === ''}>
        {state.kind === 'save' ? strings.saveButton : strings.renameButton}
      </Button>
    </form>
  );
}
