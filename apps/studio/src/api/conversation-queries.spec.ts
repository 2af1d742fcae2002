import { expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { conversationQuery } from './conversation-queries.js';
import { openServices } from './services.js';

it('a run that ends while its conversation is read is never shown without its answer', async () => {
  let hasEnded = false;
  const answers = (path: string) =>
    path.endsWith('/runs')
      ? { runs: [{ run_id: 'a', status: hasEnded ? 'completed' : 'running' }] }
      : { id: 'c', messages: hasEnded ? [{ id: 1 }] : [] };
  const addresses = Object.fromEntries(['base', 'agent', 'core', 'upload'].map((name) => [name, 'http://localhost']));
  openServices({ addresses } as never, async ({ url }) => {
    const body = JSON.stringify(answers(new URL(url).pathname));
    hasEnded = true;
    return new Response(body, { headers: { 'Content-Type': 'application/json' } });
  });
  const { conversation, runs } = await new QueryClient().fetchQuery(conversationQuery(1, 2, 'c'));
  expect([runs[0]?.status, conversation.messages.length]).toEqual(['running', 1]);
});
