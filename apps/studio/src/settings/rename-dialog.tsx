import { Button } from '../design/components/controls/button.js';
import { Form, FormButtons } from '../design/components/controls/form.js';
import { TextField } from '../design/components/controls/text-field.js';
import { Dialog } from '../design/components/overlays/dialog.js';
import { textOf, useSubmission } from '../design/submission.js';
import { common } from '../strings/en/common.js';

interface RenameDialogProps {
  readonly title: string;
  readonly name: string;
  /** Field of the API that has the name. */
  readonly field: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onRename: (name: string) => Promise<unknown>;
}

/** Gives something another name. */
export const RenameDialog = ({ title, isOpen, onOpenChange, ...form }: RenameDialogProps) => (
  <Dialog title={title} isOpen={isOpen} onOpenChange={onOpenChange}>
    <RenameForm {...form} onClose={() => onOpenChange(false)} />
  </Dialog>
);

type RenameFormProps = Pick<RenameDialogProps, 'name' | 'field' | 'onRename'> & { readonly onClose: () => void };

function RenameForm({ name, field, onRename, onClose }: RenameFormProps) {
  const { isPending, error, run } = useSubmission({ [field]: 'name' });
  const rename = async (values: FormData) => {
    await onRename(textOf(values, 'name'));
    onClose();
  };
  return (
    <Form error={error} fields={['name']} onSubmit={(values) => run(() => rename(values))}>
      <TextField label={common.name} name="name" autoComplete="off" defaultValue={name} isRequired autoFocus />
      <FormButtons>
        <Button onPress={onClose}>{common.cancel}</Button>
        <Button type="submit" kind="primary" isPending={isPending}>
          {common.save}
        </Button>
      </FormButtons>
    </Form>
  );
}
