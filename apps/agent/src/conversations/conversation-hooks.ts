import { defineHook } from '@reelsheet/platform-hooks';

export const ConversationHooks = {
  /** The conversation with this id was deleted. */
  deleted: defineHook<string>('conversation.deleted'),
};
