import { defineHook } from '@reelsheet/platform-hooks';
import type { DeletedAgent } from './known-agent.repository.js';

/** What a service does with its own records when agents are deleted, in the transaction that marks them as deleted. */
export const KnownAgentHooks = {
  deleted: defineHook<DeletedAgent>('known_agent.deleted'),
  /** The organization with this id is deleted for good, with all its agents. */
  organizationDeleted: defineHook<number>('known_organization.deleted'),
};
