import { expect, it } from '@jest/globals';
import { cellPlan } from './cell-plan.js';

it.each([
  ['text', 'script', {}, 'text_generation'],
  ['text', 'ingredient', { textMode: 'ai' }, 'text_generation'],
  ['image', 'ingredient', {}, 'image_from_text'],
  ['audio', 'ingredient', {}, 'audio_generation'],
  ['video', 'video', {}, 'video_from_text'],
] as const)('plans %s cells with role %s and %o', (columnType, columnRole, attributes, generationType) => {
  expect(cellPlan({ columnType, columnRole, attributes })).toEqual({ generationType, data: {} });
});

it.each([
  ['text', 'script', { textMode: 'manual' }],
  ['video', 'final_video', {}],
  ['stats', 'stats', {}],
  ['text', 'stats', {}],
] as const)('does not plan %s cells with role %s and %o', (columnType, columnRole, attributes) => {
  expect(cellPlan({ columnType, columnRole, attributes })).toBeUndefined();
});
