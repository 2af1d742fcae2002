import { recordScope } from '@reelsheet/platform-auth';
import { ConversationRepository } from './conversation.repository.js';

/** The route names a conversation as `id`. */
export const ConversationScope = recordScope({ of: 'conversation', owner: ConversationRepository, form: 'uuid' });
