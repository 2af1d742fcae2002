import { choices } from '@reelsheet/kernel';

export const MESSAGE_ROLES = choices('Role of a message', {
  user: 'written by a person, or by a recurring job',
  assistant: 'the answer of the agent',
});

export type MessageRole = 'user' | 'assistant';

/** A file attached to a message. */
export interface Attachment {
  readonly signedId?: string;
  readonly filename?: string;
  readonly contentType?: string;
  readonly url?: string;
}

const MAX_TITLE_LENGTH = 80;

/** Returns the title of a new conversation: the first line of its first message, cut at a word. */
export function titleFrom(message: string): string {
  const [line] = message.trim().split('\n', 1) as [string];
  const characters = [...line.trim()];
  if (characters.length <= MAX_TITLE_LENGTH) return line.trim();
  const cut = characters.slice(0, MAX_TITLE_LENGTH).join('');
  return `${cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut}…`;
}
