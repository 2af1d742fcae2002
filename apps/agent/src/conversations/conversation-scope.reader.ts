import { recordScope } from '@reelsheet/platform-auth';
import { ConversationRepository } from './conversation.repository.js';

/** For routes that name a conversation as `id`. */
export const ConversationScope = recordScope({ of: 'conversation', owner: ConversationRepository, form: 'uuid' });
