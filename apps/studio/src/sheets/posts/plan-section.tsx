import type { PostPlanView } from '@reelsheet/client';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../../design/components/feedback/banner.js';
import { Button } from '../../design/components/controls/button.js';
import { TextLink } from '../../design/components/controls/text-link.js';
import { Spinner } from '../../design/components/controls/spinner.js';
import { Tag } from '../../design/components/layout/status.js';
import { PLATFORM_NAMES } from '../../strings/platforms.js';
import { postStrings as text } from '../../strings/posts-en.js';
import type { GridModel } from '../grid/grid-model.js';
import { PanelSection } from '../panels/panel.js';
import { PlanCheck } from './plan-check.js';
import { PlanDialog } from './plan-dialog.js';
import { accountsQuery, planQuery } from './post-queries.js';
import type { PostsApi } from './posts-api.js';
import styles from './posts.module.css';

interface PlanSectionProps {
  readonly grid: GridModel;
  readonly api: PostsApi;
}

/** The post plan of the sheet in short, with its check; a dialog edits it. */
export function PlanSection({ grid, api }: PlanSectionProps) {
  const { sheetId, agentId } = grid.session.options;
  const { data: plan, error } = useQuery(planQuery(api, sheetId));
  const { data: accounts } = useQuery(accountsQuery(api, agentId));
  const [isEditing, setEditing] = useState(false);
  if (error && plan === undefined) return <Banner kind="danger">{error.message}</Banner>;
  if (plan === undefined) return <Spinner />;
  return (
    <>
      <PanelSection title={text.plan}>
        {plan ? <Summary plan={plan} /> : <p className={styles.hint}>{text.noPlan}</p>}
        {accounts?.length === 0 ? <NoAccounts /> : null}
        <Button icon={<CalendarClock />} onPress={() => setEditing(true)}>
          {plan ? text.editPlan : text.createPlan}
        </Button>
      </PanelSection>
      {plan ? <PlanCheck key={plan.updated_at} grid={grid} api={api} /> : null}
      <PlanDialog
        grid={grid}
        api={api}
        plan={plan}
        accounts={accounts ?? []}
        isOpen={isEditing}
        onOpenChange={setEditing}
      />
    </>
  );
}

/** Leads to the page that connects accounts. */
function NoAccounts() {
  const { organization = '', agent = '' } = useParams({ strict: false });
  return (
    <Banner kind="warning">
      {text.noAccounts}{' '}
      <TextLink to="/o/$organization/agents/$agent/accounts" params={{ organization, agent }}>
        {text.connect}
      </TextLink>
    </Banner>
  );
}

function Summary({ plan: { targets, timing, requires_approval: needsApproval } }: { readonly plan: PostPlanView }) {
  return (
    <>
      <p className={styles.networks}>
        {targets.map(({ platform }, index) => (
          <Tag key={`${platform}-${index}`}>{PLATFORM_NAMES[platform]}</Tag>
        ))}
      </p>
      <p className={styles.hint}>
        {text.timings[timing.type]}. {needsApproval ? text.approval : text.noApproval}
      </p>
    </>
  );
}
