import { describe, expect, it } from '@jest/globals';
import { sha256OfShown, type ShownAction } from './shown-action.js';

const account = { platform: 'microblog', account_id: 3, display_name: 'Rye', handle: '@rye' };
const file = {
  ...{ url: 'http://upload.test/k.mp4', sha256: 'cd', content_type: 'video/mp4', byte_size: 5 },
  thumbnail_url: 'http://upload.test/k.jpg',
};
const shown: ShownAction = {
  ...{ id: 'a', summary: 'To publish', cost: 7, expires_at: '2030-01-01T00:00:00.000Z' },
  action: { kind: 'schedule_post', text: 'Rye' },
  accounts: [account],
  media: [file],
};

describe('sha256OfShown', () => {
  it('ignores the order of keys and fields that are not shown', () => {
    const { kind, text } = shown.action;
    const more = { ...shown, sha256: 'ef', action: { text, kind } };
    expect(sha256OfShown(more)).toBe(sha256OfShown(shown));
  });

  it.each<Partial<ShownAction>>([
    { id: 'b' },
    { action: { kind: 'render', text: 'Rye' } },
    { action: { kind: 'schedule_post', text: 'Oats' } },
    { summary: 'To look' },
    { cost: 8 },
    { expires_at: '2030-01-02T00:00:00.000Z' },
    { accounts: [] },
    ...Object.keys(account).map((key) => ({ accounts: [{ ...account, [key]: 'other' }] })),
    { media: [] },
    ...Object.keys(file).map((key) => ({ media: [{ ...file, [key]: 'other' }] })),
  ])('differs for %j', (change) => {
    expect(sha256OfShown({ ...shown, ...change })).not.toBe(sha256OfShown(shown));
  });
});
