import { defineHook } from '@reelsheet/platform-hooks';
import type { DeletedAgent } from './known-agent.repository.js';

/**
 * Hooks in the transaction that marks agents as deleted, in which a service deletes its own records
 * of them.
 */
export const KnownAgentHooks = {
  deleted: defineHook<DeletedAgent>('known_agent.deleted'),
  /** The organization with this id is deleted for good, with all its agents. */
  organizationDeleted: defineHook<number>('known_organization.deleted'),
};
