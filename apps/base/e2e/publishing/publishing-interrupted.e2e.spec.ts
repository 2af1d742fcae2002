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
type Timestamp = 'before' | 'after';

interface Death {
  readonly platform: string;
  readonly write: number;
  readonly moment: Timestamp;
  readonly media: string;
}

/** Writes of a small upload: starting, session open, last chunk on its way, whole; then the release for the first look. */
const RELEASE = 4;
const DEATHS: Death[] = ['shortvideo', 'videohost']
  .flatMap((platform) => [
    ...[0, 1, 2, 3, RELEASE].map((write) => ({ platform, write, moment: 'after' as const, media: 'clip.mp4' })),
    { platform, write: 3, moment: 'before' as const, media: 'clip.mp4' },
  ])
  .concat({ platform: 'videohost', write: 3, moment: 'after', media: 'once.mp4' });

/** The worker process is down; the spec takes each step of its work itself, and dies wherever it likes. */
describe('publishing with workers that die', () => {
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

  /** A worker's hold on the target that is gone with the planned write. */
  const dying = (work: Work, { write, moment }: Death): Work => {
    let writes = 0;
    return Object.assign(Object.create(work) as Work, {
      write: async (changes: Parameters<Work['write']>[0]) => {
        const isLast = 'state' in changes && writes++ === write;
        if (isLast && moment === 'before') throw new Killed();
        await work.write(changes);
        if (isLast) throw new Killed();
      },
    });
  };

  /** One whose lease has run out already, on a busy machine, is taken once more, by a worker that lives. */
  const dieIn = async (taken: ClaimedJob<PostTargetEntity>, death?: Death) => {
    if (!death || death.write === RELEASE) return jobs.runStep(taken);
    const step = fixture.base.http.get(PublicationStep, { strict: false });
    await expect(step.run(dying(jobs.contextOf(taken), death))).rejects.toThrow(Killed);
  };

  /** Every wait and every lease has run out. */
  const outlive = () =>
    fixture.base.http
      .get(Database, { strict: false })
      .execute(`UPDATE post_target SET due_at = now() WHERE due_at IS NOT NULL`);

  const post = async (death: Death) => {
    const text = `${death.moment} write ${death.write} on ${death.platform} of ${death.media}`;
    const content = { ...VIDEO, title: text, description: text, media_url: fixture.mediaUrl(death.media) };
    const request = { ...content, platform: [death.platform], strict: true, schedule_type: 'now' };
    return { id: (await fixture.post(creator, request)).body.post_id as number, text, death };
  };

  it('makes one post of each, wherever the worker dies', async () => {
    const posts = await Promise.all(DEATHS.map(post));
    const deathOf = new Map(posts.map(({ id, death }) => [id, death]));
    const tasks = manualTaskWorker(fixture.base.http);
    while (await tasks.runStep());
    for (let taken = await jobs.claim(); taken; taken = await jobs.claim()) {
      await dieIn(taken, deathOf.get(taken.job.postId));
      deathOf.delete(taken.job.postId);
    }
    expect(deathOf.size).toBe(0);
    await eventually(
      async () => {
        await outlive();
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
