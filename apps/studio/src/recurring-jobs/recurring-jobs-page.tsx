import type { RecurringJobView } from '@reelsheet/client';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, Plus } from 'lucide-react';
import { useState } from 'react';
import { recurringJobsQuery } from '../api/automation-queries.js';
import { LoadFailed } from '../app/error-pages.js';
import { useOrganization } from '../app/use-organization.js';
import { Button } from '../design/components/controls/button.js';
import { EmptyState } from '../design/components/feedback/empty-state.js';
import { SkeletonRows } from '../design/components/feedback/skeleton.js';
import { SheetsFrame, useShownAgent } from '../sheets/list/sheets-frame.js';
import { strings } from '../strings/en.js';
import { recurringJobs as text } from '../strings/en/recurring-jobs.js';
import { JobCard } from './job-card.js';
import { JobDialog } from './job-dialog.js';
import styles from './recurring-jobs.module.css';

/** The work that an agent does again and again, its times, and its credits. */
export function RecurringJobsPage() {
  const { id, canEdit } = useOrganization();
  const { agent } = useShownAgent();
  const { data: jobs, error, refetch } = useQuery(recurringJobsQuery(id, agent.id));
  const [dialog, setDialog] = useState<{ readonly job?: RecurringJobView }>();
  const add = canEdit && (
    <Button kind="primary" icon={<Plus />} onPress={() => setDialog({})}>
      {text.add}
    </Button>
  );
  return (
    <SheetsFrame title={strings.agents.tabs.jobs} actions={jobs && jobs.length > 0 && add}>
      {!jobs && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <SkeletonRows />)}
      {jobs?.length === 0 && (
        <EmptyState
          icon={<CalendarClock />}
          title={text.empty}
          hint={canEdit ? text.emptyHint : text.emptyViewer}
          action={add}
        />
      )}
      {jobs && jobs.length > 0 && (
        <div className={styles.jobs}>
          {jobs.map((job) => (
            <JobCard key={job.id} agentId={agent.id} job={job} onChange={() => setDialog({ job })} />
          ))}
        </div>
      )}
      <JobDialog
        agentId={agent.id}
        job={dialog?.job}
        isOpen={dialog !== undefined}
        onClose={() => setDialog(undefined)}
      />
    </SheetsFrame>
  );
}
