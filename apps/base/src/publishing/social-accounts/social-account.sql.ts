import { ofAgentsIn } from '../../agents/agents/agent.sql.js';
import { newestFirst, type AttentionPage } from '../../attention-page.js';

/** The encrypted column with tokens, and its additional authenticated data. PKCE verifiers expire within minutes. */
export const SEALED_TOKENS = [{ table: 'social_account', column: 'tokens', aad: `'social_account:' || id` }] as const;

/** The first of the two times, or the only one. */
const LOST_AT = 'least(disconnected_at, usable_until)';

/** Selects accounts that cannot publish until somebody connects them again. */
export const lostAccounts = ({ agents, now, limit, follows }: AttentionPage) => `
  SELECT 'account' AS kind, id::text AS item_id, agent_id, ${LOST_AT} AS since,
    CASE WHEN disconnected_at IS NULL THEN 'expired' ELSE 'disconnected' END AS code, NULL::text AS reason,
    display_name AS title, NULL::timestamptz AS expires_at,
    jsonb_build_object('account_id', id, 'platform', platform) AS ids
  FROM social_account
  WHERE agent_id IN (SELECT id FROM ${agents}) AND (disconnected_at IS NOT NULL OR usable_until <= ${now})
    AND ${follows(LOST_AT, 'account', 'id')}
  ${newestFirst(LOST_AT, 'id')} LIMIT ${limit}`;

/** For statements of other features: the names of the accounts of all agents of this organization. */
export const socialAccountNamesOf = (organizationId: string) =>
  `SELECT id, display_name AS label FROM social_account WHERE ${ofAgentsIn(organizationId)}`;
