import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BOTH, PublishingFixture, type Creator } from '../support/publishing-fixture.js';

describe('editing published posts', () => {
  let fixture: PublishingFixture;
  let creator: Creator;

  beforeAll(async () => {
    fixture = await PublishingFixture.start();
    creator = await fixture.connectedCreator();
  });
  afterAll(() => fixture?.stop());

  it('changes a published post on all networks that allow it', async () => {
    const created = await fixture.post(creator, {
      ...fixture.clip(),
      platform: BOTH,
      schedule_type: 'now',
      description: 'Before',
    });
    const id: number = created.body.post_id;
    const edit = (body: object) =>
      fixture.base.call('PATCH', `/schedule/post/${id}/published`, { key: creator.key, body });
    const { platforms_status: before } = await fixture.ended(creator, id);
    const rejected = (platform: string | null, field: string) => ({
      status: 422,
      body: { error_code: 'platform_validation_failed', detail: { platform, field } },
    });
    expect(await edit({ media_url: fixture.mediaUrl('clip.mp4') })).toMatchObject(rejected('shortvideo', 'media_url'));
    expect(await edit({ title: 'Later', platform: ['shortvideo'] })).toMatchObject(rejected('shortvideo', 'title'));
    expect(await edit({ title: 'Later', platform: ['microblog'] })).toMatchObject(rejected('microblog', 'platform'));
    expect(await edit({ title: 'x'.repeat(101) })).toMatchObject(rejected('videohost', 'title'));
    expect(await edit({ title: null })).toMatchObject(rejected('videohost', 'title'));
    expect(await edit({ videohost_options: { visibility: 'secret' } })).toMatchObject(
      rejected('videohost', 'videohost_options.visibility'),
    );
    expect(await edit({})).toMatchObject({ status: 422 });
    expect(await edit({ title: 'Later', platform: [] })).toMatchObject(rejected(null, 'platform'));
    expect(await edit({ title: 7 })).toMatchObject(rejected(null, 'title'));
    const thumbnail_url = fixture.mediaUrl('gone.png').replace('http:', 'https:');
    const edited = await edit({ title: 'Calm evenings', description: 'After', thumbnail_url });
    expect(edited).toMatchObject({
      status: 200,
      body: {
        description: 'After',
        content: { title: 'Calm evenings' },
        edits: [{ platform: 'videohost', edited: true, error: null, warning: expect.stringMatching(/thumbnail/) }],
        platforms_status: [{ edited_at: null }, { edited_at: expect.any(String) }],
      },
    });
    expect(await (await fetch(before[1]!.post_url!)).text()).toMatch(/Calm evenings[\s\S]*After/);
    expect(await (await fetch(before[0]!.post_url!)).text()).toContain('Before');
    const waiting = await fixture.post(creator, { ...fixture.clip(), platform: ['videohost'] });
    expect(
      await fixture.base.call('PATCH', `/schedule/post/${waiting.body.post_id}/published`, {
        key: creator.key,
        body: { title: 'Early' },
      }),
    ).toMatchObject(rejected(null, 'post_id'));
    await fixture.base.call('DELETE', `/schedule/post/${waiting.body.post_id}`, { key: creator.key });
  });

  it('keeps text, #shorts mark and options that an edit does not contain', async () => {
    const { body: post } = await fixture.post(creator, {
      ...fixture.clip(),
      platform: ['videohost'],
      schedule_type: 'now',
      description: 'Before',
      videohost_options: { tags: ['calm'] },
    });
    const { post_url: page } = (await fixture.ended(creator, post.post_id)).platforms_status[0]!;
    const edit = async (body: object) => {
      const answer = await fixture.base.call('PATCH', `/schedule/post/${post.post_id}/published`, {
        key: creator.key,
        body,
      });
      return [answer.body.content.videohost_options, await (await fetch(page!)).text()];
    };
    const options = { tags: ['calm'], shorts: true };
    expect(await edit({ videohost_options: { shorts: true } })).toEqual([
      options,
      expect.stringMatching(/Before\s+#shorts/),
    ]);
    expect(await edit({ description: 'After' })).toEqual([options, expect.stringMatching(/After\s+#shorts/)]);
    const [plain, text] = await edit({ videohost_options: { shorts: false } });
    expect([plain, text]).toEqual([{ tags: ['calm'], shorts: false }, expect.not.stringContaining('#shorts')]);
    expect(text).toContain('After');
  });
});
