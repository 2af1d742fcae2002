import type { LastProductionView, RecurringJobView } from '@reelsheet/client';
import { useOrganization } from '../app/use-organization.js';
import { TextLink } from '../design/components/controls/text-link.js';
import { Status } from '../design/components/layout/status.js';
import { Time } from '../design/components/layout/time.js';
import { useShownAgent } from '../sheets/list/sheets-frame.js';
import { recurringJobs as text } from '../strings/en/recurring-jobs.js';
import { amount } from '../strings/format.js';
import { JobMenu } from './job-menu.js';
import styles from './recurring-jobs.module.css';
import { scheduleText } from './schedule-text.js';

interface JobCardProps {
  readonly agentId: number;
  readonly job: RecurringJobView;
  readonly onChange: () => void;
}

/** A recurring job: what it does, when it runs next, and what became of its last time. */
export function JobCard({ agentId, job, onChange }: JobCardProps) {
  const { canEdit } = useOrganization();
  const { name, prompt, job_type: type, status, schedule, production } = job;
  const isActive = status === 'active';
  return (
    <section className={styles.card} aria-label={name}>
      <header className={styles.header}>
        <h2 className={styles.name}>{name}</h2>
        <Status kind={isActive ? 'positive' : 'neutral'}>{isActive ? text.active : text.paused}</Status>
        {canEdit && <JobMenu agentId={agentId} job={job} onChange={onChange} />}
      </header>
      <p className={styles.what}>
        {text.types[type]} · {scheduleText(schedule)}
      </p>
      {prompt !== name && <p className={styles.prompt}>{prompt}</p>}
      {production && (
        <p className={styles.what}>
          {[
            text.takes(production.take, text.throughNames[production.through].toLowerCase()),
            text.weeklyLimit(amount(production.weekly_credits)),
            ...(production.max_credits === null ? [] : [text.limitEach(amount(production.max_credits))]),
          ].join(' · ')}
        </p>
      )}
      <Times job={job} />
    </section>
  );
}

function Times({ job }: { readonly job: RecurringJobView }) {
  const { params } = useShownAgent();
  const { next_run_at: next, last_run_at: last, last_production: order, conversation_id: conversation } = job;
  return (
    <div className={styles.foot}>
      <dl className={styles.times}>
        {next !== null && (
          <div>
            <dt>{text.next}</dt>
            <dd>
              <Time at={next} />
            </dd>
          </div>
        )}
        <div>
          <dt>{text.last}</dt>
          <dd>{last === null ? text.never : <Outcome job={job} at={last} />}</dd>
        </div>
      </dl>
      {order && <LastBatch order={order} />}
      {conversation !== null && (
        <TextLink to="/o/$organization/agents/$agent/chat/$conversation" params={{ ...params, conversation }}>
          {text.openConversation}
        </TextLink>
      )}
    </div>
  );
}

function Outcome({ job, at }: { readonly job: RecurringJobView; readonly at: string }) {
  const { last_outcome: outcome, last_delivery: mail } = job;
  return (
    <>
      <Time at={at} />
      {outcome && ` · ${text.outcomes[outcome]}`}
      {mail && ` · ${text.mails[mail]}`}
    </>
  );
}

/** The batch of the last time, and the way to its sheet. */
function LastBatch({ order }: { readonly order: LastProductionView }) {
  const { params } = useShownAgent();
  const { ideas, status, spent, max_credits: limit, vidsheet_id: sheetId, error } = order;
  return (
    <p>
      {text.order(ideas.length, text.orders[status], amount(spent), amount(limit))}
      {error !== null && ` · ${error}`}
      {sheetId !== null && (
        <>
          {' · '}
          <TextLink to="/o/$organization/agents/$agent/sheets/$sheet" params={{ ...params, sheet: String(sheetId) }}>
            {text.openSheet}
          </TextLink>
        </>
      )}
    </p>
  );
}
