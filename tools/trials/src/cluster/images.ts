import { join } from 'node:path';
import { SERVICES } from '@reelsheet/contracts';
import { archivedImages } from '../images/archive.js';
import { imageOf } from '../images/image-builds.js';
import { makeImage, makePostgresImage, POSTGRES } from '../images/server-images.js';
import type { Machine } from '../machine/machine.js';
import { waitUntil } from '../support/database.js';
import type { TrialRun } from '../trial.js';
import { ctr } from './node.js';
import type { ClusterTools } from './tools.js';

const BUILD_MS = 5 * 60_000;
const IMPORT_MS = 15 * 60_000;
const START_MS = 60_000;
/** Prefix of the images in the values of `docs/operations/install.md`. */
export const PREFIX = 'registry.example.com/reelsheet-';
/** Tags of the same images: of the release, and of the one to which it is upgraded. */
export const [TAG, NEXT_TAG] = ['0.1.0', '0.1.1'];
const OWN = ['pause', 'coredns', 'nats', 'store'] as const;
const nameOf = (name: (typeof OWN)[number]): string => `localhost/${name}:trial`;
const RELEASED = [...SERVICES, 'prepare'] as const;

/** Loads all images of the cluster into the node. Those of the release are of the last `npm run trials -- images`. */
export async function loadImages(trial: TrialRun, node: Machine, tools: ClusterTools): Promise<void> {
  const archive = await archived(trial, tools);
  const isUp = async () => (await ctr(node, ['version'], START_MS)) !== '';
  await waitUntil('containerd is ready', isUp, START_MS);
  const startedAt = performance.now();
  await ctr(node, ['images', 'import', archive], IMPORT_MS);
  for (const name of RELEASED)
    for (const tag of [TAG, NEXT_TAG]) {
      const names = [`${imageOf(name)}:latest`, `${PREFIX}${name}:${tag}`];
      await ctr(node, ['images', 'tag', ...names], BUILD_MS);
    }
  trial.note(`images were loaded in ${Math.round((performance.now() - startedAt) / 1_000)} s`);
}

/** Returns a file with all images. */
async function archived(trial: TrialRun, tools: ClusterTools): Promise<string> {
  await makeOwn(tools);
  const given = [...RELEASED, 'sandbox' as const].map(imageOf);
  return archivedImages(trial, join(tools.cache, 'images'), [...given, ...OWN.map(nameOf), POSTGRES]);
}

/** Makes the images of servers that are not the project's, unless they are there. */
async function makeOwn(tools: ClusterTools): Promise<void> {
  const programs = { pause: tools.pause, coredns: tools.coredns, nats: tools.nats, store: tools.store };
  for (const [name, program] of Object.entries(programs))
    await makeImage({
      image: nameOf(name as (typeof OWN)[number]),
      base: 'scratch',
      copied: { '/program': program },
      entrypoint: '/program',
    });
  await makePostgresImage();
}
