import { AsyncResource } from 'node:async_hooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PostRepository } from '../post.repository.js';
import { PublicationRepository } from './publication.repository.js';
import { calendarUnderTest, type CalendarUnderTest } from '../testing/posts.js';

const NOON = new Date('2026-11-20T12:00:00Z');
const LATER = new Date('2026-11-20T12:01:00Z');

describe('publications.begin', () => {
  let calendar: CalendarUnderTest;
  let publications: PublicationRepository;
  let posts: PostRepository;

  /** Runs outside the open transaction, which is bound to the async context of its caller. */
  const outsideTransaction = AsyncResource.bind(<T>(work: () => Promise<T>) => work());

  beforeAll(async () => {
    calendar = await calendarUnderTest();
    publications = new PublicationRepository(calendar.db);
    posts = new PostRepository(calendar.db);
  });
  afterAll(() => calendar.close());
  beforeEach(() => calendar.db.execute(`DELETE FROM post`));

  it('starts a post only once with concurrent calls, and only at its time', async () => {
    const { id, targetIds } = await calendar.post(NOON, ['videohost', 'shortvideo']);
    expect(await publications.begin(id, LATER)).toEqual([]);
    const started = await Promise.all(Array.from({ length: 4 }, () => publications.begin(id, NOON)));
    expect(started.flat().sort((a, b) => a - b)).toEqual(targetIds);
    expect((await posts.find(id))!.status).toBe('publishing');
  });

  it('waits for a concurrent edit, and starts the edited post', async () => {
    const { id } = await calendar.post(NOON);
    let started!: Promise<number[]>;
    const edit = {
      scheduleType: 'specific_time',
      scheduledTime: NOON,
      requested: [],
      strict: true,
      content: {},
      madeWithAi: false,
      ideaId: null,
      rowId: null,
    } as const;
    const edited = await calendar.transaction.run(async () => {
      await posts.lock(id);
      started = outsideTransaction(() => publications.begin(id, NOON));
      await calendar.untilLockWait();
      return posts.replace(id, { ...edit, skipped: [], targets: [{ platform: 'shortvideo', warning: null }] });
    });
    expect(await started).toEqual(edited.targets.map((target) => target.id));
  });

  it('does not start a post that was rescheduled before', async () => {
    const { id } = await calendar.post(NOON);
    let started!: Promise<number[]>;
    await calendar.transaction.run(async () => {
      await posts.lock(id);
      started = outsideTransaction(() => publications.begin(id, NOON));
      await calendar.untilLockWait();
      await calendar.db.execute(`UPDATE post SET scheduled_time = $2 WHERE id = $1`, [id, LATER]);
    });
    expect(await started).toEqual([]);
    expect(await publications.begin(id, LATER)).toHaveLength(1);
  });

  it('does not start posts of a deleted agent', async () => {
    const { id } = await calendar.post(NOON);
    await calendar.db.execute(`UPDATE agent SET deleted_at = now()`);
    expect(await publications.begin(id, NOON)).toEqual([]);
    await calendar.db.execute(`UPDATE agent SET deleted_at = NULL`);
  });
});
