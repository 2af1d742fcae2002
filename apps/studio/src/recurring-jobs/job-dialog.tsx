import { dataOf, type CreateRecurringJobBody, type RecurringJobType, type RecurringJobView } from '@reelsheet/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '../api/query-keys.js';
import { services } from '../api/services.js';
import { sheetsQuery, templatesQuery } from '../api/sheet-queries.js';
import { useOrganization } from '../app/use-organization.js';
import { Button } from '../design/components/controls/button.js';
import { Form, FormButtons } from '../design/components/controls/form.js';
import { SelectField } from '../design/components/controls/select-field.js';
import { TextArea } from '../design/components/controls/text-area.js';
import { TextField } from '../design/components/controls/text-field.js';
import { addMessage } from '../design/components/feedback/messages.js';
import { Dialog } from '../design/components/overlays/dialog.js';
import { useSubmission } from '../design/submission.js';
import { targetsOf } from '../ideas/production-order.js';
import { useShownAgent } from '../sheets/list/sheets-frame.js';
import { strings } from '../strings/en.js';
import { recurringJobs as text } from '../strings/en/recurring-jobs.js';
import { draftOf, jobOf, newJob, type JobDraft } from './job-draft.js';
import { ProductionFields } from './production-fields.js';
import { DeliveryFields, ScheduleFields } from './schedule-fields.js';

const FIELDS = {
  'production.take': 'take',
  'production.weekly_credits': 'weekly',
  'production.max_credits': 'ceiling',
  'schedule.time_of_day': 'time',
  'delivery.email': 'email',
};
const NAMES = ['name', 'prompt', ...Object.values(FIELDS)];
const TYPES = (['generate_content_ideas', 'produce_ideas'] as const).map((value) => ({
  value,
  label: text.types[value],
}));

interface JobDialogProps {
  readonly agentId: number;
  /** The job that is changed; undefined for a new one. */
  readonly job: RecurringJobView | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Creates a recurring job, or changes one. */
export const JobDialog = ({ job, isOpen, onClose, agentId }: JobDialogProps) => (
  <Dialog
    title={job ? text.changeTitle(job.name) : text.createTitle}
    isOpen={isOpen}
    onOpenChange={(open) => !open && onClose()}
  >
    <JobForm agentId={agentId} job={job} onClose={onClose} />
  </Dialog>
);

/** Stores a job and says so. */
function useSaving(agentId: number, job: RecurringJobView | undefined, onClose: () => void) {
  const { id } = useOrganization();
  const queries = useQueryClient();
  const { recurringJobs: jobs } = services().agent;
  return async ({ job_type, ...body }: CreateRecurringJobBody) => {
    const path = { agent_id: agentId };
    const { name, ...rest } = body;
    const saved = await dataOf(
      job
        ? jobs.update({ path: { ...path, job_id: job.id }, body: { ...rest, ...(name ? { name } : {}) } })
        : jobs.create({ path, body: { job_type, ...body } }),
    );
    await queries.invalidateQueries({ queryKey: keys.recurringJobs(id, agentId) });
    addMessage({ kind: 'positive', text: job ? text.saved : text.created(saved.name) });
    onClose();
  };
}

function JobForm({ agentId, job, onClose }: Omit<JobDialogProps, 'isOpen'>) {
  const { id } = useOrganization();
  const { agent } = useShownAgent();
  const { data: templates = [] } = useQuery(templatesQuery);
  const { data: sheets = [] } = useQuery(sheetsQuery(id, agentId, 1));
  const [draft, setDraft] = useState<JobDraft>(() => (job ? draftOf(job) : newJob(agent.time_zone)));
  const { isPending, error, run } = useSubmission(FIELDS);
  const save = useSaving(agentId, job, onClose);
  const change = (changes: Partial<JobDraft>) => setDraft({ ...draft, ...changes });
  const targets = targetsOf(templates, sheets);
  const order = jobOf(draft, targets[0]?.value ?? '');
  return (
    <Form error={error} fields={NAMES} onSubmit={() => run(async () => order && save(order))}>
      {!job && (
        <SelectField
          label={text.type}
          value={draft.type}
          options={TYPES}
          onChange={(type) => change({ type: type as RecurringJobType })}
        />
      )}
      <TextArea
        label={text.prompt}
        placeholder={text.promptExample}
        name="prompt"
        value={draft.prompt}
        onChange={(prompt) => change({ prompt })}
        maxLength={20_000}
        isRequired
        autoFocus
      />
      <TextField
        label={text.name}
        hint={text.nameHint}
        name="name"
        value={draft.name}
        onChange={(name) => change({ name })}
        autoComplete="off"
        maxLength={200}
      />
      <ScheduleFields draft={draft} onChange={change} />
      {draft.type === 'produce_ideas' && <ProductionFields draft={draft} targets={targets} onChange={change} />}
      <DeliveryFields draft={draft} onChange={change} />
      <FormButtons>
        <Button onPress={onClose}>{strings.common.cancel}</Button>
        <Button type="submit" kind="primary" isPending={isPending} isDisabled={!order}>
          {job ? strings.common.save : strings.common.create}
        </Button>
      </FormButtons>
    </Form>
  );
}
