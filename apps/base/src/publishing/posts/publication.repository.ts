import { Injectable } from '@nestjs/common';
import { Database, double, nullable, row, rowOf, text, typeOf, type RowOf } from '@reelsheet/platform-database';
import { PostEntity, PostTargetEntity } from './post.entity.js';
import { LEASE_SECONDS, type PostStatus } from './post.js';

const OwnTarget = rowOf(
  PostTargetEntity,
  'id',
  'claim',
  'postId',
  'platform',
  'accountId',
  'attempt',
  'checks',
  /** Sealed; null where nothing was begun. */
  'state',
);
const Taken = OwnTarget.with({
  agentId: typeOf(PostEntity, 'agentId'),
  /** Seconds since the network held the whole post; null before. */
  submittedFor: nullable(double()),
  content: typeOf(PostEntity, 'content'),
});
/** What a worker holds of a target while it works; every write of its goes through `claim`. */
export type Claim = RowOf<typeof Taken>;

const Left = row({ milliseconds: double() });
const State = rowOf(PostTargetEntity, 'state');
const Due = rowOf(PostTargetEntity, 'dueAt');

export interface Live {
  readonly platformPostId: string | null;
  readonly postUrl: string | null;
  readonly publishedAt: Date;
}

export interface Failure {
  readonly error: string;
  readonly errorCode: string;
  readonly failedStep: string;
}

const Ended = row({ status: text<Extract<PostStatus, 'success' | 'partial' | 'failed'>>() });
export type EndedStatus = RowOf<typeof Ended>['status'];

/** Another worker has the target by now: this one's writes change nothing any more. */
export class ClaimLost extends Error {}

const MINE = `id = $1 AND claim = $2 AND status = 'publishing'`;
/** What the outbox is told is in milliseconds, so that the message never comes before its time. */
const DUE = (parameter: string) =>
  `date_trunc('milliseconds', now()) + make_interval(secs => ${parameter}::float8 / 1000)`;
const RELEASED = `claimed_until = NULL`;

/** Targets as workers move them: by compare-and-set on the claim. Writes throw {@link ClaimLost}. */
@Injectable()
export class PublicationRepository {
  constructor(private readonly db: Database) {}

  /** A look at what the network already holds is no attempt. */
  async take(id: number): Promise<Claim | undefined> {
    return this.db.row(
      Taken,
      `WITH taken AS (
         UPDATE post_target SET status = 'publishing', claim = claim + 1, attempt = attempt + CASE WHEN submitted_at IS NULL THEN 1 ELSE 0 END,
           claimed_until = now() + make_interval(secs => $2), updated_at = now()
         WHERE id = $1 AND status IN ('accepted', 'publishing') AND due_at <= now() AND (claimed_until IS NULL OR claimed_until < now())
         RETURNING *
       )
       SELECT ${OwnTarget.columns('taken')}, post.agent_id, extract(epoch FROM now() - taken.submitted_at)::float8 AS submitted_for, post.content
       FROM taken JOIN post ON post.id = taken.post_id`,
      [id, LEASE_SECONDS],
    );
  }

  /** Milliseconds until another worker's claim runs out; undefined where nobody holds one. */
  async othersClaim(id: number): Promise<number | undefined> {
    const left = await this.db.row(
      Left,
      `SELECT ceil(extract(epoch FROM claimed_until - now()) * 1000)::float8 AS milliseconds FROM post_target WHERE id = $1 AND status = 'publishing' AND claimed_until >= now()`,
      [id],
    );
    return left?.milliseconds;
  }

  async extend(claim: Claim): Promise<void> {
    await this.write(claim, `claimed_until = now() + make_interval(secs => $3)`, LEASE_SECONDS);
  }

  async pin(claim: Claim, accountId: number): Promise<void> {
    await this.write(claim, `account_id = $3`, accountId);
  }

  async saveState(claim: Claim, state: string): Promise<void> {
    await this.write(claim, `state = $3`, state);
  }

  /** As it is stored by now. */
  async stateOf({ id }: Claim): Promise<string | null> {
    const target = await this.db.row(State, `SELECT state FROM post_target WHERE id = $1`, [id]);
    return target?.state ?? null;
  }

  /** The network holds the post; anyone may look at it from the returned moment on. */
  async submitted(claim: Claim, warning: string | null, waitMs: number): Promise<Date> {
    return this.write(
      claim,
      `submitted_at = now(), checks = 0, warning = coalesce($3, warning), due_at = ${DUE('$4')}, ${RELEASED}`,
      warning,
      waitMs,
    );
  }

  async lookAgain(claim: Claim, waitMs: number): Promise<Date> {
    return this.write(claim, `checks = checks + 1, due_at = ${DUE('$3')}, ${RELEASED}`, waitMs);
  }

  /** Another attempt; with a `state` it begins from that one. */
  async tryAgain(claim: Claim, waitMs: number, state: string | null = null): Promise<Date> {
    return this.write(
      claim,
      `state = coalesce($3, state), submitted_at = NULL, due_at = ${DUE('$4')}, ${RELEASED}`,
      state,
      waitMs,
    );
  }

  async published(claim: Claim, { platformPostId, postUrl, publishedAt }: Live): Promise<void> {
    await this.write(
      claim,
      `status = 'published', platform_post_id = $3, post_url = $4, published_at = $5, state = NULL, ${RELEASED}`,
      platformPostId,
      postUrl,
      publishedAt,
    );
  }

  async failed(claim: Claim, { error, errorCode, failedStep }: Failure): Promise<void> {
    await this.write(
      claim,
      `status = 'failed', error = $3, error_code = $4, failed_step = $5, state = NULL, ${RELEASED}`,
      error,
      errorCode,
      failedStep,
    );
  }

  /** Ends the post once all its targets have ended, and says how; the lock makes the last of several that end at once see the others. */
  async settlePost(postId: number): Promise<EndedStatus | undefined> {
    await this.db.execute(`SELECT FROM post WHERE id = $1 FOR UPDATE`, [postId]);
    const post = await this.db.row(
      Ended,
      `UPDATE post SET updated_at = now(), status = CASE WHEN ended.published = ended.total THEN 'success' WHEN ended.published > 0 THEN 'partial' ELSE 'failed' END
       FROM (SELECT count(*) AS total, count(*) FILTER (WHERE status = 'published') AS published, count(*) FILTER (WHERE status IN ('accepted', 'publishing')) AS open
             FROM post_target WHERE post_id = $1) AS ended
       WHERE post.id = $1 AND ended.open = 0 RETURNING post.status`,
      [postId],
    );
    return post?.status;
  }

  private async write({ id, claim }: Claim, changes: string, ...values: unknown[]): Promise<Date> {
    const target = await this.db.row(
      Due,
      `UPDATE post_target SET ${changes}, updated_at = now() WHERE ${MINE} RETURNING due_at`,
      [id, claim, ...values],
    );
    if (!target) throw new ClaimLost(`post target ${id} is another worker's`);
    return target.dueAt;
  }
}
