import { dataOf } from '@reelsheet/client';
import { useQueryClient } from '@tanstack/react-query';
import { keys } from '../api/query-keys.js';
import { services } from '../api/services.js';
import { useOrganization } from '../app/use-organization.js';
import { Button } from '../design/components/controls/button.js';
import { Form, FormButtons } from '../design/components/controls/form.js';
import { TextField } from '../design/components/controls/text-field.js';
import { addMessage } from '../design/components/feedback/messages.js';
import { Dialog } from '../design/components/overlays/dialog.js';
import { textOf, useSubmission } from '../design/submission.js';
import { strings } from '../strings/en.js';
import { watchlists as text } from '../strings/en/watchlists.js';

interface NewWatchlistProps {
  readonly agentId: number;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

export const NewWatchlistDialog = ({ agentId, isOpen, onOpenChange }: NewWatchlistProps) => (
  <Dialog title={text.createTitle} hint={text.createHint} isOpen={isOpen} onOpenChange={onOpenChange}>
    <NewWatchlistForm agentId={agentId} onClose={() => onOpenChange(false)} />
  </Dialog>
);

function NewWatchlistForm({ agentId, onClose }: { readonly agentId: number; readonly onClose: () => void }) {
  const { id } = useOrganization();
  const queries = useQueryClient();
  const { isPending, error, run } = useSubmission();
  const create = async (name: string) => {
    const body = { name, project_id: null };
    const list = await dataOf(services().core.watchlists.create({ path: { agent_id: agentId }, body }));
    await queries.invalidateQueries({ queryKey: keys.watchlists(id, agentId) });
    addMessage({ kind: 'positive', text: text.created(list.name) });
    onClose();
  };
  return (
    <Form error={error} fields={['name']} onSubmit={(values) => run(() => create(textOf(values, 'name')))}>
      <TextField label={strings.common.name} name="name" autoComplete="off" isRequired autoFocus />
      <FormButtons>
        <Button onPress={onClose}>{strings.common.cancel}</Button>
        <Button type="submit" kind="primary" isPending={isPending}>
          {strings.common.create}
        </Button>
      </FormButtons>
    </Form>
  );
}
