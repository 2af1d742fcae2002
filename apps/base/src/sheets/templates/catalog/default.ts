import { clip, finish, clipLayer, typed } from '../template-columns.js';
import type { ShippedTemplate } from '../template.js';

export const DEFAULT: ShippedTemplate = {
  id: 1,
  uuid: '6f0c4f4e-8f0b-4c53-9d53-0c4b7a1f6e01',
  slug: 'default',
  title: 'Default',
  description: 'Two texts, a prompt and the video made from it: a plain start for any kind of clip.',
  tags: ['starter'],
  columns: [
    typed('TEXT 1', 'Anything that the prompt should mention'),
    typed('TEXT 2', 'Anything else'),
    typed('PROMPT', 'What the video shows; {{TEXT 1}} and {{TEXT 2}} put those texts in'),
    clip({ title: 'VIDEO', description: 'The clip', prompt: '{{PROMPT}}' }),
    ...finish(clipLayer('VIDEO')),
  ],
};
