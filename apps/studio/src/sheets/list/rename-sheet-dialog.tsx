import { dataOf, type SheetView } from '@reelsheet/client';
import { useQueryClient } from '@tanstack/react-query';
import { keys } from '../../api/query-keys.js';
import { services } from '../../api/services.js';
import { useOrganization } from '../../app/use-organization.js';
import { Button } from '../../design/components/controls/button.js';
import { Dialog } from '../../design/components/overlays/dialog.js';
import { Form, FormButtons } from '../../design/components/controls/form.js';
import { TextField } from '../../design/components/controls/text-field.js';
import { textOf, useSubmission } from '../../design/submission.js';
import { strings } from '../../strings/en.js';
import { useShownAgent } from './sheets-frame.js';

const text = strings.sheets;

interface RenameSheetProps {
  /** The sheet whose title is changed; undefined while the dialog is closed. */
  readonly sheet: SheetView | undefined;
  readonly onClose: () => void;
}

export const RenameSheetDialog = ({ sheet, onClose }: RenameSheetProps) => (
  <Dialog title={text.renameTitle} isOpen={sheet !== undefined} onOpenChange={(isOpen) => !isOpen && onClose()}>
    {sheet && <RenameForm sheet={sheet} onClose={onClose} />}
  </Dialog>
);

function RenameForm({ sheet, onClose }: { readonly sheet: SheetView; readonly onClose: () => void }) {
  const { id } = useOrganization();
  const { agent } = useShownAgent();
  const queries = useQueryClient();
  const { isPending, error, run } = useSubmission({ 'spreadsheet.title': 'title' });
  const rename = async (title: string) => {
    const body = { spreadsheet: { title } };
    const query = { agent_id: agent.id };
    await dataOf(services().base.sheets.update({ path: { id: sheet.id }, query, body }));
    await queries.invalidateQueries({ queryKey: keys.sheets(id, agent.id) });
    onClose();
  };
  return (
    <Form error={error} fields={['title']} onSubmit={(values) => run(() => rename(textOf(values, 'title')))}>
      <TextField label={text.name} name="title" defaultValue={sheet.title} autoComplete="off" isRequired autoFocus />
      <FormButtons>
        <Button onPress={onClose}>{strings.common.cancel}</Button>
        <Button type="submit" kind="primary" isPending={isPending}>
          {strings.common.save}
        </Button>
      </FormButtons>
    </Form>
  );
}
