import type { PostPlanView, SocialAccountView } from '@reelsheet/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Banner } from '../../design/components/feedback/banner.js';
import { addMessage } from '../../design/components/feedback/messages.js';
import { Button } from '../../design/components/controls/button.js';
import { FormButtons } from '../../design/components/controls/form.js';
import { SelectField } from '../../design/components/controls/select-field.js';
import { Switch } from '../../design/components/controls/switch.js';
import { Dialog } from '../../design/components/overlays/dialog.js';
import { useSubmission } from '../../design/submission.js';
import { inWords } from '../../posting/network-words.js';
import { postStrings } from '../../strings/posts-en.js';
import type { GridModel } from '../grid/grid-model.js';
import { useShownAgent } from '../list/sheets-frame.js';
import { draftOf, emptyDraft, otherErrors, planOf, type PlanDraft } from './plan-draft.js';
import { planKey } from './post-queries.js';
import type { PostsApi } from './posts-api.js';
import styles from './posts.module.css';
import { TargetList } from './target-list.js';
import { TimingFields } from './timing-fields.js';

const text = postStrings.form;

interface PlanDialogProps {
  readonly grid: GridModel;
  readonly api: PostsApi;
  readonly plan: PostPlanView | null;
  readonly accounts: readonly SocialAccountView[];
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Edits where, what and when rows are posted. */
export const PlanDialog = (props: PlanDialogProps) => (
  <Dialog title={postStrings.plan} isOpen={props.isOpen} onOpenChange={props.onOpenChange} size="large">
    <PlanForm {...props} />
  </Dialog>
);

function PlanForm({ grid, api, plan, accounts, onOpenChange }: PlanDialogProps) {
  const { agent } = useShownAgent();
  const columns = grid.sheet?.columns ?? [];
  const final = columns.find(({ role }) => role === 'final_video');
  const [draft, setDraft] = useState<PlanDraft>(plan ? draftOf(plan, agent.time_zone) : emptyDraft(final?.title ?? ''));
  const queries = useQueryClient();
  const { isPending, error, run } = useSubmission();
  const change = (next: Partial<PlanDraft>) => setDraft({ ...draft, ...next });
  const errors = error?.fields ?? {};
  const others = error && Object.keys(errors).length === 0 ? [inWords(error.message)] : otherErrors(errors);
  const save = async () => {
    await api.setPlan(planOf(draft));
    addMessage({ kind: 'positive', text: text.saved });
    onOpenChange(false);
    await queries.invalidateQueries({ queryKey: planKey(grid.session.options.sheetId) });
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        run(save);
      }}
    >
      {others.length > 0 ? <Banner kind="danger">{others.join('; ')}</Banner> : null}
      <TargetList
        targets={draft.targets}
        accounts={accounts}
        names={columns.map(({ title }) => title)}
        errors={errors}
        onChange={(targets) => change({ targets })}
      />
      <h3>{text.files}</h3>
      <div className={styles.pair}>
        <FileField kind="video" columns={columns} draft={draft} errors={errors} onChange={change} />
        <FileField kind="cover" columns={columns} draft={draft} errors={errors} onChange={change} />
      </div>
      <h3>{text.when}</h3>
      <TimingFields draft={draft} columns={columns} timeZone={agent.time_zone} errors={errors} onChange={change} />
      <Switch isSelected={draft.needsApproval} onChange={(needsApproval) => change({ needsApproval })}>
        {text.approval}
      </Switch>
      <FormButtons>
        <Button onPress={() => onOpenChange(false)}>{postStrings.cancel}</Button>
        <Button type="submit" kind="primary" isPending={isPending} isDisabled={draft.targets.length === 0}>
          {text.save}
        </Button>
      </FormButtons>
    </form>
  );
}

interface FileFieldProps {
  readonly kind: 'video' | 'cover';
  readonly columns: NonNullable<GridModel['sheet']>['columns'];
  readonly draft: PlanDraft;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (next: Partial<PlanDraft>) => void;
}

/** Chooses the column with the video or the cover of posts. */
function FileField({ kind, columns, draft, errors, onChange }: FileFieldProps) {
  const type = kind === 'video' ? 'video' : 'image';
  const titles = columns.filter((column) => column.type === type).map(({ title }) => title);
  const value = draft[kind];
  const known = value === '' || titles.includes(value) ? titles : [...titles, value];
  return (
    <SelectField
      label={text[kind]}
      value={value}
      error={errors[`files.${kind}`]}
      options={[{ value: '', label: text.none }, ...known.map((title) => ({ value: title, label: title }))]}
      onChange={(title) => onChange({ [kind]: title })}
    />
  );
}
