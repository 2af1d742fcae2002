import { join } from 'node:path';
import { SERVICES } from '@reelsheet/contracts';
import { REPOSITORY } from '@reelsheet/tool-fleet';
import type { TrialRun } from '../trial.js';
import { provideBaseImages } from './base-images.js';
import { run } from './command.js';

/** The images of an installation, and the one of simulated vendors. */
export const IMAGES = [...SERVICES, 'prepare', 'sandbox'] as const;
export type ImageName = (typeof IMAGES)[number];

const BUILD_MS = 40 * 60_000;
const QUERY_MS = 60_000;
const MEGABYTE = 1e6;
/** Maximum size in megabytes, uncompressed, of the images that have one. */
const MAX_SIZES: Readonly<Partial<Record<ImageName, number>>> = { base: 650, agent: 260, core: 260, upload: 650 };
/** Programs that build or install others, which no image of an app needs. */
const BUILD_TOOLS = ['npm', 'npx', 'yarn', 'corepack', 'gcc', 'cc', 'make', 'python3', 'git', 'curl', 'wget'];
/** The user of all images; a name would depend on the machine. */
const USER = '10001:10001';

export const imageOf = (name: ImageName): string => `localhost/reelsheet-${name}`;

/** Builds all images as the comment of the Dockerfile says. */
export async function buildImages(trial: TrialRun): Promise<void> {
  const dockerfile = join(REPOSITORY, 'docker', 'Dockerfile');
  await provideBaseImages(trial, dockerfile);
  const startedAt = performance.now();
  for (const service of SERVICES) await build(dockerfile, service, ['--build-arg', `APP=${service}`]);
  for (const target of ['prepare', 'sandbox'] as const) await build(dockerfile, target, ['--target', target]);
  trial.note(`six images were built in ${Math.round((performance.now() - startedAt) / 1_000)} s`);
}

/** Checks the size, the user and the programs of each image. */
export async function checkImages(trial: TrialRun): Promise<void> {
  for (const name of IMAGES) await checkImage(trial, name);
}

async function build(dockerfile: string, name: ImageName, choice: readonly string[]): Promise<void> {
  const ignored = ['--ignorefile', `${dockerfile}.dockerignore`];
  const network = ['--isolation', 'chroot', '--network', 'host'];
  const options = ['--format', 'docker', '--layers', '--pull-never', ...network, '--file', dockerfile, ...ignored];
  await run('buildah', ['build', ...options, ...choice, '--tag', imageOf(name), REPOSITORY], BUILD_MS);
}

interface ImageView {
  readonly Size: number;
  readonly User: string;
  readonly Healthcheck?: object;
}

async function checkImage(trial: TrialRun, name: ImageName): Promise<void> {
  const image = imageOf(name);
  const [view] = JSON.parse(await run('podman', ['image', 'inspect', image], QUERY_MS)) as [ImageView];
  const { Size: size, User: user, Healthcheck: health } = view;
  const megabytes = size / MEGABYTE;
  const limit = MAX_SIZES[name];
  if (limit === undefined) trial.note(`megabytes of ${name}: ${megabytes.toFixed(0)}`);
  else trial.figure(`megabytes of ${name}`, megabytes, { atMost: limit });
  const doubts = [
    ...(user === USER ? [] : [`its user is ${user}`]),
    ...(health || name === 'prepare' ? [] : ['it has no health check']),
    ...(await toolsIn(image)).map((tool) => `it has ${tool}`),
  ];
  trial.none(`reasons against the image ${name}`, doubts);
}

/** Returns the programs of an image that build or install others. */
async function toolsIn(image: string): Promise<string[]> {
  const root = await run('podman', ['image', 'mount', image], QUERY_MS);
  try {
    const folders = ['bin', 'sbin', 'local/bin'].map((folder) => join(root, 'usr', folder));
    const named = BUILD_TOOLS.flatMap((tool) => ['-o', '-name', tool]).slice(1);
    const found = await run('find', [...folders, '-maxdepth', '1', '(', ...named, ')'], QUERY_MS);
    return found === '' ? [] : found.split('\n').map((path) => path.slice(root.length));
  } finally {
    await run('podman', ['image', 'unmount', image], QUERY_MS);
  }
}
