import { describe, expect, it } from '@jest/globals';
import { toCore, toHandle, type CoreLists, type Handle } from './profile.js';

const NOTHING: CoreLists = { keywords: [], monitored: [], linked_accounts: [] };
const linked = (handles: Handle[], current = NOTHING) =>
  (toCore({ linked_accounts: handles }, current) as CoreLists).linked_accounts;

describe('linked accounts by handle', () => {
  it.each([
    ['@rye', 'shortvideo', 'https://www.tiktok.com/@rye'],
    ['rye bread', 'pagesocial', 'https://www.facebook.com/rye%20bread'],
    ['../rye', 'microblog', 'https://x.com/..%2Frye'],
  ] as const)('%s at %s has the page %s, and is read as it was written', (handle, platform, url) => {
    const [account] = linked([{ handle, platform }]);
    expect(account!.url).toBe(url);
    expect(toHandle(account!)).toEqual({ handle, platform });
  });

  it.each([
    ['https://www.youtube.com/@rye/', null, '@rye'],
    ['https://rye.example', 'Rye & Co', 'rye.example'],
    ['https://rye.example/100%', null, '100%'],
    ['https://rye.example/rye%20bread', 'Rye & Co', 'rye bread'],
  ])('linked as %s, called %s, is named %s', (url, name, handle) => {
    expect(toHandle({ url, platform: 'shortvideo', display_name: name })).toEqual({ handle, platform: 'shortvideo' });
  });

  it('are not changed when they are sent back as they were read', () => {
    const accounts = [
      { id: 3, url: 'https://www.tiktok.com/@rye', platform: 'shortvideo' as const, display_name: 'Rye & Co' },
      { id: 4, url: 'https://rye.example', platform: null, display_name: null },
      { id: 5, url: 'https://m.rye.example/@rye', platform: 'shortvideo' as const, display_name: null },
    ];
    const current = { ...NOTHING, linked_accounts: accounts };
    expect(linked(accounts.map(toHandle), current)).toEqual(accounts);
    expect(linked([{ handle: 'new', platform: 'microblog' }, toHandle(accounts[1]!)], current)).toEqual([
      { url: 'https://x.com/new', platform: 'microblog', display_name: 'new' },
      accounts[1],
    ]);
  });

  it('need a platform if they are new', () => {
    expect(() => linked([{ handle: 'rye', platform: null }])).toThrow(/^brand\.linked_accounts\.0\.platform must be/);
  });
});

describe('keywords', () => {
  const current = {
    ...NOTHING,
    keywords: ['rye'],
    monitored: [
      { handle: '@bakers', item_type: 'account' },
      { handle: 'rye', item_type: 'keyword' },
      { handle: 'ovens', item_type: 'keyword' },
    ],
  };

  it.each([
    [
      ['oats', 'ovens'],
      ['@bakers', 'oats', 'ovens'],
    ],
    [[], ['@bakers', 'ovens']],
    [null, ['@bakers', 'ovens']],
  ])('%j are monitored beside whatever else was: %j', (keywords, monitored) => {
    const { monitored: reported, ...others } = toCore({ keywords }, current) as CoreLists;
    expect([reported.map(({ handle }) => handle), others]).toEqual([monitored, { keywords }]);
  });

  it('leave monitored items unchanged if they are not sent', () => {
    expect(toCore({ goal: 'rest' } as object, current)).toEqual({ goal: 'rest' });
  });
});
