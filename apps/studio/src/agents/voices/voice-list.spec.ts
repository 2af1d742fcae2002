import { expect, it } from '@jest/globals';
import type { VoiceView } from '@reelsheet/client';
import { filterVoices } from './voice-list.js';

const voice = (name: string, more: Partial<VoiceView> = {}): VoiceView => ({
  voice_id: name.toLowerCase(),
  name,
  source: 'public',
  gender: null,
  language: null,
  description: null,
  preview_url: null,
  created_at: null,
  ...more,
});
const voices = [voice('Alloy', { gender: 'female' }), voice('Echo', { gender: 'male', language: 'en' }), voice('Sage')];
const namesOf = (found: readonly VoiceView[]) => found.map(({ name }) => name);

it('finds voices by all words of what is known of them', () => {
  expect(namesOf(filterVoices(voices, ' EN  male'))).toEqual(['Echo']);
  expect(namesOf(filterVoices(voices, 'baritone'))).toEqual([]);
});

it('begins with the voice that is in use', () => {
  expect(namesOf(filterVoices(voices, '', 'sage'))).toEqual(['Sage', 'Alloy', 'Echo']);
});
