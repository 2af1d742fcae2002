import { ofAgentsIn } from '../../identity/agents/agent.sql.js';

/** What goes with an organization, whose id is $1, in this order. */
export const ERASED_ACCOUNTS = [
  { table: 'social_connection', where: ofAgentsIn('$1') },
  { table: 'social_account', where: ofAgentsIn('$1') },
] as const;
