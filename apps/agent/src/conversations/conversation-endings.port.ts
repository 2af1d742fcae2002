/** What the floors above do when a conversation is deleted. */
export abstract class ConversationEndings {
  /** Part of the transaction that deletes it. */
  abstract conversationDeleted(conversationId: string): Promise<void>;
}
