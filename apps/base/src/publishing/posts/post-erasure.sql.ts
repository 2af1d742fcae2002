import { ofAgentsIn } from '../../agents/agents/agent.sql.js';

/** Rows that are deleted together with an organization, whose id is $1. */
export const ERASED_POSTS = [{ table: 'post', where: ofAgentsIn('$1') }] as const;
