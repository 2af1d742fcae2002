import { newestFirst, type AttentionPage } from '../../../attention-page.js';
import { MAX_TITLE } from '../../../attention-limits.js';

/** Selects posts that have failed on a platform or more, with the first error. */
export const failedPosts = ({ agents, oldest, limit, follows }: AttentionPage) => `
  SELECT 'post' AS kind, post.id::text AS item_id, post.agent_id, post.updated_at AS since,
    coalesce(target.error_code, 'publishing_failed') AS code, target.failed_reason AS reason, post.title,
    NULL::timestamptz AS expires_at,
    jsonb_build_object('post_id', post.id, 'row_id', post.row_id, 'platform', target.platform) AS ids
  FROM (
    SELECT failed.* FROM ${agents} AS owner CROSS JOIN LATERAL (
      SELECT id, agent_id, row_id, updated_at,
        left(coalesce(content ->> 'title', content ->> 'description'), ${MAX_TITLE}) AS title
      FROM post
      WHERE post.agent_id = owner.id AND status IN ('failed', 'partial') AND updated_at > ${oldest}
        AND ${follows('updated_at', 'post', 'id')}
      ${newestFirst('updated_at', 'id')} LIMIT ${limit}
    ) AS failed ${newestFirst('failed.updated_at', 'failed.id')} LIMIT ${limit}
  ) AS post LEFT JOIN LATERAL (
    SELECT platform, error_code, failed_reason FROM post_target
    WHERE post_id = post.id AND status IN ('failed', 'stopped') ORDER BY id LIMIT 1
  ) AS target ON true`;
