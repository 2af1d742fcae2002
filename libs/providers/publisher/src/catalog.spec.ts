import { describe, expect, it } from '@jest/globals';
import { PLATFORMS } from '@reelsheet/kernel';
import { PLATFORM_RULES, platformRule } from './catalog.js';

describe('platform rules', () => {
  it('exist for every platform, in the standard order', () => {
    expect(PLATFORM_RULES.map(({ platform }) => platform)).toEqual([...PLATFORMS]);
  });

  it.each([
    ['shortvideo', false, ['video', 'image'], 1, 2200, null],
    ['photoshare', false, ['video', 'image'], 10, 2200, null],
    ['pagesocial', false, ['video'], 1, 63206, 255],
    ['videohost', false, ['video'], 1, 5000, 100],
    ['microblog', true, ['video', 'image'], 4, 280, null],
    ['professional', true, ['video', 'image', 'document'], 9, 3000, 400],
  ] as const)(
    'match the published limits of %s',
    (platform, text_only, media, max_media_items, max_text, max_title) => {
      expect(platformRule(platform)).toMatchObject({ text_only, media, max_media_items, max_text, max_title });
    },
  );

  it.each(PLATFORM_RULES)(
    '$platform contains every content field in exactly one list',
    ({ required, optional, ignored, options }) => {
      const fields = [...required, ...optional, ...ignored];
      expect(fields).toHaveLength(18);
      expect(new Set(fields).size).toBe(18);
      for (const option of Object.keys(options)) expect([...required, ...optional]).toContain(option);
    },
  );

  it.each(PLATFORM_RULES)('$platform has exactly the fields of a rule', (rule) => {
    expect(Object.keys(rule)).toEqual([
      'platform',
      'label',
      'text_only',
      'media',
      'max_media_items',
      'max_text',
      'max_title',
      'required',
      'optional',
      'ignored',
      'options',
      'editable_after_publish',
      'notes',
    ]);
  });
});
