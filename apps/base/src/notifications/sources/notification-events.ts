import {
  batchChanged,
  creditsLow,
  gateChanged,
  postFailed,
  postPublished,
  recurringJobEnded,
  renderCompleted,
  renderFailed,
  socialAccountLost,
  type EventContract,
  type PayloadOf,
} from '@reelsheet/contracts';
import type { RecordedEvent } from '@reelsheet/platform-outbox';
import { dayOf, forMembers, type NewOccurrence, type NotificationKind } from '../notification.js';

interface EventRule {
  readonly subject: string;
  readonly toOccurrence: (payload: unknown, at: Date) => NewOccurrence | undefined;
}

const on = <C extends EventContract>(
  { subject }: C,
  toOccurrence: (payload: PayloadOf<C>, at: Date) => NewOccurrence | undefined,
): EventRule => ({ subject, toOccurrence: (payload, at) => toOccurrence(payload as PayloadOf<C>, at) });

type PostEvent = Pick<PayloadOf<typeof postFailed>, 'organization_id' | 'agent_id' | 'post_id'>;

/** Posts of an agent on a day are one notification, which names the latest one. */
const ofPost = (kind: NotificationKind, status: string, event: PostEvent, at: Date) =>
  forMembers({
    ...{ organizationId: event.organization_id, agentId: event.agent_id, kind, isCounted: true },
    groupKey: `${kind}:${event.agent_id}:${dayOf(at)}`,
    details: { post_id: event.post_id, status },
  });

type RenderEvent = PayloadOf<typeof renderFailed>;

/** Videos of a sheet on a day are one notification. Drafts concern only who orders them. */
const ofRender = (kind: NotificationKind, event: RenderEvent, at: Date) =>
  event.preview
    ? undefined
    : forMembers({
        ...{ organizationId: event.organization_id, agentId: event.agent_id, kind, isCounted: true },
        groupKey: `${kind}:${event.sheet_id}:${dayOf(at)}`,
        details: { sheet_id: event.sheet_id, cell_id: event.cell_id, render_job_id: event.render_job_id },
      });

/** Status of a batch that members are notified of. */
function kindOfBatch({ status, paused_reason }: PayloadOf<typeof batchChanged>): NotificationKind | undefined {
  if (status === 'completed') return 'batch_completed';
  return status === 'paused' && paused_reason !== undefined ? 'batch_paused' : undefined;
}

function ofBatch(event: PayloadOf<typeof batchChanged>): NewOccurrence | undefined {
  const kind = kindOfBatch(event);
  const { batch_id, sheet_id, paused_reason: reason = null, completed = null, failed = null } = event;
  return (
    kind &&
    forMembers({
      ...{ organizationId: event.organization_id, agentId: event.agent_id, kind },
      groupKey: `${kind}:${batch_id}`,
      isCounted: kind === 'batch_paused',
      details: { batch_id, sheet_id, reason, completed, failed },
    })
  );
}

const RECURRING: Readonly<Record<string, NotificationKind>> = {
  reported: 'production_reported',
  weekly_credits: 'weekly_limit_reached',
};

function ofRecurringJob(event: PayloadOf<typeof recurringJobEnded>): NewOccurrence | undefined {
  const kind = RECURRING[event.outcome];
  return (
    kind &&
    forMembers({
      ...{ organizationId: event.organization_id, agentId: event.agent_id, kind },
      groupKey: `${kind}:${event.run_id}`,
      details: { run_id: event.run_id, recurring_job_id: event.recurring_job_id },
    })
  );
}

const RULES: readonly EventRule[] = [
  on(gateChanged, ({ organization_id: organizationId, agent_id: agentId, gate_id, run_id = null, status }) =>
    status === 'open'
      ? forMembers({
          ...{ organizationId, agentId, kind: 'gate_opened', groupKey: `gate_opened:${gate_id}` },
          details: { gate_id, run_id },
        })
      : undefined,
  ),
  on(postPublished, (event, at) =>
    ofPost(event.status === 'success' ? 'post_published' : 'post_failed', event.status, event, at),
  ),
  on(postFailed, (event, at) => ofPost('post_failed', 'failed', event, at)),
  on(renderFailed, (event, at) => ofRender('render_failed', event, at)),
  on(renderCompleted, (event, at) => ofRender('render_completed', event, at)),
  on(batchChanged, ofBatch),
  on(socialAccountLost, ({ organization_id: organizationId, agent_id: agentId, id, platform }, at) =>
    forMembers({
      ...{ organizationId, agentId, kind: 'account_lost', groupKey: `account_lost:${id}:${dayOf(at)}` },
      details: { account_id: id, platform },
    }),
  ),
  on(creditsLow, ({ organization_id: organizationId, available }, at) =>
    forMembers({
      ...{ organizationId, kind: 'credits_low', groupKey: `credits_low:${dayOf(at)}` },
      details: { available },
    }),
  ),
  on(recurringJobEnded, ofRecurringJob),
];

const RULE_OF = new Map(RULES.map((rule) => [rule.subject, rule]));

/** Returns undefined for events of which nobody is notified. */
export function toOccurrence({ subject, payload }: RecordedEvent, at: Date): NewOccurrence | undefined {
  return RULE_OF.get(subject)?.toOccurrence(payload, at);
}
