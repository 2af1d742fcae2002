import { expect, it } from '@jest/globals';
import type { GenerationBody } from './bodies.js';
import type { ServicePaths } from './client.js';

type BodyOf<Path extends keyof ServicePaths['base']> = ServicePaths['base'][Path] extends {
  readonly post: { readonly requestBody: { readonly content: { readonly 'application/json': infer Body } } };
}
  ? Body
  : never;
type PostBody = BodyOf<'/schedule/with-post'>;

it('lets the kind of a generation decide what its data may contain', () => {
  const text: GenerationBody = { generation_type: 'text', data: { prompt: 'three calm habits' } };
  // @ts-expect-error The field is misspelled.
  const misspelled: GenerationBody = { generation_type: 'text', data: { promt: 'three calm habits' } };
  // @ts-expect-error Only transcriptions have a source.
  const foreign: GenerationBody = { generation_type: 'text', data: { content_resource_id: 1 } };
  const sent: BodyOf<'/vidsheet/{engine_id}/cells/{cell_id}/generate'> = text;
  expect([sent, misspelled, foreign]).toHaveLength(3);
});

it('requires the agent of a post', () => {
  const complete: PostBody = { agent_id: 1, platform: ['microblog'], description: 'Good morning' };
  // @ts-expect-error The agent is missing.
  const incomplete: PostBody = { platform: ['microblog'], description: 'Good morning' };
  // @ts-expect-error No network has this visibility.
  const hidden: PostBody = { agent_id: 1, platform: ['videohost'], videohost_options: { visibility: 'hidden' } };
  expect([complete, incomplete, hidden]).toHaveLength(3);
});
