import { describe, expect, it } from '@jest/globals';
import { AgentCorePatch, fromPatch } from './agent-core-patch.dto.js';
import { ExactBody } from './exact-body.js';

const read = async (body: unknown) => fromPatch(new ExactBody(AgentCorePatch).transform(body));

const text = (length: number) => 'é'.repeat(length);
const topics = (count: number, length = 5) =>
  Array.from({ length: count }, (_, index) => ({ topic: `${index}`.padEnd(length, '.') }));
const account = { url: 'https://video.example/@calm' };

describe('rejected patches', () => {
  it.each<[string, unknown, string]>([
    ['an unknown field', { colour: 'blue' }, 'colour '],
    [
      'an unknown key in monitored',
      { monitored: [{ handle: '@a', item_type: 'account', colour: 1 }] },
      'monitored.0.colour ',
    ],
    [
      'an unknown key in research_topics',
      { research_topics: [...topics(1), { topic: 'b', colour: 1 }] },
      'research_topics.1.colour ',
    ],
    [
      'an unknown key in linked_accounts',
      { linked_accounts: [{ ...account, handle: '@a' }] },
      'linked_accounts.0.handle ',
    ],
    ['an unknown key in the voice', { default_user_voice: { voice_id: 'v', pitch: 1 } }, 'default_user_voice.pitch '],
    ['a long description', { description: text(501) }, 'description '],
    ['a long personality', { personality: text(20_001) }, 'personality '],
    ['many research topics', { research_topics: topics(21) }, 'research_topics '],
    ['a long topic', { research_topics: topics(1, 501) }, 'research_topics.0.topic '],
    ['an empty topic', { research_topics: [{ topic: '' }] }, 'research_topics.0.topic '],
    ['a topic without its key', { research_topics: ['sleep'] }, 'research_topics'],
    ['an unknown identity type', { identity_type: 'robot' }, 'identity_type '],
    ['an unknown item type', { monitored: [{ handle: '@a', item_type: 'user' }] }, 'monitored.0.item_type '],
    ['a missing item type', { monitored: [{ handle: '@a' }] }, 'monitored.0.item_type '],
    ['a missing handle', { monitored: [{ item_type: 'account' }] }, 'monitored.0.handle '],
    ['a missing url', { linked_accounts: [{ platform: 'shortvideo' }] }, 'linked_accounts.0.url '],
    ['a missing url of an account with its id', { linked_accounts: [account, { id: 1 }] }, 'linked_accounts.1.url '],
    ['an address that is none', { linked_accounts: [{ url: 'javascript:alert(1)' }] }, 'linked_accounts.0.url '],
    ['an address of our own network', { linked_accounts: [{ url: 'https://127.0.0.1/' }] }, 'linked_accounts.0.url '],
    ['an address with credentials', { linked_accounts: [{ url: 'https://a@b.example/' }] }, 'linked_accounts.0.url '],
    ['an id that is none', { linked_accounts: [{ ...account, id: 'first' }] }, 'linked_accounts.0.id '],
    [
      'an unknown platform of an account',
      { linked_accounts: [{ ...account, platform: 'myspace' }] },
      'linked_accounts.0.platform ',
    ],
    ['an unknown platform', { target_platforms: ['shortvideo', 'myspace'] }, 'target_platforms '],
    ['a list as text', { keywords: 'calm,quiet' }, 'keywords '],
    ['a number among keywords', { keywords: ['calm', 7] }, 'keywords '],
    ['an empty keyword', { keywords: [''] }, 'keywords '],
    ['an object as a list', { monitored: { handle: '@a', item_type: 'account' } }, 'monitored '],
    ['nothing in a list', { linked_accounts: [null] }, 'linked_accounts'],
    ['a number as a name', { brand_name: 7 }, 'brand_name '],
    ['a word as a flag', { shortform: 'yes' }, 'shortform '],
    ['a word as a switch', { provenance_enabled: 'maybe' }, 'provenance_enabled '],
    ['a voice without its id', { default_user_voice: { source: 'public' } }, 'default_user_voice.voice_id '],
    ['a voice as text', { default_user_voice: 'v' }, 'default_user_voice '],
    ['an unknown backup source', { provenance_auto_backup_sources: ['deleted'] }, 'provenance_auto_backup_sources '],
    ['an unknown asset type', { provenance_auto_backup_asset_types: ['audio'] }, 'provenance_auto_backup_asset_types '],
    ['a list as the body', [], 'body '],
  ])('%s', async (_, body, field) => {
    await expect(read(body)).rejects.toMatchObject({
      code: 'validation_error',
      status: 422,
      message: expect.stringMatching(new RegExp(`^${field}`)),
    });
  });
});

describe('a patch', () => {
  it('changes nothing if it is empty', async () => {
    expect(await read({})).toEqual({});
    expect(await read({ agent_id: '7' })).toEqual({});
  });

  it('accepts values up to their limits', async () => {
    const body = { description: text(500), personality: text(20_000), research_topics: topics(20, 500) };
    const { brand, personality } = await read(body);
    expect(brand?.description).toHaveLength(500);
    expect(brand?.researchTopics).toHaveLength(20);
    expect(personality).toHaveLength(20_000);
  });

  it('changes a target only by its own fields', async () => {
    expect(await read({ goal: 'sell tea' })).toEqual({ brand: { goal: 'sell tea' } });
    expect(await read({ personality: 'calm' })).toEqual({ personality: 'calm' });
    expect(await read({ default_user_voice: { voice_id: 'v1' } })).toEqual({
      voice: { voiceId: 'v1', name: null, source: null },
    });
  });

  it('clears fields with null', async () => {
    const { brand, ...others } = await read({
      brand_name: null,
      shortform: null,
      keywords: null,
      linked_accounts: null,
      provenance_enabled: null,
      provenance_auto_backup_sources: null,
      personality: null,
      default_user_voice: null,
    });
    expect(brand).toEqual({
      brandName: null,
      shortform: null,
      keywords: [],
      linkedAccounts: [],
      provenanceEnabled: false,
      provenanceAutoBackupSources: ['downloaded', 'published'],
    });
    expect(others).toEqual({ personality: null, voice: null });
  });

  it('distinguishes absent from empty fields of an account', async () => {
    const { brand } = await read({ linked_accounts: [{ id: 4, ...account, display_name: null }] });
    expect(brand?.linkedAccounts).toEqual([{ id: 4, url: account.url, displayName: null }]);
  });
});
