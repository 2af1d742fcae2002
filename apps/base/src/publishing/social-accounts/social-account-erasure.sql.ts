import { ofAgentsIn } from '../../agents/agents/agent.sql.js';

/**
 * Rows that are deleted together with an organization, whose id is $1. SocialAccountService deletes the accounts
 * before, because it also revokes their grants.
 */
export const ERASED_CONNECTIONS = [{ table: 'social_connection', where: ofAgentsIn('$1') }] as const;
