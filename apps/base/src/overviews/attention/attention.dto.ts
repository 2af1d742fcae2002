import { invalid, parseAgentRef, PLATFORMS, type AgentRef } from '@reelsheet/kernel';
import { AgentId, Choice, Flag, Id, ListOf, Text, Texts, Whole } from '@reelsheet/platform-http';
import { ATTENTION_PAGE, MAX_ATTENTION_PAGE } from '../../attention-limits.js';
import { ENDPOINT_KINDS } from '../../webhooks/webhook.js';
import { MAX_CURSOR, toCursor } from './attention-cursor.js';
import { ATTENTION_KINDS, DISMISSIBLE_KINDS, reasonOf, type AttentionKind } from './attention.js';
import type { AttentionIds, AttentionRow } from './attention.repository.js';
import type { AttentionItems } from './attention.service.js';

export class AttentionParameters {
  @AgentId({ optional: true, about: 'only what concerns this agent, by integer id or uuid' })
  agent_id?: string;

  @Texts({ optional: true, about: 'only these kinds', values: ATTENTION_KINDS, maxItems: ATTENTION_KINDS.length })
  kinds?: AttentionKind[];

  @Flag({ optional: true, default: false, about: 'those that were dismissed, instead of the others' })
  dismissed: boolean = false;

  @Whole({ optional: true, min: 1, max: MAX_ATTENTION_PAGE, default: ATTENTION_PAGE })
  limit: number = ATTENTION_PAGE;

  @Text({ optional: true, min: 1, max: MAX_CURSOR, about: '`next_cursor` of the previous page' })
  cursor?: string;
}

const OPTIONAL = { nullable: true } as const;

export class AttentionItemView {
  @Choice(ATTENTION_KINDS) kind!: AttentionKind;
  @Text({ about: 'id of the record among those of its kind, for dismissing it' }) item_id!: string;
  @Text({
    about: 'why, for programs: `approval_required`, the `error_code` of the post, the status of the account, …',
    example: 'insufficient_credits',
  })
  code!: string;
  @Text({ about: 'why, in words; of a gate what is to be approved' }) reason!: string;
  @Text({ format: 'date-time' }) since!: string;
  @Text({ ...OPTIONAL, format: 'date-time', about: 'until when a gate can be decided; null for everything else' })
  expires_at!: string | null;
  @Id() agent_id!: number;
  @Text() agent_name!: string;
  @Text({ ...OPTIONAL, about: 'of the sheet, the post or the account, shortened; null for the others' })
  title!: string | null;
  @Id({ ...OPTIONAL, about: 'the sheet of a batch or render' }) sheet_id!: number | null;
  @Id({ ...OPTIONAL, about: 'the row of a render, or of a post that has one' }) row_id!: number | null;
  @Id({ ...OPTIONAL, about: 'the cell of a render' }) cell_id!: number | null;
  @Id(OPTIONAL) batch_id!: number | null;
  @Id(OPTIONAL) render_job_id!: number | null;
  @Id(OPTIONAL) post_id!: number | null;
  @Id(OPTIONAL) account_id!: number | null;
  @Choice(PLATFORMS, { ...OPTIONAL, about: 'of the account, or the first one on which the post has failed' })
  platform!: string | null;
  @Text({ ...OPTIONAL, format: 'uuid', about: 'id of `pending_action` of the run' }) gate_id!: string | null;
  @Text({ ...OPTIONAL, format: 'uuid', about: 'the run that waits at the gate' }) run_id!: string | null;
  @Choice(ENDPOINT_KINDS, OPTIONAL) endpoint!: string | null;
}

export class DismissalBody {
  @Text({
    format: 'date-time',
    max: 40,
    about: '`since` of the item as you saw it; another state of it is not dismissed',
    example: '2030-01-31T12:00:00.000Z',
  })
  since!: string;
}

export class AttentionView {
  @ListOf(() => AttentionItemView, { about: 'newest first' }) items!: AttentionItemView[];
  @Text({ nullable: true, about: 'null on the last page' }) next_cursor!: string | null;
}

export const toAgentRef = ({ agent_id }: AttentionParameters): AgentRef | undefined =>
  agent_id === undefined ? undefined : parseAgentRef(agent_id);

/** Throws `validation_error` for a text that is no time. */
export function toSince({ since }: DismissalBody): Date {
  const time = new Date(since);
  if (Number.isNaN(time.getTime())) throw invalid('since', 'must be the time of an item');
  return time;
}

/** Throws `validation_error` for an item that cannot be dismissed. */
export function toDismissible(kind: string): AttentionKind {
  const known = DISMISSIBLE_KINDS.find((each) => each === kind);
  if (!known) throw invalid('kind', `must be one of ${DISMISSIBLE_KINDS.join(', ')}`);
  return known;
}

export const toAttention = ({ items, next }: AttentionItems): AttentionView => ({
  items: items.map(toItem),
  next_cursor: next && toCursor(next),
});

function toItem({ kind, itemId, code, reason, since, expiresAt, agentId, agentName, title, ids }: AttentionRow) {
  return {
    ...{ kind, item_id: itemId, code, title },
    reason: reasonOf(code, reason),
    since: since.toISOString(),
    expires_at: expiresAt?.toISOString() ?? null,
    agent_id: agentId,
    agent_name: agentName,
    ...toIds(ids),
  };
}

function toIds(ids: AttentionIds) {
  const number = (name: string) => (ids[name] as number | undefined) ?? null;
  const text = (name: string) => (ids[name] as string | undefined) ?? null;
  return {
    sheet_id: number('sheet_id'),
    row_id: number('row_id'),
    cell_id: number('cell_id'),
    batch_id: number('batch_id'),
    render_job_id: number('render_job_id'),
    post_id: number('post_id'),
    account_id: number('account_id'),
    platform: text('platform'),
    gate_id: text('gate_id'),
    run_id: text('run_id'),
    endpoint: text('endpoint'),
  };
}
