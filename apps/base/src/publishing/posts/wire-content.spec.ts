import { describe, expect, it } from '@jest/globals';
import { fromContent, toContent, toPlatformOptions } from './wire-content.js';

const BODY = {
  agent_id: 1,
  title: 'Mornings',
  description: null,
  thread: [{ text: 'one', media_urls: ['https://e.com/a.jpg'], extra: 1 }],
  shortvideo_privacy_level: 'SELF_ONLY',
  shortvideo_disable_duet: false,
  videohost_options: { visibility: 'unlisted', made_for_kids: true, unknown_option: 1 },
};

describe('wire content', () => {
  const content = fromContent(BODY);

  it('parses fields of the rules, keeps null values and drops unknown fields', () => {
    expect(content).toEqual({
      title: 'Mornings',
      description: null,
      thread: [{ text: 'one', mediaUrls: ['https://e.com/a.jpg'] }],
      shortvideoPrivacyLevel: 'SELF_ONLY',
      shortvideoDisableDuet: false,
      videohostOptions: { visibility: 'unlisted', madeForKids: true },
    });
  });

  it('is returned as it was sent', () =>
    expect(toContent(content)).toEqual({
      title: 'Mornings',
      thread: [{ text: 'one', media_urls: ['https://e.com/a.jpg'] }],
      shortvideo_privacy_level: 'SELF_ONLY',
      shortvideo_disable_duet: false,
      videohost_options: { visibility: 'unlisted', made_for_kids: true },
    }));

  it('returns the options of each platform as they were sent', () => {
    expect(toPlatformOptions('videohost', content)).toEqual({
      videohost_options: { visibility: 'unlisted', made_for_kids: true },
    });
    expect(toPlatformOptions('shortvideo', content)).toEqual({
      shortvideo_privacy_level: 'SELF_ONLY',
      shortvideo_disable_duet: false,
    });
    expect(toPlatformOptions('microblog', content)).toEqual({});
  });

  it('keeps values of the wrong type for the validation', () => {
    expect(fromContent({ videohost_options: 'public', thread: [] })).toEqual({
      videohostOptions: 'public',
      thread: [],
    });
  });
});
