import { expect, it } from '@jest/globals';
import { groupName } from './entry-names.js';

it('a group has the name of its agent, or a word for what it is', () => {
  expect(groupName('agent', '12', 'Calm Mornings')).toBe('Calm Mornings');
  expect(groupName('agent', '12', null)).toBe('Agent 12');
  expect(groupName('model', 'none', null)).toBe('No model');
  expect(groupName('sheet', 'unknown', null)).toBe('Not known');
  expect(groupName('kind', 'image_generation', null)).toBe('Pictures');
  expect(groupName('kind', 'sound_effect', null)).toBe('Sound effect');
  expect(groupName('network', 'videohost', null)).toBe('YouTube');
});
