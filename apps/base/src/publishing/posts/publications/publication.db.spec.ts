import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bigint, nullable, row, text } from '@reelsheet/platform-database';
import { Outbox } from '@reelsheet/platform-outbox';
import { MediaDepositRepository } from '../../../assets/media/media.repository.js';
import { MediaStore } from '../../../assets/media/media-store.js';
import { PostRepository } from '../post.repository.js';
import { PublicationCompletion } from './publication-completion.js';
import { PublicationRepository, type PublicationTarget } from './publication.repository.js';
import { calendarUnderTest, type CalendarUnderTest } from '../testing/posts.js';

const LIVE = { platformPostId: 'v1', postUrl: 'https://example.com/v1', publishedAt: new Date('2026-11-20T12:00:00Z') };
const ERROR = { message: 'The network refused the content', code: 'rejected', step: 'processing' } as const;

const unused = undefined as never;
const doNothing = () => Promise.resolve();

describe('PublicationCompletion', () => {
  let calendar: CalendarUnderTest;
  let completion: PublicationCompletion;
  let posts: PostRepository;

  beforeAll(async () => {
    calendar = await calendarUnderTest();
    // Nothing is stored for these targets, so no request is sent over the bus.
    const media = new MediaStore(
      new MediaDepositRepository(calendar.db),
      unused,
      { scheduleMany: doNothing } as never,
      unused,
      unused,
      unused,
    );
    const outbox = new Outbox(calendar.db, calendar.transaction, { due: doNothing } as never);
    completion = new PublicationCompletion(new PublicationRepository(calendar.db), outbox, media, {
      schedule: doNothing,
    } as never);
    posts = new PostRepository(calendar.db);
  });
  afterAll(() => calendar.close());

  const end = (target: PublicationTarget, succeeds: boolean) => {
    const { state, commit } = succeeds ? completion.published(target, LIVE) : completion.failed(target, ERROR);
    return calendar.transaction.run(async () => {
      await calendar.db.execute(`UPDATE post_target SET status = $2 WHERE id = $1`, [target.id, state]);
      await commit!();
    });
  };

  it.each([
    ['success', [true, true], 'evt.base.post.published.v1'],
    ['partial', [true, false], 'evt.base.post.published.v1'],
    ['failed', [false, false], 'evt.base.post.failed.v1'],
  ])(
    'sets the post to %s with its last target, also if all targets end at the same time',
    async (status, outcomes, event) => {
      const { id, targetIds } = await calendar.post(new Date(), ['shortvideo', 'videohost']);
      const { targets } = (await posts.find(id))!;
      await Promise.all(targets.map((target, index) => end(target, outcomes[index]!)));
      expect((await posts.find(id))!.status).toBe(status);
      const events = await calendar.db.rows(
        row({ subject: text(), target: nullable(bigint()) }),
        `SELECT subject, (payload ->> 'id')::bigint AS target FROM outbox
       WHERE payload -> 'post_id' = to_jsonb($1::bigint)`,
        [id],
      );
      const ends = targetIds.map((target, index) => ({
        subject: `evt.base.post_target.${outcomes[index] ? 'published' : 'failed'}.v1`,
        target,
      }));
      expect(events).toHaveLength(ends.length + 1);
      expect(events).toEqual(expect.arrayContaining([...ends, { subject: event, target: null }]));
    },
  );
});
