import { newestFirst, type AttentionPage } from '../attention-page.js';

/** Selects actions of runs that wait for an approval. They can be decided for less than a day. */
export const waitingGates = ({ agents, organizationId, now, limit, follows }: AttentionPage) => `
  SELECT 'gate' AS kind, id::text AS item_id, agent_id, created_at AS since, 'approval_required' AS code,
    summary AS reason, NULL::text AS title, expires_at,
    jsonb_build_object('gate_id', id, 'run_id', split_part(key, ':', 2)) AS ids
  FROM action_gate
  WHERE organization_id = ${organizationId} AND status = 'open' AND approved IS NULL AND expires_at > ${now}
    AND created_at > ${now} - interval '1 day' AND agent_id IN (SELECT id FROM ${agents})
    AND ${follows('created_at', 'gate', 'id')}
  ${newestFirst('created_at', 'id')} LIMIT ${limit}`;
