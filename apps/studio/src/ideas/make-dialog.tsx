import { dataOf, type IdeasThrough, type IdeaView, type ProduceIdeasBody } from '@reelsheet/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { keys } from '../api/query-keys.js';
import { services } from '../api/services.js';
import { sheetsQuery, templatesQuery } from '../api/sheet-queries.js';
import { useOrganization } from '../app/use-organization.js';
import { Banner } from '../design/components/feedback/banner.js';
import { addMessage } from '../design/components/feedback/messages.js';
import { Button } from '../design/components/controls/button.js';
import { Form, FormButtons } from '../design/components/controls/form.js';
import { Segments } from '../design/components/controls/segments.js';
import { SelectField } from '../design/components/controls/select-field.js';
import { TextField } from '../design/components/controls/text-field.js';
import { Dialog } from '../design/components/overlays/dialog.js';
import { useSubmission } from '../design/submission.js';
import { strings } from '../strings/en.js';
import { orderOf, targetsOf } from './production-order.js';

const text = strings.ideas;
const THROUGH = ['cells', 'render', 'post'] as const;

interface MakeProps {
  readonly ideas: readonly IdeaView[];
  readonly agentId: number;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Makes rows, videos and posts of accepted ideas, in a new sheet or at the end of another one. */
export const MakeDialog = (props: MakeProps) => (
  <Dialog
    title={text.makeTitle(props.ideas.length)}
    hint={text.makeHint}
    isOpen={props.isOpen}
    onOpenChange={props.onOpenChange}
  >
    <MakeForm {...props} />
  </Dialog>
);

/** Starts the order and leads to its sheet; shows why nothing is made. */
function useProduction(agentId: number, onClose: () => void) {
  const { id, params } = useOrganization();
  const [nothing, setNothing] = useState<string>();
  const submission = useSubmission({ max_credits: 'ceiling' });
  const queries = useQueryClient();
  const navigate = useNavigate();
  const start = async (order: ProduceIdeasBody) => {
    const made = await dataOf(services().agent.ideas.produce({ body: order }));
    await queries.invalidateQueries({ queryKey: keys.ideas(id, agentId) });
    if (made.reason || made.vidsheet_id === null) return setNothing(text.nothing[made.reason ?? 'no_rows']);
    if (made.batch?.estimate) addMessage({ kind: 'positive', text: text.estimated(String(made.batch.estimate.max)) });
    onClose();
    await navigate({
      to: '/o/$organization/agents/$agent/sheets/$sheet',
      params: { ...params, agent: String(agentId), sheet: String(made.vidsheet_id) },
    });
  };
  return { submission, nothing, start };
}

function MakeForm({ ideas, agentId, onOpenChange }: MakeProps) {
  const { id } = useOrganization();
  const { data: templates = [] } = useQuery(templatesQuery);
  const { data: sheets = [] } = useQuery(sheetsQuery(id, agentId, 1));
  const [chosen, setTarget] = useState<string>();
  const [through, setThrough] = useState<IdeasThrough>('render');
  const [ceiling, setCeiling] = useState('');
  const { submission, nothing, start } = useProduction(agentId, () => onOpenChange(false));
  const { isPending, error, run } = submission;
  const targets = targetsOf(templates, sheets);
  const target = chosen ?? targets[0]?.value ?? '';
  const order = orderOf({ agentId, ideas, target, through, ceiling });
  return (
    <Form error={error} fields={['ceiling']} onSubmit={() => run(async () => order && start(order))}>
      {nothing ? <Banner kind="warning">{nothing}</Banner> : null}
      <SelectField
        label={text.target}
        value={target}
        options={targets.map(({ value, kind, title }) => ({
          value,
          label: kind === 'template' ? text.newSheet(title) : text.inSheet(title),
        }))}
        onChange={setTarget}
      />
      <Segments
        label={text.through}
        value={through}
        options={THROUGH.map((value) => ({ value, label: text.throughNames[value] }))}
        onChange={setThrough}
      />
      <TextField
        label={text.ceiling}
        hint={text.ceilingHint}
        name="ceiling"
        value={ceiling}
        onChange={setCeiling}
        inputMode="decimal"
        autoComplete="off"
        validationBehavior="aria"
        isRequired
        validate={(typed) => (typed === '' || order ? null : text.invalidCeiling)}
      />
      <FormButtons>
        <Button onPress={() => onOpenChange(false)}>{strings.common.cancel}</Button>
        <Button type="submit" kind="primary" isPending={isPending} isDisabled={!order || target === ''}>
          {text.start}
        </Button>
      </FormButtons>
    </Form>
  );
}
