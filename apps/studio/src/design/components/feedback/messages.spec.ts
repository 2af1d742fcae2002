import { expect, it } from '@jest/globals';
import { addMessage, messages, removeMessage, subscribeMessages } from './messages.js';

it('the newest three messages are shown until they are removed', () => {
  let changes = 0;
  const leave = subscribeMessages(() => (changes += 1));
  for (const text of ['one', 'two', 'three', 'four']) addMessage({ kind: 'positive', text });
  expect(messages().map(({ text }) => text)).toEqual(['two', 'three', 'four']);
  removeMessage(messages()[1]!.id);
  expect(messages().map(({ text }) => text)).toEqual(['two', 'four']);
  leave();
  addMessage({ kind: 'danger', text: 'five' });
  expect(changes).toBe(5);
});
