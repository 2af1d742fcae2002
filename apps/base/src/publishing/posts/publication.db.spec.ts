import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PostRepository } from './post.repository.js';
import { ClaimLost, PublicationRepository } from './publication.repository.js';
import { calendarUnderTest, type CalendarUnderTest } from './testing/posts.js';

const LIVE = { platformPostId: 'v1', postUrl: 'https://example.com/v1', publishedAt: new Date('2026-11-20T12:00:00Z') };
const FAILURE = { error: 'The network refused the content', errorCode: 'rejected', failedStep: 'processing' };

describe('a target in the hands of workers', () => {
  let calendar: CalendarUnderTest;
  let publications: PublicationRepository;
  let posts: PostRepository;

  beforeAll(async () => {
    calendar = await calendarUnderTest();
    publications = new PublicationRepository(calendar.db);
    posts = new PostRepository(calendar.db);
  });
  afterAll(() => calendar.close());

  const expireClaims = () =>
    calendar.db.query(
      `UPDATE post_target SET claimed_until = now() - interval '1 second' WHERE claimed_until IS NOT NULL`,
    );
  const target = async () => (await calendar.post(new Date())).targetIds[0]!;

  it('is held by one worker, until its claim runs out', async () => {
    const id = await target();
    const claims = await Promise.all(Array.from({ length: 6 }, () => publications.take(id)));
    const [held, ...others] = claims.filter((claim) => claim !== undefined);
    expect(others).toEqual([]);
    expect(await publications.othersClaim(id)).toBeGreaterThan(25_000);
    await expireClaims();
    const heir = await publications.take(id);
    expect(heir).toMatchObject({ id, attempt: 2, submittedFor: null });
    await expect(publications.saveState(held!, 'late')).rejects.toThrow(ClaimLost);
    await expect(publications.published(held!, LIVE)).rejects.toThrow(ClaimLost);
    await publications.published(heir!, LIVE);
    expect(await publications.take(id)).toBeUndefined();
  });

  it('is looked at only when it is due, and looks are no attempts', async () => {
    const id = await target();
    await publications.submitted((await publications.take(id))!, null, 60_000);
    expect([await publications.take(id), await publications.othersClaim(id)]).toEqual([undefined, undefined]);
    await calendar.db.query(`UPDATE post_target SET due_at = now() WHERE id = $1`, [id]);
    expect(await publications.take(id)).toMatchObject({ attempt: 1, submittedFor: expect.any(Number) });
  });

  it.each([
    ['success', [true, true]],
    ['partial', [true, false]],
    ['failed', [false, false]],
  ])('makes its post a %s with the last that ends, also when all end at once', async (status, outcomes) => {
    const { id, targetIds } = await calendar.post(new Date(), ['shortvideo', 'videohost']);
    const claims = await Promise.all(targetIds.map((targetId) => publications.take(targetId)));
    await Promise.all(
      claims.map((claim, index) =>
        calendar.transaction.run(async () => {
          await (outcomes[index] ? publications.published(claim!, LIVE) : publications.failed(claim!, FAILURE));
          await publications.settlePost(id);
        }),
      ),
    );
    expect((await posts.find(id))!.status).toBe(status);
  });
});
