import type { AssetView } from '@reelsheet/client';
import { lazy, Suspense, type ReactNode } from 'react';
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
const ScheduleDialog = lazy(async () => ({ default: (await import('../posting/schedule-dialog.js')).ScheduleDialog }));

type DialogKind = 'open' | 'rename' | 'move' | 'withdraw' | 'removeFile' | 'removeFolder';

/** Something that the user does with a file or folder in a dialog. */
export interface AssetAct {
  readonly kind: DialogKind | 'post';
  readonly asset: AssetView;
}

const TITLES: Readonly<Record<DialogKind, (name: string) => string>> = {
  open: (name) => name,
  rename: () => text.renameTitle,
  move: text.moveTitle,
  withdraw: () => text.withdrawTitle,
  removeFile: text.removeFileTitle,
  removeFolder: () => text.removeFolderTitle,
};

export interface AssetDialogsProps {
  /** Undefined while no dialog is open. */
  readonly act: AssetAct | undefined;
  readonly onAct: (act: AssetAct) => void;
  readonly onClose: () => void;
}

export function AssetDialogs({ act, onAct, onClose }: AssetDialogsProps) {
  const close = (isOpen: boolean) => !isOpen && onClose();
  if (act?.kind === 'post')
    return (
      <Suspense>
        <ScheduleDialog file={postFileOf(act.asset)} isOpen onOpenChange={close} />
      </Suspense>
    );
  const shown = act && { kind: act.kind, asset: act.asset };
  return (
    <Dialog
      title={shown ? TITLES[shown.kind](nameOf(shown.asset)) : ''}
      size={shown?.kind === 'open' ? 'large' : 'small'}
      isOpen={shown !== undefined}
      onOpenChange={close}
    >
      {shown && <Content {...shown} onAct={onAct} onClose={onClose} />}
    </Dialog>
  );
}

const postFileOf = (asset: AssetView) => ({
  url: asset.url ?? '',
  name: nameOf(asset),
  ...(asset.thumbnail_url && { thumbnailUrl: asset.thumbnail_url }),
});

interface DialogContentProps extends Pick<AssetDialogsProps, 'onAct' | 'onClose'> {
  readonly kind: DialogKind;
  readonly asset: AssetView;
}

function Content({ kind, asset, onAct, onClose }: DialogContentProps) {
  const { withdraw, removeUsedFile, removeFolder } = useLibraryChanges();
  switch (kind) {
    case 'open':
      return <FileDetails asset={asset} onPost={() => onAct({ kind: 'post', asset })} />;
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
