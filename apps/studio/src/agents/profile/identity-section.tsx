import { dataOf, type AgentDetailView } from '@reelsheet/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '../../api/query-keys.js';
import { services } from '../../api/services.js';
import { useOrganization } from '../../app/use-organization.js';
import { Button } from '../../design/components/controls/button.js';
import { Form } from '../../design/components/controls/form.js';
import { SearchSelect } from '../../design/components/controls/search-select.js';
import { TextField } from '../../design/components/controls/text-field.js';
import { addMessage } from '../../design/components/feedback/messages.js';
import { Section } from '../../design/components/layout/page.js';
import { textOf, useSubmission } from '../../design/submission.js';
import { Card, CardForm } from '../../settings/card.js';
import { strings } from '../../strings/en.js';
import { agentProfile as text } from '../../strings/en/agent-profile.js';
import { AgentPicture } from './agent-picture.js';

const FIELDS = { 'agent.name': 'name', 'agent.description': 'description', 'agent.time_zone': 'time_zone' };

/** Returns the time zones that the browser knows, and the present one of the agent. */
const timeZones = (present: string) =>
  [...new Set([present, 'UTC', ...Intl.supportedValuesOf('timeZone')])].map((zone) => ({ value: zone, label: zone }));

/** Name, picture, description and time zone of an agent. */
export function IdentitySection({ agent }: { readonly agent: AgentDetailView }) {
  const { id, canEdit } = useOrganization();
  const queries = useQueryClient();
  const { isPending, error, run } = useSubmission(FIELDS);
  const [zone, setZone] = useState(agent.time_zone);
  const save = async (values: FormData) => {
    const changes = { name: textOf(values, 'name'), description: textOf(values, 'description'), time_zone: zone };
    await dataOf(services().base.agents.update({ path: { agent_id: agent.id }, body: { agent: changes } }));
    await Promise.all([
      queries.invalidateQueries({ queryKey: keys.agents(id) }),
      queries.invalidateQueries({ queryKey: keys.agentProfile(id, agent.id) }),
    ]);
    addMessage({ kind: 'positive', text: text.saved });
  };
  return (
    <Section title={text.identity}>
      <Card>
        <AgentPicture agent={agent} />
        <CardForm>
          <Form error={error} fields={['name', 'description']} onSubmit={(values) => run(() => save(values))}>
            <TextField
              label={text.name}
              name="name"
              autoComplete="off"
              defaultValue={agent.name}
              isReadOnly={!canEdit}
              isRequired
            />
            <TextField
              label={text.description}
              hint={text.descriptionHint}
              name="description"
              autoComplete="off"
              defaultValue={agent.description}
              isReadOnly={!canEdit}
            />
            {canEdit ? (
              <SearchSelect
                label={text.timeZone}
                choices={timeZones(agent.time_zone)}
                value={zone}
                onChange={setZone}
              />
            ) : (
              <TextField label={text.timeZone} value={zone} isReadOnly />
            )}
            {canEdit && (
              <div>
                <Button type="submit" kind="primary" isPending={isPending}>
                  {strings.common.save}
                </Button>
              </div>
            )}
          </Form>
        </CardForm>
      </Card>
    </Section>
  );
}
