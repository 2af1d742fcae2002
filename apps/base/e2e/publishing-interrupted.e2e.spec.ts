import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '@reelsheet/platform-database';
import { PublicationRepository, type Claim } from '../src/publishing/posts/publication.repository.js';
import { PublicationService } from '../src/publishing/posts/publication.service.js';
import { PublishingWorld, VIDEO, type Creator } from './publishing-world.js';

class Killed extends Error {}

type Moment = 'before' | 'after';

/** Writes of a small upload: starting, session open, last chunk on its way, whole; then the release for the first look. */
const DEATHS = ['shortvideo', 'videohost']
  .flatMap((platform) => [
    ...[0, 1, 2, 3, 4].map((write) => ({ platform, write, moment: 'after' as const, media: 'clip.mp4' })),
    { platform, write: 3, moment: 'before' as const, media: 'clip.mp4' },
  ])
  .concat({ platform: 'videohost', write: 3, moment: 'after', media: 'once.mp4' });

describe('publishing with workers that die', () => {
  let world: PublishingWorld;
  let creator: Creator;

  beforeAll(async () => {
    world = await PublishingWorld.start();
    creator = await world.connectedCreator();
  });
  afterAll(() => world?.stop());

  /** The worker dies once for each target, at the planned write: it writes no more, and then its claim runs out. */
  const killAt = (deathOf: (postId: number) => { write: number; moment: Moment } | undefined) => {
    const [publications, service] = [
      world.base.worker.get(PublicationRepository, { strict: false }),
      world.base.worker.get(PublicationService, { strict: false }),
    ];
    const writes = new Map<number, number>();
    const dying =
      <A extends unknown[], R>(method: (claim: Claim, ...rest: A) => Promise<R>) =>
      async (claim: Claim, ...rest: A): Promise<R> => {
        const write = writes.get(claim.id) ?? 0;
        writes.set(claim.id, write + 1);
        const death = deathOf(claim.postId);
        if (death?.write !== write) return method.call(publications, claim, ...rest);
        if (death.moment === 'after') await method.call(publications, claim, ...rest);
        throw new Killed();
      };
    publications.saveState = dying(publications.saveState);
    publications.submitted = dying(publications.submitted);
    const advance = service.advance.bind(service);
    service.advance = async (targetId) => {
      try {
        await advance(targetId);
      } catch (error) {
        if (error instanceof Killed)
          await world.base.worker
            .get(Database, { strict: false })
            .manager.query(`UPDATE post_target SET claimed_until = NULL WHERE id = $1`, [targetId]);
        throw error;
      }
    };
  };

  it('makes one post of each, wherever the worker dies', async () => {
    const deaths = new Map<number, (typeof DEATHS)[number]>();
    killAt((postId) => deaths.get(postId));
    const yesterday = Date.now() - 86_400_000;
    world.setTime(new Date(yesterday));
    const posts = await Promise.all(
      DEATHS.map(async (death) => {
        const text = `${death.moment} write ${death.write} on ${death.platform} of ${death.media}`;
        const body = {
          ...VIDEO,
          title: text,
          description: text,
          media_url: world.mediaUrl(death.media),
          platform: [death.platform],
          strict: true,
        };
        const at = { schedule_type: 'specific_time', scheduled_time: new Date(yesterday + 3_600_000).toISOString() };
        const id = (await world.post(creator, { ...body, ...at })).body.post_id as number;
        deaths.set(id, death);
        return { id, text };
      }),
    );
    world.setTime();
    const seen = await Promise.all(
      posts.map(async ({ id, text }) => ({
        text,
        status: (await world.ended(creator, id)).status,
        times: await world.countPosts(text),
      })),
    );
    expect(seen).toEqual(posts.map(({ text }) => ({ text, status: 'success', times: 1 })));
  }, 90_000);
});
