/** A message about what has just happened. */
export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly kind: 'positive' | 'danger';
  /** Act that is offered, such as undoing it. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** Maximum number of messages that are shown; an older one gives way. */
const MAX_MESSAGES = 3;

let shown: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

export const messages = (): readonly Notice[] => shown;

export function subscribeMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function addMessage(message: Omit<Notice, 'id'>): void {
  lastId += 1;
  replace([...shown, { ...message, id: lastId }].slice(-MAX_MESSAGES));
}

export function removeMessage(id: number): void {
  replace(shown.filter((message) => message.id !== id));
}

function replace(next: readonly Notice[]): void {
  shown = next;
  for (const listener of listeners) listener();
}
