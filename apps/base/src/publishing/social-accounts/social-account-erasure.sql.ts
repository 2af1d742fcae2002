import { ofAgentsIn } from '../../agents/agents/agent.sql.js';

/** What goes with an organization, whose id is $1. Its accounts go before, by SocialAccountService, which ends their grants. */
export const ERASED_CONNECTIONS = [{ table: 'social_connection', where: ofAgentsIn('$1') }] as const;
