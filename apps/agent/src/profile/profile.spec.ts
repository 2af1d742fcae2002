import { describe, expect, it } from '@jest/globals';
import { toAccount, toHandle } from './profile.js';

describe('accounts by handle', () => {
  it.each([
    ['@rye', 'shortvideo', 'https://www.tiktok.com/@rye'],
    ['rye bread', 'pagesocial', 'https://www.facebook.com/rye%20bread'],
    ['../rye', 'microblog', 'https://x.com/..%2Frye'],
  ] as const)('%s at %s has the page %s, and is read as it was written', (handle, platform, url) => {
    expect(toAccount({ handle, platform }).url).toBe(url);
    expect(toHandle(toAccount({ handle, platform }))).toEqual({ handle, platform });
  });

  it.each([
    ['https://www.youtube.com/@rye/', '@rye'],
    ['https://rye.example', 'rye.example'],
    ['https://rye.example/100%', '100%'],
  ])('linked as %s is named %s', (url, handle) => {
    expect(toHandle({ url, platform: null, display_name: null })).toEqual({ handle, platform: null });
  });
});
