import { dataOf } from '@reelsheet/client';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { keys } from '../api/query-keys.js';
import { services } from '../api/services.js';
import { useOrganization } from '../app/use-organization.js';
import { Button } from '../design/components/controls/button.js';
import { Dialog } from '../design/components/overlays/dialog.js';
import { Form, FormButtons } from '../design/components/controls/form.js';
import { addMessage } from '../design/components/feedback/messages.js';
import { TextField } from '../design/components/controls/text-field.js';
import { textOf, useSubmission } from '../design/submission.js';
import { strings } from '../strings/en.js';

const text = strings.agents;
const FIELDS = { 'agent.name': 'name', 'agent.description': 'description' };

interface NewAgentProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** True to stay on the page instead of showing the sheets of the new agent. */
  readonly staysHere?: boolean;
}

export const NewAgentDialog = (props: NewAgentProps) => (
  <Dialog title={text.create} hint={text.createHint} isOpen={props.isOpen} onOpenChange={props.onOpenChange}>
    <NewAgentForm onClose={() => props.onOpenChange(false)} staysHere={props.staysHere} />
  </Dialog>
);

interface NewAgentFormProps {
  readonly onClose: () => void;
  readonly staysHere: boolean | undefined;
}

function NewAgentForm({ onClose, staysHere }: NewAgentFormProps) {
  const { id, params } = useOrganization();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { isPending, error, run } = useSubmission(FIELDS);
  const create = async (values: FormData) => {
    const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const agent = { name: textOf(values, 'name'), description: textOf(values, 'description'), time_zone };
    const created = await dataOf(services().base.agents.create({ body: { organization_id: id, agent } }));
    await queries.invalidateQueries({ queryKey: keys.agents(id) });
    onClose();
    addMessage({ kind: 'positive', text: text.created(created.agent.name) });
    if (staysHere) return;
    await navigate({
      to: '/o/$organization/agents/$agent/sheets',
      params: { ...params, agent: String(created.agent.id) },
    });
  };
  return (
    <Form error={error} fields={['name', 'description']} onSubmit={(values) => run(() => create(values))}>
      <TextField label={text.name} hint={text.nameHint} name="name" autoComplete="off" isRequired autoFocus />
      <TextField label={text.description} hint={text.descriptionHint} name="description" autoComplete="off" />
      <FormButtons>
        <Button onPress={onClose}>{strings.common.cancel}</Button>
        <Button type="submit" kind="primary" isPending={isPending}>
          {strings.common.create}
        </Button>
      </FormButtons>
    </Form>
  );
}
