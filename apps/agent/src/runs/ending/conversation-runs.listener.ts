import { OnHook, type HookHandler } from '@reelsheet/platform-hooks';
import { ConversationHooks } from '../../conversations/conversation-hooks.js';
import { RunEnding } from './run-ending.js';

/** Ends the open runs of a deleted conversation. */
@OnHook(ConversationHooks.deleted)
export class ConversationRunsListener implements HookHandler<typeof ConversationHooks.deleted> {
  constructor(private readonly runs: RunEnding) {}

  async handle(conversationId: string): Promise<void> {
    await this.runs.endInConversation(conversationId);
  }
}
