import { defineHook } from '@reelsheet/platform-hooks';

export interface ClosedAgent {
  readonly id: number;
  readonly uuid: string;
}

export const OrganizationHooks = {
  created: defineHook<{ readonly id: number; readonly ownerId: number }>('organization.created'),

  /** The organization with this id was deleted. Returns all agents that it ever had, which end with it. */
  deleted: defineHook<number, ClosedAgent[]>('organization.deleted'),
};
