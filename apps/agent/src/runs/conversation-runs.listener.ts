import { OnHook, type HookHandler } from '@reelsheet/platform-hooks';
import { ConversationHooks } from '../conversations/conversation-hooks.js';
import { RunDeletion } from './run-deletion.js';

/** Ends the open runs of a deleted conversation. */
@OnHook(ConversationHooks.deleted)
export class ConversationRunsListener implements HookHandler<typeof ConversationHooks.deleted> {
  constructor(private readonly runs: RunDeletion) {}

  async handle(conversationId: string): Promise<void> {
    await this.runs.endInConversation(conversationId);
  }
}
