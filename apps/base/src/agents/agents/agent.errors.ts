import { defineError } from '@reelsheet/kernel';

export const AgentErrors = {
  creationFailed: defineError({
    code: 'agent_creation_failed',
    status: 422,
    message: 'The agent could not be created',
  }),
  updateFailed: defineError({ code: 'agent_update_failed', status: 422, message: 'The agent could not be updated' }),
  voiceIdRequired: defineError({
    code: 'voice_id_required',
    status: 422,
    message: 'default_user_voice_attributes.voice_id is required',
  }),
  userVoiceNotFound: defineError({
    code: 'user_voice_resource_not_found',
    status: 404,
    message: 'The agent has no such voice',
  }),
  voiceNotFound: defineError({
    code: 'validation_error',
    status: 422,
    message: 'default_user_voice names no voice that the agent has',
  }),
} as const;
