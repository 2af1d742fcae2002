import { expect, it } from '@jest/globals';
import type { WatchSourceView } from '@reelsheet/client';
import { shownSource, typesAt } from './source-names.js';

const source = (more: Partial<WatchSourceView>): WatchSourceView => ({
  id: '1',
  watchlist_id: '1',
  agent_id: '1',
  platform: 'shortvideo',
  target_type: 'hashtag',
  target_value: 'rye',
  original_display_value: null,
  intent_active: true,
  created_at: '',
  updated_at: '',
  ...more,
});

it('shows sources as people write them', () => {
  expect(shownSource(source({}))).toBe('#rye');
  expect(shownSource(source({ target_type: 'account', target_value: '@rye' }))).toBe('@rye');
  expect(shownSource(source({ original_display_value: '@DailyRye' }))).toBe('@DailyRye');
});

it('watches feeds of the web and nothing else there', () => {
  expect([typesAt('web'), typesAt('videohost')]).toEqual([['account'], ['account', 'hashtag', 'keyword']]);
});
