import { join } from 'node:path';
import { archivedImages } from '../images/archive.js';
import { DEBIAN } from '../images/base-images.js';
import { imageOf, IMAGES } from '../images/image-builds.js';
import { makeImage, makePostgresImage, POSTGRES } from '../images/server-images.js';
import type { TrialRun } from '../trial.js';
import type { DockerTools } from './tools.js';

const NATS = 'localhost/trial-nats:2';
/** Images that stand for those of others by the names that the file has. */
export const OTHER_IMAGES = { 'postgres:18-alpine': POSTGRES, 'nats:2.10-alpine': NATS };

/** Returns a file with all images. Those of the services are of the last `npm run trials -- images`. */
export async function composedImages(trial: TrialRun, { cache, nats }: DockerTools): Promise<string> {
  await makePostgresImage();
  // The file's health check needs wget.
  await makeImage({
    image: NATS,
    base: DEBIAN,
    packages: ['wget'],
    copied: { '/usr/local/bin/nats-server': nats },
    entrypoint: 'nats-server',
  });
  return archivedImages(trial, join(cache, 'images'), [...IMAGES.map(imageOf), POSTGRES, NATS]);
}
