import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newUuid } from '@reelsheet/kernel';
import { AgentDirectory } from '@reelsheet/platform-auth';
import type { ApprovedPost } from '../../src/publishing/posts/post.js';
import { PostService } from '../../src/publishing/posts/post.service.js';
import { fromContent } from '../../src/publishing/posts/wire-content.js';
import { SocialAccountReader } from '../../src/publishing/social-accounts/social-account.reader.js';
import { PublishingFixture, VIDEO, type Creator } from '../support/publishing-fixture.js';

const TOMORROW = new Date(Date.now() + 24 * 60 * 60 * 1_000).toISOString();

describe('a post that a person approved', () => {
  let fixture: PublishingFixture;
  let creator: Creator;
  let approved: ApprovedPost;

  beforeAll(async () => {
    fixture = await PublishingFixture.start();
    creator = await fixture.connectedCreator();
    const accounts = await fixture.base.http.get(SocialAccountReader, { strict: false }).findUsable(creator.agentId);
    const sha256 = hash('sha256', fixture.mediaBytes('clip.mp4'));
    approved = {
      accounts: { videohost: accounts.get('videohost')!.id },
      media: { [fixture.mediaUrl('clip.mp4')]: sha256, [fixture.mediaUrl('changing.mp4')]: sha256 },
    };
  });
  afterAll(() => fixture?.stop());

  const create = async (change: Partial<ApprovedPost> = {}, name = 'clip.mp4', description: string = newUuid()) => {
    const agent = await fixture.base.http.get(AgentDirectory, { strict: false }).find({ id: creator.agentId });
    const request = {
      platforms: ['videohost'],
      scheduleType: 'specific_time',
      scheduledTime: TOMORROW,
      content: fromContent({ ...VIDEO, description, media_url: fixture.mediaUrl(name) }),
      strict: false,
      approved: { ...approved, ...change },
    };
    const posts = fixture.base.http.get(PostService, { strict: false });
    const { post } = await posts.create(agent!, request, newUuid());
    return { id: post.id, description };
  };
  const published = async (id: number) => {
    await fixture.makeDue(id);
    return (await fixture.ended(creator, id)).platforms_status[0];
  };

  it('goes out with the approved file', async () => {
    const { id, description } = await create();
    expect(await published(id)).toMatchObject({ normalized_status: 'published' });
    expect(await fixture.countPosts(description)).toBe(1);
  });

  it('does not go out with another file, which its address shows later', async () => {
    fixture.replaceMedia('changing.mp4', 'clip.mp4');
    const { id, description } = await create({}, 'changing.mp4');
    fixture.replaceMedia('changing.mp4', 'film.mp4');
    expect(await published(id)).toMatchObject({
      normalized_status: 'failed',
      error_code: 'media_changed',
      failed_step: 'download',
    });
    expect(await fixture.countPosts(description)).toBe(0);
  });

  it.each<[string, () => Partial<ApprovedPost>]>([
    ['a file', () => ({ media: {} })],
    ['an account that is not connected', () => ({ accounts: { videohost: 999_999 } })],
    ['no account', () => ({ accounts: {} })],
    ['another platform too', () => ({ accounts: { ...approved.accounts, shortvideo: 1 } })],
  ])('is rejected if %s differs from the approval', async (_, change) => {
    await expect(create(change())).rejects.toMatchObject({ code: 'approval_outdated', status: 409 });
  });

  it('does not go out with another account', async () => {
    const { id, description } = await create();
    const account = approved.accounts.videohost!;
    await fixture.base.call('DELETE', `/agents/${creator.agentId}/social_accounts/${account}`, { key: creator.key });
    await fixture.connect(creator, 'videohost');
    const usable = await fixture.base.http.get(SocialAccountReader, { strict: false }).findUsable(creator.agentId);
    expect(usable.get('videohost')!.id).not.toBe(account);
    expect(await published(id)).toMatchObject({ error_code: 'account_unusable', failed_step: 'account' });
    expect(await fixture.countPosts(description)).toBe(0);
  });
});
