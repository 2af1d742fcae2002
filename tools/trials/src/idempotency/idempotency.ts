import { SERVICES } from '@reelsheet/contracts';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import { documentAt } from '../fuzz/drawn-requests.js';
import { ledgerErrorsOf } from '../support/database.js';
import { MediaServer } from '../support/media-server.js';
import type { Trial, TrialRun } from '../trial.js';
import { Effects } from './effects.js';
import { KeyedPosts, type Findings, type KeyedPost, type Verified } from './keyed-posts.js';
import { RECIPES } from './recipes/recipes.js';
import { Scene } from './scene.js';
import { storedPosts } from './stored-posts.js';

/** Sends each `POST` that stores its answer twice at once, and again after a SIGKILL between its effect and answer. */
export const idempotency: Trial = {
  shows: 'a POST with an Idempotency-Key, twice at once and again after SIGKILL between effect and answer: one effect',
  only: 'routes whose service and path contain the text, such as "agent /agent/ideas"',
  async run(trial) {
    const { routes } = trial.size({ small: { routes: 3 }, full: { routes: Infinity } });
    const media = await MediaServer.start();
    trial.afterwards(() => media.stop());
    const fleet = await trial.fleet({ OUTBOUND_ALLOW: media.host });
    const stored = await storedPostsOf(fleet, trial.only);
    trial.none(
      'stored routes without a recipe',
      stored.filter(({ name }) => !RECIPES[name]).map(({ name }) => name),
    );
    const attempted = trial.shuffle(stored.filter(({ name }) => RECIPES[name])).slice(0, routes);
    const findings: Findings = { effects: [], repetitions: [], outcomes: [], rejections: [] };
    const scene = await Scene.create(fleet, media);
    const posts = new KeyedPosts(fleet, scene, new Effects(fleet, scene), findings);
    const verified = new Map<string, Verified>();
    for (const post of attempted) {
      const rejected = findings.rejections.length;
      verified.set(post.name, await posts.verify(post, RECIPES[post.name]!));
      trial.note(`${verified.size} of ${attempted.length}: ${post.name}`);
      for (const rejection of findings.rejections.slice(rejected)) trial.note(`  ${rejection}`);
    }
    report(trial, [...verified], findings);
    trial.none('ledger inconsistencies', await ledgerErrorsOf(fleet));
  },
};

async function storedPostsOf(fleet: OwnFleet, only = ''): Promise<KeyedPost[]> {
  const documents = SERVICES.map(async (service) => storedPosts(service, await documentAt(fleet.originOf(service))));
  return (await Promise.all(documents)).flat().filter(({ name }) => name.includes(only));
}

function report(trial: TrialRun, verified: readonly (readonly [string, Verified])[], findings: Findings): void {
  const count = (isSo: (each: Verified) => boolean) => verified.filter(([, each]) => isSo(each)).length;
  const all = { exactly: verified.length };
  trial.figure(
    'routes that were carried out twice at once',
    count(({ isTwice }) => isTwice),
    all,
  );
  trial.figure(
    'routes that were killed between effect and answer',
    count(({ isKilled }) => isKilled),
    all,
  );
  trial.figure(
    'routes that were compared with a single request',
    count(({ one }) => one !== undefined),
    all,
  );
  trial.none('rejected requests', findings.rejections);
  trial.none('routes with more than one effect', findings.effects);
  trial.none('repetitions without the first answer', findings.repetitions);
  trial.none('wrong outcomes after SIGKILL', findings.outcomes);
  const unseen = verified.filter(([, { one }]) => one && Object.keys(one).length === 0).map(([name]) => name);
  trial.note(
    `${unseen.length} routes change neither the number of rows nor call vendors, so only their answers show one effect`,
  );
  for (const name of unseen) trial.note(`  ${name}`);
}
