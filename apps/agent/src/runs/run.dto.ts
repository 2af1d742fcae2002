import { choices, invalid, toCredits, prose } from '@reelsheet/kernel';
import {
  AgentId,
  Choice,
  Decimal,
  FileName,
  Flag,
  Ids,
  Json,
  ListOf,
  Nested,
  Text,
  Texts,
  Whole,
} from '@reelsheet/platform-http';
import { storable } from '@reelsheet/platform-database';
import { MESSAGE_ROLES, type Attachment } from '../conversations/conversation.js';
import { MAX_ATTACHMENTS, MAX_CONTEXT, MAX_MESSAGE_LENGTH } from './run-limits.js';
import { RUN_STATUSES, statusOf, type RunStatus } from './run.js';
import type { RunRequest, StartedRun } from './run.service.js';
import type { ReportedRun } from './queries/run-query.service.js';
import type { StepReport } from './queries/run-report.js';
import { toPendingAction } from './queries/pending-action.js';
import { pendingGate } from './run-steps.js';
import { TrendView } from '../trends/trend.dto.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const SHA256 = /^[0-9a-f]{64}$/;

export class AttachmentBody {
  @Text({ optional: true, max: 500, about: 'of a direct upload' })
  signed_id?: string;

  @FileName({ optional: true })
  filename?: string;

  @Text({ optional: true, max: 255 })
  content_type?: string;

  @Text({ optional: true, max: 2_000, format: 'uri', about: 'a public address, where there is no `signed_id`' })
  url?: string;
}

export class RunBody {
  @Text({ max: MAX_MESSAGE_LENGTH, pattern: /\S/, expected: 'not blank' })
  message!: string;

  @AgentId()
  agent_id!: string | number;

  @Text({
    optional: true,
    nullable: true,
    pattern: UUID,
    expected: 'a uuid',
    format: 'uuid',
    about: 'continues this conversation; a new one begins where absent',
  })
  conversation_id?: string | null;

  @ListOf(() => AttachmentBody, {
    optional: true,
    nullable: true,
    maxItems: MAX_ATTACHMENTS,
    about: 'the agent reads those that are texts, and knows of others by name, type and address',
  })
  attachments?: AttachmentBody[] | null;

  @Json({
    optional: true,
    nullable: true,
    about: `where the user is working, at most ${MAX_CONTEXT} characters of JSON`,
    example: { vidsheet_id: 12 },
  })
  context?: Record<string, unknown> | null;

  @Flag({ optional: true, default: false, about: 'the run then shows its steps' })
  debug = false;
}

export class StartedRunView {
  @Text({ format: 'uuid' }) run_id!: string;
  @Text({ format: 'uuid' }) conversation_id!: string;
  @Choice(['running']) status!: RunStatus;
  @Text({
    format: 'uri',
    about: prose`
        server-sent events; needs no other credential, so keep it to yourself; works until an hour after the end of
        the run, and for 24 hours at most`,
  })
  progress_stream_url!: string;
}

export class RunMessageView {
  @Choice(MESSAGE_ROLES) role!: string;
  @Text() content!: string;
}

export class PendingAccountView {
  @Text() platform!: string;
  @Whole() account_id!: number;
  @Text() display_name!: string;
  @Text() handle!: string;
}

export class PendingMediaView {
  @Text({ format: 'uri', about: 'shows the file that would be published, and no other one later' }) url!: string;
  @Text({ about: 'in hexadecimal' }) sha256!: string;
  @Text() content_type!: string;
  @Whole() byte_size!: number;
  @Text({ nullable: true, format: 'uri', about: 'small picture of the file' }) thumbnail_url!: string | null;
}

export class PendingActionView {
  @Text({ format: 'uuid' }) id!: string;
  @Text({ about: 'the tool that would be used' }) type!: string;
  @Text() summary!: string;
  @Decimal({ about: 'credits that it may take at most' }) cost!: number;
  @Json({ about: 'everything that the tool would get' }) parameters!: Record<string, unknown>;
  @ListOf(() => PendingAccountView, { about: 'that would publish; no others do' }) accounts!: PendingAccountView[];
  @ListOf(() => PendingMediaView, { about: 'files that would be published; no others are' }) media!: PendingMediaView[];
  @Text({
    nullable: true,
    about: 'of everything that is shown here, in hexadecimal; null where it changes only ideas',
  })
  sha256!: string | null;
  @Text({ format: 'date-time', nullable: true, about: 'when it is rejected without an answer' })
  expires_at!: string | null;
}

export class ApproveBody {
  @Flag({ about: 'false: the run goes on without the action' })
  approved!: boolean;

  @Text({
    optional: true,
    pattern: UUID,
    expected: 'a uuid',
    format: 'uuid',
    about: prose`\`pending_action.id\` of the action that is decided. When the run waits with another one, nothing is
      decided. Without it the decision is about the present action`,
  })
  pending_action_id?: string;

  @Text({
    optional: true,
    pattern: SHA256,
    expected: 'a SHA-256 in hexadecimal',
    about: '`pending_action.sha256` of the action that was shown. When it differs now, nothing is decided',
  })
  pending_action_sha256?: string;
}

export class FoundGroupView {
  @Text({ min: 0, about: 'the hook, creator, music, theme or day' }) label!: string;
  @Whole() posts!: number;
  @Whole() watch_count!: number;
  @Decimal({ about: 'the mean of its posts, 0 to 1' }) engagement_rate!: number;
  @Texts() examples!: string[];
}

export class RunResultView {
  @Text({
    about: '`top_videos`, `top_hooks`, `top_creators`, `trending_music`, `comment_themes` or `trends_over_time`',
  })
  kind!: string;
  @Text() summary!: string;
  @Json({ about: 'the question and the filters that were stated, and the limit' }) filters!: Record<string, unknown>;
  @ListOf(() => TrendView, { about: 'the grid, in the order that was asked for' }) videos!: TrendView[];
  @ListOf(() => FoundGroupView, { about: 'what the videos have in common; empty where videos are asked for' })
  groups!: FoundGroupView[];
}

export class TokensView {
  @Whole() input!: number;
  @Whole() output!: number;
}

const STEP_KINDS = choices('Kind of a step of a run', {
  briefing: 'the profile and the messages that the run begins with',
  answer: 'text of the model, or its wish to use tools',
  tool: 'a tool was used',
  gate: 'an action waits for an approval',
  decision: 'the action was approved or rejected',
});

export class RunStepView {
  @Whole({ min: 1 }) number!: number;
  @Choice(STEP_KINDS) kind!: string;
  @Text({ nullable: true, about: 'the tool' }) name!: string | null;
  @Json({ nullable: true, about: 'what went in: arguments of a tool; of an answer the messages since the one before' })
  input!: Record<string, unknown> | null;
  @Json({ about: 'what came out' }) output!: Record<string, unknown>;
  @Nested(() => TokensView, { nullable: true, about: 'of the model, where it was asked' }) usage!: TokensView | null;
  @Decimal({ about: 'credits for its text' }) cost!: number;
}

export class RunView {
  @Text({ format: 'uuid' }) run_id!: string;
  @Text({ format: 'uuid' }) conversation_id!: string;
  @Text({ format: 'uuid' }) agent_id!: string;
  @Choice(RUN_STATUSES) status!: RunStatus;
  @ListOf(() => RunMessageView) messages!: RunMessageView[];
  @Nested(() => PendingActionView, { nullable: true, about: 'what it waits for somebody to approve, for 23 hours' })
  pending_action!: PendingActionView | null;
  @Text({ nullable: true, about: 'why it failed' }) error!: string | null;
  @Whole({ about: 'how many ideas it stored' }) ideas_created!: number;
  @Ids() idea_ids!: number[];
  @Decimal({ nullable: true, about: 'credits that it took' }) cost!: number | null;
  @Text({ format: 'date-time' }) created_at!: string;
  @Text({ format: 'date-time', nullable: true }) finished_at!: string | null;
  @Nested(() => RunResultView, {
    nullable: true,
    about: 'what its question to a watchlist found, null where it asked none; lists of runs leave it out',
  })
  result!: RunResultView | null;
  @ListOf(() => RunStepView, { optional: true, about: 'of a run with `debug`' }) steps?: RunStepView[];
}

export class RunsView {
  @ListOf(() => RunView, { about: 'newest first' }) runs!: RunView[];
}

export class PlanItemView {
  @Whole({ min: 1 }) number!: number;
  @Text() title!: string;
  @Flag() done!: boolean;
}

/** {@link RunProgress} in the format of the API. */
export class RunProgressView {
  @Choice(RUN_STATUSES) status!: RunStatus;
  @ListOf(() => PlanItemView) plan!: PlanItemView[];
  @Texts({ about: 'what it does and why, oldest first' }) thinking!: string[];
  @ListOf(() => RunMessageView, { about: 'its answer, once there is one' }) messages!: RunMessageView[];
}

export class ProgressQuery {
  @Text({ max: 100, about: 'as `progress_stream_url` gives it' })
  token!: string;
}

/** Throws `validation_error` if the context is too large. */
export function fromRunBody({ message, conversation_id, attachments, context, debug }: RunBody): RunRequest {
  if (JSON.stringify(context ?? {}).length > MAX_CONTEXT)
    throw invalid('context', `must be at most ${MAX_CONTEXT} characters of JSON`);
  return storable({
    message,
    conversationId: conversation_id?.toLowerCase(),
    attachments: (attachments ?? []).map(fromAttachment),
    context: context ?? {},
    debug,
  });
}

export function toStartedRun({ id, conversationId, token }: StartedRun, agentUrl: string): StartedRunView {
  return {
    run_id: id,
    conversation_id: conversationId,
    status: 'running',
    progress_stream_url: `${agentUrl}/agent/runs/${id}/progress?token=${token}`,
  };
}

export function toRun(run: ReportedRun): RunView {
  const status = statusOf(run.status);
  const gate = status === 'running' && run.waiting ? pendingGate(run.lastStep) : null;
  return {
    run_id: run.id,
    conversation_id: run.conversationId,
    agent_id: run.agentUuid,
    status,
    messages: [...run.messages],
    pending_action: gate && toPendingAction(gate),
    error: run.failedReason,
    ideas_created: run.ideaIds.length,
    idea_ids: [...run.ideaIds],
    cost: run.cost === null ? null : toCredits(run.cost),
    created_at: run.createdAt.toISOString(),
    finished_at: status === 'running' ? null : run.updatedAt.toISOString(),
    result: run.result && { ...run.result, videos: [...run.result.videos], groups: [...run.result.groups] },
    ...(run.steps ? { steps: run.steps.map(toStep) } : {}),
  };
}

const toStep = ({ usage, cost, ...step }: StepReport, index: number): RunStepView => ({
  number: index + 1,
  ...step,
  usage: usage && { ...usage },
  cost: toCredits(cost),
});

function fromAttachment({ signed_id, filename, content_type, url }: AttachmentBody): Attachment {
  return { signedId: signed_id, filename, contentType: content_type, url };
}
