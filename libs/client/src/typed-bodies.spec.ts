import { expect, it } from '@jest/globals';
import type { GenerationBody } from './bodies.js';
import type { ServiceClient } from './client.js';
import type { PostsCreateData } from './generated/types.js';

type PostBody = PostsCreateData['body'];

const path = { engine_id: 1, cell_id: 2 };
const query = { agent_id: 3 };

/** Calls that are compiled (`npm test` checks the types of all files) and never sent. */
const CALLS = (base: ServiceClient<'base'>) => [
  base.sheets.cells.generate({ path, query, body: { generation_type: 'text', data: { prompt: 'calm habits' } } }),
  // @ts-expect-error The field is misspelled.
  base.sheets.cells.generate({ path, query, body: { generation_type: 'text', data: { promt: 'calm habits' } } }),
  base.posts.create({ body: { agent_id: 1, platform: ['microblog'], description: 'Good morning' } }),
  // @ts-expect-error The agent is missing.
  base.posts.create({ body: { platform: ['microblog'], description: 'Good morning' } }),
  // @ts-expect-error Another service has runs.
  base.runs,
];

it('lets the kind of a generation decide what its data may contain', () => {
  const text: GenerationBody = { generation_type: 'text', data: { prompt: 'three calm habits' } };
  // @ts-expect-error The field is misspelled.
  const misspelled: GenerationBody = { generation_type: 'text', data: { promt: 'three calm habits' } };
  // @ts-expect-error Only transcriptions have a source.
  const foreign: GenerationBody = { generation_type: 'text', data: { content_resource_id: 1 } };
  expect([CALLS, text, misspelled, foreign]).toHaveLength(4);
});

it('requires the agent of a post', () => {
  const complete: PostBody = { agent_id: 1, platform: ['microblog'], description: 'Good morning' };
  // @ts-expect-error The agent is missing.
  const incomplete: PostBody = { platform: ['microblog'], description: 'Good morning' };
  // @ts-expect-error No network has this visibility.
  const hidden: PostBody = { agent_id: 1, platform: ['videohost'], videohost_options: { visibility: 'hidden' } };
  expect([complete, incomplete, hidden]).toHaveLength(3);
});
