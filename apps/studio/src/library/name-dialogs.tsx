import type { AssetView } from '@reelsheet/client';
import { Button } from '../design/components/controls/button.js';
import { Form, FormButtons } from '../design/components/controls/form.js';
import { TextField } from '../design/components/controls/text-field.js';
import { Dialog } from '../design/components/overlays/dialog.js';
import { textOf, useSubmission } from '../design/submission.js';
import { strings } from '../strings/en.js';
import { useLibraryChanges } from './library-acts.js';
import { nameOf } from './assets.js';
import { useLibraryView } from './use-library.js';

const text = strings.library;

interface NameFormProps {
  readonly name: string;
  readonly onSave: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

function NameForm({ name, onSave, onClose }: NameFormProps) {
  const names = { 'asset_folder.name': 'name', 'content_resource.filename': 'name' };
  const { isPending, error, run } = useSubmission(names);
  const save = (values: FormData) => run(() => onSave(textOf(values, 'name')).then(onClose));
  return (
    <Form error={error} fields={['name']} onSubmit={save}>
      <TextField label={text.name} name="name" defaultValue={name} autoComplete="off" isRequired autoFocus />
      <FormButtons>
        <Button onPress={onClose}>{strings.common.cancel}</Button>
        <Button type="submit" kind="primary" isPending={isPending}>
          {strings.common.save}
        </Button>
      </FormButtons>
    </Form>
  );
}

export function RenameForm({ asset, onClose }: { readonly asset: AssetView; readonly onClose: () => void }) {
  const { rename } = useLibraryChanges();
  return <NameForm name={nameOf(asset)} onSave={(name) => rename(asset, name)} onClose={onClose} />;
}

export function NewFolderDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const { createFolder } = useLibraryChanges();
  const { folder } = useLibraryView();
  return (
    <Dialog title={text.newFolderTitle} isOpen={isOpen} onOpenChange={(stays) => !stays && onClose()}>
      <NameForm name="" onSave={(name) => createFolder(name, folder?.id ?? null)} onClose={onClose} />
    </Dialog>
  );
}
