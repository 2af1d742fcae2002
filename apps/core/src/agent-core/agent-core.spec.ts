import { describe, expect, it } from '@jest/globals';
import { assertDistinct, updateMonitored, mergeAccounts, type BrandChanges, type LinkedAccount } from './agent-core.js';

const account: LinkedAccount = {
  id: 4,
  url: 'https://video.example/@calm',
  platform: 'shortvideo',
  displayName: 'Calm',
};

describe('fillMonitored', () => {
  it('monitors each keyword if only keywords are sent', () => {
    expect(updateMonitored({ keywords: ['tea', 'sleep'] }).monitored).toEqual([
      { handle: 'tea', itemType: 'keyword' },
      { handle: 'sleep', itemType: 'keyword' },
    ]);
    expect(updateMonitored({ keywords: [] }).monitored).toEqual([]);
  });

  it('uses the explicit list if both are sent', () => {
    const monitored = [{ handle: '@calm', itemType: 'account' }];
    expect(updateMonitored({ keywords: ['tea'], monitored }).monitored).toEqual(monitored);
    expect(updateMonitored({ keywords: ['tea'], monitored: [] }).monitored).toEqual([]);
  });

  it('leaves monitored items unchanged if neither is sent', () => {
    expect(updateMonitored({ goal: 'sell tea' })).toEqual({ goal: 'sell tea' });
  });
});

describe('assertDistinct', () => {
  it.each<[string, BrandChanges]>([
    ['keywords', { keywords: ['tea', 'tea'] }],
    ['target_platforms', { targetPlatforms: ['videohost', 'videohost'] }],
    [
      'monitored',
      {
        monitored: [
          { handle: 'tea', itemType: 'hashtag' },
          { handle: 'tea', itemType: 'hashtag' },
        ],
      },
    ],
    ['research_topics', { researchTopics: ['tea', 'tea'] }],
    ['linked_accounts', { linkedAccounts: [account, { ...account, url: 'https://video.example/@other' }] }],
    ['linked_accounts', { linkedAccounts: [account, { url: account.url }] }],
    ['provenance_auto_backup_sources', { provenanceAutoBackupSources: ['published', 'published'] }],
    ['provenance_auto_backup_asset_types', { provenanceAutoBackupAssetTypes: ['video', 'video'] }],
  ])('names %s', (field, changes) => {
    expect(() => assertDistinct(changes)).toThrow(
      expect.objectContaining({ code: 'validation_error', message: expect.stringContaining(`${field} `) }),
    );
  });

  it('accepts one handle as two kinds of source', () => {
    expect(() =>
      assertDistinct({ monitored: ['hashtag', 'keyword'].map((itemType) => ({ handle: 'tea', itemType })) }),
    ).not.toThrow();
  });
});

describe('mergeAccounts', () => {
  it('changes the sent fields of an account and keeps the others', () => {
    expect(mergeAccounts([{ id: 4, url: 'https://video.example/@new', displayName: null }], [account])).toEqual([
      { id: 4, url: 'https://video.example/@new', platform: 'shortvideo', displayName: null },
    ]);
  });

  it('adds an account without an id', () => {
    expect(mergeAccounts([{ url: account.url }], [account])).toEqual([
      { id: null, url: account.url, platform: null, displayName: null },
    ]);
  });

  it('rejects an id that the agent does not have', () => {
    expect(() => mergeAccounts([{ url: account.url }, { id: 5, url: account.url }], [account])).toThrow(
      /^linked_accounts\.1\.id /,
    );
  });
});
