import { defineError } from '@reelsheet/kernel';

export const AgentErrors = {
  creationFailed: defineError({ code: 'agent_creation_failed', status: 422, message: 'The agent could not be created' }),
  updateFailed: defineError({ code: 'agent_update_failed', status: 422, message: 'The agent could not be updated' }),
} as const;
