import { newestFirst, type AttentionPage } from '../attention-page.js';

/** Selects endpoints that were paused because they accepted nothing. */
export const pausedEndpoints = ({ agents, limit, follows }: AttentionPage) => `
  SELECT 'webhook_endpoint' AS kind, id::text AS item_id, agent_id, paused_at AS since, 'endpoint_paused' AS code,
    NULL::text AS reason, NULL::text AS title, NULL::timestamptz AS expires_at,
    jsonb_build_object('endpoint', kind) AS ids
  FROM webhook_endpoint
  WHERE agent_id IN (SELECT id FROM ${agents}) AND url IS NOT NULL AND paused_at IS NOT NULL
    AND ${follows('paused_at', 'webhook_endpoint', 'id')}
  ${newestFirst('paused_at', 'id')} LIMIT ${limit}`;
