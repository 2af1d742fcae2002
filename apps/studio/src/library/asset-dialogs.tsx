import type { AssetView } from '@reelsheet/client';
import type { ReactNode } from 'react';
import { Button } from '../design/components/controls/button.js';
import { Form, FormButtons } from '../design/components/controls/form.js';
import { Dialog } from '../design/components/overlays/dialog.js';
import { useSubmission } from '../design/submission.js';
import { strings } from '../strings/en.js';
import { FileDetails } from './file-details.js';
import { FileUses } from './file-uses.js';
import { MoveForm } from './move-form.js';
import { RenameForm } from './name-dialogs.js';
import { useLibraryChanges } from './library-acts.js';
import { nameOf } from './assets.js';

const text = strings.library;

/** Something that the user does with a file or folder in a dialog. */
export interface AssetAct {
  readonly kind: 'open' | 'rename' | 'move' | 'withdraw' | 'removeFile' | 'removeFolder';
  readonly asset: AssetView;
}

const TITLES: Readonly<Record<AssetAct['kind'], (name: string) => string>> = {
  open: (name) => name,
  rename: () => text.renameTitle,
  move: text.moveTitle,
  withdraw: () => text.withdrawTitle,
  removeFile: text.removeFileTitle,
  removeFolder: () => text.removeFolderTitle,
};

interface AssetDialogsProps {
  /** Undefined while no dialog is open. */
  readonly act: AssetAct | undefined;
  readonly onClose: () => void;
}

export const AssetDialogs = ({ act, onClose }: AssetDialogsProps) => (
  <Dialog
    title={act ? TITLES[act.kind](nameOf(act.asset)) : ''}
    size={act?.kind === 'open' ? 'large' : 'small'}
    isOpen={act !== undefined}
    onOpenChange={(isOpen) => !isOpen && onClose()}
  >
    {act && <Content act={act} onClose={onClose} />}
  </Dialog>
);

function Content({ act: { kind, asset }, onClose }: { readonly act: AssetAct; readonly onClose: () => void }) {
  const { withdraw, removeUsedFile, removeFolder } = useLibraryChanges();
  switch (kind) {
    case 'open':
      return <FileDetails asset={asset} />;
    case 'rename':
      return <RenameForm asset={asset} onClose={onClose} />;
    case 'move':
      return <MoveForm asset={asset} onClose={onClose} />;
    case 'withdraw':
      return (
        <Confirmation
          hint={text.withdrawHint(nameOf(asset))}
          label={text.withdraw}
          act={() => withdraw(asset)}
          onClose={onClose}
        />
      );
    case 'removeFile':
      return (
        <Confirmation
          hint={text.removeFileHint}
          label={text.remove}
          act={() => removeUsedFile(asset)}
          onClose={onClose}
        >
          <FileUses fileId={asset.id} />
        </Confirmation>
      );
    case 'removeFolder':
      return (
        <Confirmation
          hint={text.removeFolderHint(nameOf(asset))}
          label={text.remove}
          act={() => removeFolder(asset)}
          onClose={onClose}
        />
      );
  }
}

interface AssetConfirmationProps {
  readonly hint: string;
  readonly label: string;
  readonly act: () => Promise<void>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

function Confirmation({ hint, label, act, onClose, children }: AssetConfirmationProps) {
  const { isPending, error, run } = useSubmission();
  return (
    <Form error={error} fields={[]} onSubmit={() => run(() => act().then(onClose))}>
      <p>{hint}</p>
      {children}
      <FormButtons>
        <Button onPress={onClose}>{strings.common.cancel}</Button>
        <Button type="submit" kind="danger" isPending={isPending}>
          {label}
        </Button>
      </FormButtons>
    </Form>
  );
}
