import { expect, it } from '@jest/globals';
import { parseAppearance } from './appearance.js';

it('a stored choice is read', () => {
  expect(parseAppearance('{"theme":"dark","motion":"off"}')).toEqual({ theme: 'dark', motion: 'off' });
});

it.each([null, '', 'nonsense', '{}', '{"theme":"pink"}'])('anything else is the default: %j', (stored) => {
  expect(parseAppearance(stored)).toEqual({ theme: 'system', motion: 'on' });
});
