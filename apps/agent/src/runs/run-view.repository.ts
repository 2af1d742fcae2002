import { Injectable } from '@nestjs/common';
import { KnownAgentEntity } from '@reelsheet/platform-agent-directory';
import type { Owner, RecordOwner } from '@reelsheet/platform-auth';
import { Database, json, nullable, rowOf, timestamp, typeOf, type RowOf } from '@reelsheet/platform-database';
import { MessageEntity } from '../conversations/conversation.entity.js';
import type { Page } from '../paging.js';
import { RunEntity } from './run.entity.js';
import type { RunStep } from './run-steps.js';

const Own = rowOf(RunEntity, 'id', 'organizationId', 'conversationId', 'status', 'failedReason', 'cost', 'finishedAt');
const View = Own.with({
  agentUuid: typeOf(KnownAgentEntity, 'uuid'),
  createdAt: timestamp(),
  messages: json<readonly Pick<MessageEntity, 'role' | 'content'>[]>(),
  ideaIds: json<readonly number[]>(),
  /** What a run with `debug` did, null for others. */
  steps: nullable(json<readonly RunStep[]>()),
});
export type RunView = RowOf<typeof View>;

const OwnTrace = rowOf(RunEntity, 'status', 'failedReason');
const Trace = OwnTrace.with({
  answer: nullable(typeOf(MessageEntity, 'content')),
  steps: json<readonly RunStep[]>(),
});
/** What those who hold a run's token see of it. */
export type RunTrace = RowOf<typeof Trace>;

const VISIBLE = `
  FROM run
  JOIN known_agent ON known_agent.id = run.agent_id AND known_agent.deleted_at IS NULL
  JOIN conversation ON conversation.id = run.conversation_id AND conversation.deleted_at IS NULL
  WHERE run.accepted_at IS NOT NULL`;

const STEPS = `(SELECT coalesce(jsonb_agg(content ORDER BY position), '[]') FROM run_step WHERE run_id = run.id)`;

const SELECT = `
  SELECT ${Own.columns('run')}, known_agent.uuid AS agent_uuid, run.accepted_at AS created_at,
         (SELECT coalesce(jsonb_agg(jsonb_build_object('role', role, 'content', content) ORDER BY id), '[]') FROM message WHERE run_id = run.id) AS messages,
         (SELECT coalesce(jsonb_agg(id ORDER BY id), '[]') FROM idea WHERE run_id = run.id) AS idea_ids,
         CASE WHEN (run.input ->> 'debug')::boolean THEN ${STEPS} END AS steps
  ${VISIBLE}`;

const Belonging = rowOf(RunEntity, 'agentId');

/** Runs as they are read: with their messages, ideas and steps, each in one statement. */
@Injectable()
export class RunViewRepository implements RecordOwner<string> {
  constructor(private readonly db: Database) {}

  async find(id: string): Promise<RunView | undefined> {
    return this.db.row(View, `${SELECT} AND run.id = $1`, [id]);
  }

  async ownerOf(id: string): Promise<Owner | undefined> {
    return this.db.row(Belonging, `SELECT agent_id FROM run WHERE id = $1 AND accepted_at IS NOT NULL`, [id]);
  }

  /** Newest first. */
  async listOf(conversationId: string, { page, size }: Page): Promise<RunView[]> {
    return this.db.rows(
      View,
      `${SELECT} AND run.conversation_id = $1 ORDER BY run.created_at DESC, run.id LIMIT $2 OFFSET $3`,
      [conversationId, size, (page - 1) * size],
    );
  }

  async trace(id: string, tokenHash: Buffer): Promise<RunTrace | undefined> {
    return this.db.row(
      Trace,
      `SELECT ${OwnTrace.columns('run')}, ${STEPS} AS steps,
              (SELECT content FROM message WHERE run_id = run.id AND role = 'assistant') AS answer
       ${VISIBLE} AND run.id = $1 AND run.token_hash = $2`,
      [id, tokenHash],
    );
  }
}
