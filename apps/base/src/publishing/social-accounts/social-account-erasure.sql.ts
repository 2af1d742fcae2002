import { ofAgentsIn } from '../../agents/agents/agent.sql.js';

/**
 * Rows that are deleted together with an organization, whose id is $1. SocialAccountService deletes the accounts
 * before, because it also revokes their grants.
 */
export const ERASED_CONNECTIONS = [{ table: 'social_connection', where: ofAgentsIn('$1') }] as const;

/** Connections that the deleted user with the id $1 has started. */
export const ERASED_CONNECTIONS_OF_USER = [{ table: 'social_connection', where: 'user_id = $1' }] as const;
