import { Injectable } from '@nestjs/common';
import { joinLivingAgent } from '@reelsheet/platform-agent-directory';
import type { Owner, RecordOwner } from '@reelsheet/platform-auth';
import { Database, json, nullable, rowOf, text, timestamp, uuid, type RowOf } from '@reelsheet/platform-database';
import type { EarlierMessage } from '../conversations/message.repository.js';
import { answerOf, joinLivingConversation, messagesOf } from '../conversations/conversation.sql.js';
import { ideaIdsOf } from '../ideas/idea.sql.js';
import type { Page } from '../paging.js';
import { RunEntity, RunStepEntity } from './run.entity.js';
import type { RunStep } from './run-steps.js';
import type { WatchlistResult } from './queries/watchlist-query.js';

const Own = rowOf(
  RunEntity,
  'id',
  'organizationId',
  'conversationId',
  'status',
  'failedReason',
  'cost',
  'waiting',
  'updatedAt',
);
const View = Own.with({
  agentUuid: uuid(),
  createdAt: timestamp(),
  messages: json<readonly EarlierMessage[]>(),
  ideaIds: json<readonly number[]>(),
  lastStep: nullable(json<RunStep>()),
  /** Steps of a run with `debug`, null for others. */
  steps: nullable(json<readonly RunStep[]>()),
  /** Result of its last watchlist query; null in lists of runs because it is large. */
  result: nullable(json<WatchlistResult>()),
});
export type RunRecord = RowOf<typeof View>;

const OwnTrace = rowOf(RunEntity, 'status', 'failedReason');
const Trace = OwnTrace.with({
  answer: nullable(text()),
  steps: json<readonly RunStep[]>(),
});
/** The fields of a run that holders of its token see. */
export type RunTrace = RowOf<typeof Trace>;

const VISIBLE = `
  FROM run
  ${joinLivingAgent('run.agent_id')}
  ${joinLivingConversation('run.conversation_id')}
  WHERE run.accepted_at IS NOT NULL`;

/** Selects the steps without fields that a reader does not need, which may be large. */
const stepsWithout = (...unread: string[]) =>
  `(SELECT coalesce(jsonb_agg(content - '{${unread.join()}}'::text[] ORDER BY position), '[]') FROM run_step
    WHERE run_id = run.id)`;

const RESULT = `(SELECT content -> 'shown' FROM run_step WHERE run_id = run.id AND content ? 'shown'
  ORDER BY position DESC LIMIT 1)`;

const select = (result: string) => `
  SELECT ${Own.columns('run')}, known_agent.uuid AS agent_uuid, run.accepted_at AS created_at,
         ${messagesOf('run.id')} AS messages,
         ${ideaIdsOf('run.id')} AS idea_ids,
         (SELECT content - 'shown' FROM run_step WHERE run_id = run.id ORDER BY position DESC LIMIT 1) AS last_step,
         CASE WHEN (run.input ->> 'debug')::boolean THEN ${stepsWithout('shown')} END AS steps,
         ${result} AS result
  ${VISIBLE}`;

/** Maximum lifetime of a run's token in hours. */
const MAX_TOKEN_HOURS = 24;
const TOKEN_HOURS_AFTER_END = 1;

const Belonging = rowOf(RunEntity, 'agentId');
const Step = rowOf(RunStepEntity, 'runId');

/** Reads runs with their messages, ideas and steps, each in one statement. */
@Injectable()
export class RunViewRepository implements RecordOwner<string> {
  constructor(private readonly db: Database) {}

  async find(id: string): Promise<RunRecord | undefined> {
    return this.db.row(View, `${select(RESULT)} AND run.id = $1`, [id]);
  }

  async ownerOf(id: string): Promise<Owner | undefined> {
    return this.db.row(
      Belonging,
      `SELECT run.agent_id FROM run ${joinLivingConversation('run.conversation_id')} WHERE run.id = $1
        AND accepted_at IS NOT NULL`,
      [id],
    );
  }

  async hasRefined(id: string, ideaId: number): Promise<boolean> {
    const step = await this.db.row(
      Step,
      `SELECT run_id FROM run_step
       WHERE run_id = $1 AND content ->> 'name' = 'refine_idea' AND content #> '{result,idea_id}' = to_jsonb($2::int)
       LIMIT 1`,
      [id, ideaId],
    );
    return step !== undefined;
  }

  /** Returns the newest first. */
  async listOf(conversationId: string, { page, size }: Page): Promise<RunRecord[]> {
    return this.db.rows(
      View,
      `${select('NULL::jsonb')} AND run.conversation_id = $1 ORDER BY run.created_at DESC, run.id LIMIT $2 OFFSET $3`,
      [conversationId, size, (page - 1) * size],
    );
  }

  /** Returns undefined after the token has expired. */
  async trace(id: string, tokenHash: Buffer): Promise<RunTrace | undefined> {
    return this.db.row(
      Trace,
      `SELECT ${OwnTrace.columns('run')}, ${stepsWithout('shown', 'result', 'messages')} AS steps,
              ${answerOf('run.id')} AS answer
       ${VISIBLE} AND run.id = $1 AND run.token_hash = $2
         AND run.created_at > now() - make_interval(hours => $3)
         AND (run.due_at IS NOT NULL OR run.updated_at > now() - make_interval(hours => $4))`,
      [id, tokenHash, MAX_TOKEN_HOURS, TOKEN_HOURS_AFTER_END],
    );
  }
}
