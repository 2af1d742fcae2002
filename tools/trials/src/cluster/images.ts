import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { SERVICES } from '@reelsheet/contracts';
import { archivedImages } from '../images/archive.js';
import { run } from '../images/command.js';
import { imageOf } from '../images/image-builds.js';
import { makeImage, makePostgresImage, POSTGRES } from '../images/server-images.js';
import { waitUntil } from '../support/database.js';
import type { TrialRun } from '../trial.js';
import { ctr, startContainerd } from './nodes/node-programs.js';
import { startMachine } from './nodes/node.js';
import { NODES } from './nodes/nodes.js';
import type { ClusterTools } from './tools.js';

const BUILD_MS = 5 * 60_000;
const IMPORT_MS = 15 * 60_000;
const START_MS = 60_000;
/** Prefix of the images in the values of `docs/operations/install.md`. */
export const PREFIX = 'registry.example.com/reelsheet-';
/** Tags of the same images: of the release, and of the one to which it is upgraded. */
export const [TAG, NEXT_TAG] = ['0.1.0', '0.1.1'];
/** Files of containerd that change. */
const DATABASES = ['io.containerd.metadata.v1.bolt/meta.db', 'io.containerd.snapshotter.v1.overlayfs/metadata.db'];
const OWN = ['pause', 'coredns', 'nats', 'store', 'metrics-server'] as const;
const nameOf = (name: (typeof OWN)[number]): string => `localhost/${name}:trial`;
const RELEASED = [...SERVICES, 'prepare'] as const;

/**
 * Loads all images once, and gives each node a disk with them. Those of the release are of the last
 * `npm run trials -- images`.
 */
export async function loadImages(trial: TrialRun, dir: string, tools: ClusterTools): Promise<void> {
  const archive = await archived(trial, tools);
  const startedAt = performance.now();
  const loader = await startMachine(join(dir, 'images'), 'images');
  try {
    await startContainerd(loader);
    const isUp = async () => (await ctr(loader, ['version'], START_MS)) !== '';
    await waitUntil('containerd is ready', isUp, START_MS);
    await ctr(loader, ['images', 'import', archive], IMPORT_MS);
    for (const name of RELEASED)
      for (const tag of [TAG, NEXT_TAG]) {
        const names = [`${imageOf(name)}:latest`, `${PREFIX}${name}:${tag}`];
        await ctr(loader, ['images', 'tag', ...names], BUILD_MS);
      }
  } finally {
    await loader.stop();
  }
  for (const { name } of NODES) await copyImages(loader.path('containerd'), join(dir, name));
  trial.note(`images were loaded in ${Math.round((performance.now() - startedAt) / 1_000)} s`);
}

/** Copies containerd's folder. Layers never change, so the copy has links to their files; databases are its own. */
async function copyImages(folder: string, node: string): Promise<void> {
  await mkdir(node, { recursive: true });
  const copy = join(node, 'containerd');
  await run('cp', ['--archive', '--link', folder, copy], BUILD_MS);
  for (const database of DATABASES)
    await run('cp', ['--archive', '--remove-destination', join(folder, database), join(copy, database)], BUILD_MS);
}

/** Returns a file with all images. */
async function archived(trial: TrialRun, tools: ClusterTools): Promise<string> {
  await makeOwn(tools);
  const given = [...RELEASED, 'sandbox' as const].map(imageOf);
  return archivedImages(trial, join(tools.cache, 'images'), [...given, ...OWN.map(nameOf), POSTGRES]);
}

/** Makes the images of servers that are not the project's, unless they are there. */
async function makeOwn(tools: ClusterTools): Promise<void> {
  const programs: Readonly<Record<(typeof OWN)[number], string>> = {
    pause: tools.pause,
    coredns: tools.coredns,
    nats: tools.nats,
    store: tools.store,
    'metrics-server': tools.metricsServer,
  };
  for (const [name, program] of Object.entries(programs))
    await makeImage({
      image: nameOf(name as (typeof OWN)[number]),
      base: 'scratch',
      copied: { '/program': program },
      entrypoint: '/program',
    });
  await makePostgresImage();
}
