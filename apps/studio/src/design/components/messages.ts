/** A message about what has just happened. */
export interface Message {
  readonly id: number;
  readonly text: string;
  readonly kind: 'positive' | 'danger';
  /** What can be done about it, such as undoing it. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** Maximum number of messages that are shown; an older one gives way. */
const MAX_MESSAGES = 3;

let shown: readonly Message[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

export const messages = (): readonly Message[] => shown;

export function subscribeMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function addMessage(message: Omit<Message, 'id'>): void {
  lastId += 1;
  replace([...shown, { ...message, id: lastId }].slice(-MAX_MESSAGES));
}

export function removeMessage(id: number): void {
  replace(shown.filter((message) => message.id !== id));
}

function replace(next: readonly Message[]): void {
  shown = next;
  for (const listener of listeners) listener();
}
