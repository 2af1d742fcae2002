import { AsyncResource } from 'node:async_hooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DuePostRepository } from './due-post.repository.js';
import { PostRepository } from './post.repository.js';
import { calendarUnderTest, type CalendarUnderTest } from './testing/posts.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const past = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000);

describe('due posts', () => {
  let calendar: CalendarUnderTest;
  let due: DuePostRepository;

  /** Runs outside the open transaction, which is bound to the context of its caller. */
  const elsewhere = AsyncResource.bind(<T>(work: () => Promise<T>) => work());

  beforeAll(async () => {
    calendar = await calendarUnderTest();
    due = new DuePostRepository(calendar.db);
  });
  afterAll(() => calendar.close());
  beforeEach(() => calendar.db.execute(`DELETE FROM post`));

  const takeAll = async () => {
    const all: number[] = [];
    for (;;) {
      const { posts, targetIds } = await calendar.transaction.run(() => due.take(NOW, 3));
      if (posts === 0) return all;
      all.push(...targetIds);
    }
  };

  it('go to one of several schedulers each, and only when their time has come', async () => {
    const targets: number[] = [];
    for (let index = 0; index < 40; index++)
      targets.push(...(await calendar.post(past(index), ['videohost', 'shortvideo'])).targetIds);
    await calendar.post(past(-1));
    const taken = (await Promise.all([takeAll(), takeAll(), takeAll(), takeAll()])).flat();
    expect(taken.sort((a, b) => a - b)).toEqual(targets);
  });

  it('wait while somebody edits them, and are taken as they are afterwards', async () => {
    const { id } = await calendar.post(past(1));
    const posts = new PostRepository(calendar.db);
    await calendar.transaction.run(async () => {
      await posts.lock(id);
      expect((await elsewhere(() => due.take(NOW, 10))).posts).toBe(0);
      await calendar.db.execute(`UPDATE post SET scheduled_time = $2 WHERE id = $1`, [id, past(-60)]);
    });
    expect((await due.take(NOW, 10)).posts).toBe(0);
    expect((await due.take(past(-60), 10)).posts).toBe(1);
    expect((await posts.find(id))!.status).toBe('publishing');
  });

  it('of a deleted agent stay where they are', async () => {
    await calendar.post(past(1));
    await calendar.db.execute(`UPDATE agent SET deleted_at = now()`);
    expect((await due.take(NOW, 10)).posts).toBe(0);
    await calendar.db.execute(`UPDATE agent SET deleted_at = NULL`);
  });
});
