import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bigint, nullable, row, text } from '@reelsheet/platform-database';
import { Outbox } from '@reelsheet/platform-outbox';
import { AgentRepository } from '../../identity/agents/agent.repository.js';
import { OwnAgentDirectory } from '../../identity/agents/own-agent.directory.js';
import { PostRepository } from './post.repository.js';
import { PublicationEnding } from './publication.ending.js';
import { ClaimLost, PublicationRepository } from './publication.repository.js';
import { calendarUnderTest, type CalendarUnderTest } from './testing/posts.js';

const LIVE = { platformPostId: 'v1', postUrl: 'https://example.com/v1', publishedAt: new Date('2026-11-20T12:00:00Z') };
const FAILURE = { error: 'The network refused the content', errorCode: 'rejected', failedStep: 'processing' };

describe('a target in the hands of workers', () => {
  let calendar: CalendarUnderTest;
  let publications: PublicationRepository;
  let ending: PublicationEnding;
  let posts: PostRepository;

  beforeAll(async () => {
    calendar = await calendarUnderTest();
    publications = new PublicationRepository(calendar.db);
    const agents = new OwnAgentDirectory(new AgentRepository(calendar.db));
    ending = new PublicationEnding(publications, agents, new Outbox(calendar.db), calendar.transaction);
    posts = new PostRepository(calendar.db);
  });
  afterAll(() => calendar.close());

  const expireClaims = () =>
    calendar.db.execute(
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
    await calendar.db.execute(`UPDATE post_target SET due_at = now() WHERE id = $1`, [id]);
    expect(await publications.take(id)).toMatchObject({ attempt: 1, submittedFor: expect.any(Number) });
  });

  it.each([
    ['success', [true, true], 'evt.base.post.published.v1'],
    ['partial', [true, false], 'evt.base.post.published.v1'],
    ['failed', [false, false], 'evt.base.post.failed.v1'],
  ])('makes its post a %s with the last that ends, also when all end at once', async (status, outcomes, event) => {
    const { id, targetIds } = await calendar.post(new Date(), ['shortvideo', 'videohost']);
    const claims = await Promise.all(targetIds.map((targetId) => publications.take(targetId)));
    await Promise.all(
      claims.map((claim, index) => (outcomes[index] ? ending.published(claim!, LIVE) : ending.failed(claim!, FAILURE))),
    );
    expect((await posts.find(id))!.status).toBe(status);
    const announced = await calendar.db.rows(
      row({ subject: text(), target: nullable(bigint()) }),
      `SELECT subject, (payload ->> 'id')::bigint AS target FROM outbox WHERE payload -> 'post_id' = to_jsonb($1::bigint)`,
      [id],
    );
    const ends = targetIds.map((target, index) => ({
      subject: `evt.base.post_target.${outcomes[index] ? 'published' : 'failed'}.v1`,
      target,
    }));
    expect(announced).toHaveLength(ends.length + 1);
    expect(announced).toEqual(expect.arrayContaining([...ends, { subject: event, target: null }]));
  });
});
