import { ofAgentsIn } from '../../agents/agents/agent.sql.js';

/** What goes with an organization, whose id is $1. */
export const ERASED_POSTS = [{ table: 'post', where: ofAgentsIn('$1') }] as const;
