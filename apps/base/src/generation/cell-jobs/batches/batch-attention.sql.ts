import { newestFirst, type AttentionPage } from '../../../attention-page.js';
import { joinLivingSheet } from '../../../sheets/sheet/sheet.sql.js';

/** An earlier version stored no time of the pause. */
const SINCE = 'coalesce(batch.paused_at, batch.created_at)';

/** Selects batches that paused by themselves. An organization has a limited number of open batches. */
export const pausedBatches = ({ agents, organizationId, limit, follows }: AttentionPage) => `
  SELECT 'batch' AS kind, batch.id::text AS item_id, batch.agent_id, ${SINCE} AS since, paused_reason AS code,
    NULL::text AS reason, sheet.title, NULL::timestamptz AS expires_at,
    jsonb_build_object('batch_id', batch.id, 'sheet_id', batch.sheet_id) AS ids
  FROM batch ${joinLivingSheet('batch.sheet_id')}
  WHERE batch.organization_id = ${organizationId} AND batch.status IN ('running', 'paused')
    AND batch.status = 'paused' AND paused_reason IS NOT NULL AND batch.agent_id IN (SELECT id FROM ${agents})
    AND ${follows(SINCE, 'batch', 'batch.id')}
  ${newestFirst(SINCE, 'batch.id')} LIMIT ${limit}`;
