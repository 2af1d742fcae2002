import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '@reelsheet/platform-database';
import type { JobContext as JobWork } from '@reelsheet/platform-jobs';
import { ManualJobWorker, manualTaskWorker, type ClaimedJob } from '@reelsheet/platform-jobs/testing';
import { eventually } from '@reelsheet/testing';
import type { PostTargetEntity } from '../../src/publishing/posts/post.entity.js';
import { PUBLICATION, PublicationStep } from '../../src/publishing/posts/publications/publication.job.js';
import { PublishingFixture, VIDEO, type Creator } from '../support/publishing-fixture.js';

class Killed extends Error {}

type Work = JobWork<PostTargetEntity>;
interface Kill {
  readonly platform: string;
  readonly write: number;
  readonly time: 'before' | 'after';
  readonly media: string;
}

/**
 * Writes of a small upload: starting, session open, last chunk sent, complete; then the release for the first
 * check.
 */
const RELEASE = 4;
const KILLS: Kill[] = ['shortvideo', 'videohost']
  .flatMap((platform) => [
    ...[0, 1, 2, 3, RELEASE].map((write) => ({ platform, write, time: 'after' as const, media: 'clip.mp4' })),
    { platform, write: 3, time: 'before' as const, media: 'clip.mp4' },
  ])
  .concat({ platform: 'videohost', write: 3, time: 'after', media: 'once.mp4' });

/** The worker process is stopped; the test performs each step itself and interrupts it at any write. */
describe('publishing with killed workers', () => {
  let fixture: PublishingFixture;
  let creator: Creator;
  let jobs: ManualJobWorker<PostTargetEntity>;

  beforeAll(async () => {
    fixture = await PublishingFixture.start();
    creator = await fixture.connectedCreator();
    await fixture.base.worker.close();
    jobs = new ManualJobWorker(fixture.base.http, PUBLICATION);
  });
  afterAll(() => fixture?.stop());

  /** Returns a job context that throws before or after the planned write. */
  const killedAt = (work: Work, { write, time }: Kill): Work => {
    let writes = 0;
    return Object.assign(Object.create(work) as Work, {
      write: async (changes: Parameters<Work['write']>[0]) => {
        const isLast = 'state' in changes && writes++ === write;
        if (isLast && time === 'before') throw new Killed();
        await work.write(changes);
        if (isLast) throw new Killed();
      },
    });
  };

  /** Performs a step and kills it as planned; a later attempt of the same job runs to the end. */
  const performOrKill = async (taken: ClaimedJob<PostTargetEntity>, kill?: Kill) => {
    if (!kill || kill.write === RELEASE) return jobs.runStep(taken);
    const step = fixture.base.http.get(PublicationStep, { strict: false });
    await expect(step.run(killedAt(jobs.contextOf(taken), kill))).rejects.toThrow(Killed);
  };

  /** Makes all waiting jobs due and expires all leases. */
  const expireAll = () =>
    fixture.base.http
      .get(Database, { strict: false })
      .execute(`UPDATE post_target SET due_at = now() WHERE due_at IS NOT NULL`);

  const post = async (kill: Kill) => {
    const text = `${kill.time} write ${kill.write} on ${kill.platform} of ${kill.media}`;
    const content = { ...VIDEO, title: text, description: text, media_url: fixture.mediaUrl(kill.media) };
    const request = { ...content, platform: [kill.platform], strict: true, schedule_type: 'now' };
    return { id: (await fixture.post(creator, request)).body.post_id, text, kill };
  };

  it('creates exactly one post wherever the worker is killed', async () => {
    const posts = await Promise.all(KILLS.map(post));
    const killOf = new Map(posts.map(({ id, kill }) => [id, kill]));
    const tasks = manualTaskWorker(fixture.base.http);
    while (await tasks.runStep());
    for (let taken = await jobs.claim(); taken; taken = await jobs.claim()) {
      await performOrKill(taken, killOf.get(taken.job.postId));
      killOf.delete(taken.job.postId);
    }
    expect(killOf.size).toBe(0);
    await eventually(
      async () => {
        await expireAll();
        expect(await jobs.runStep()).toBe(false);
      },
      { interval: 20 },
    );
    const seen = await Promise.all(
      posts.map(async ({ id, text }) => ({
        text,
        status: (await fixture.ended(creator, id)).status,
        times: await fixture.countPosts(text),
      })),
    );
    expect(seen).toEqual(posts.map(({ text }) => ({ text, status: 'success', times: 1 })));
  });
});
