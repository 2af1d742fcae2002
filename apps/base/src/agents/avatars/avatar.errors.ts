import { defineError, DomainError } from '@reelsheet/kernel';

export const AvatarErrors = {
  agentNotFound: defineError({ code: 'agent_not_found', status: 404, message: 'Agent not found' }),
  creationFailed: defineError({
    code: 'avatar_creation_failed',
    status: 422,
    message: 'The avatar could not be created',
  }),
  updateFailed: defineError({ code: 'avatar_update_failed', status: 422, message: 'The agent has no such avatar' }),
} as const;

export const avatarCreationFailed = (reason: string, cause?: unknown) =>
  new DomainError(AvatarErrors.creationFailed, `agent_avatars_attributes ${reason}`, undefined, { cause });
export const unknownAvatar = (id: number) =>
  new DomainError(AvatarErrors.updateFailed, `the agent has no avatar ${id}`);
