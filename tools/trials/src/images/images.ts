import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { PROCESSES } from '@reelsheet/contracts/bus';
import { startNats, urlOf } from '@reelsheet/native-servers';
import { callersOf, installationOf, PAUSE_MS, pictureFor, plannedOrders, type Amounts } from '../failover/load.js';
import { compareOutcome, untilAllEnded } from '../failover/results.js';
import type { Trial } from '../trial.js';
import { checkBills } from './bills.js';
import { run, succeeds } from './command.js';
import { inContainer, removeContainers } from './container.js';
import { buildImages, checkImages, imageOf, IMAGES } from './image-builds.js';

const NAME = 'images';
/** Chooses to run the images of the last build. */
const RUN = 'run';
const TOOLS = ['buildah', 'podman', 'runc', 'debootstrap', 'dpkg', 'xz'];
const QUERY_MS = 10_000;
/** Time within which a process ends after SIGTERM, as `docs/operations/scaling.md` promises. */
const ENDS_WITHIN_MS = 28_000;
/** Pages that base serves beside its API. */
const PAGES = ['/studio/', '/guide/', '/health/ready'];

export const images: Trial = {
  shows:
    'images are built, with complete bills of materials and all security updates of Debian; an installation of ' +
    'containers without root, capabilities and a writable disk takes orders',
  only: '`run`: run the images of the last build',
  async run(trial) {
    const missing: string[] = [];
    for (const tool of TOOLS) if (!(await succeeds(tool, ['--version'], QUERY_MS))) missing.push(tool);
    if (missing.length > 0) throw new Error(`this trial needs root and ${missing.join(', ')} (packages of Debian)`);
    if (trial.only !== RUN) await buildImages(trial);
    await checkImages(trial);
    await checkBills(trial, IMAGES.map(imageOf));
    const amounts = trial.size<Amounts>({
      small: { texts: 10, renders: 2, posts: 4, uploads: 4 },
      full: { texts: 100, renders: 10, posts: 30, uploads: 10 },
    });
    const picture = await pictureFor(trial);
    const names = [...PROCESSES, 'sandbox'];
    await removeContainers(names);
    trial.afterwards(() => removeContainers(names));
    const { dir, postgres, installation } = await installationOf(trial, NAME, inContainer);
    // The user of the images is none of this machine.
    await run('chown', ['--recursive', '10001:10001', join(dir, NAME)], QUERY_MS);
    await chmod(dir, 0o755);
    const nats = await startNats({ dir: join(dir, 'nats'), port: 0, config: installation.natsConfig });
    trial.afterwards(() => nats.stop());
    trial.afterwards(() => installation.stop());
    const startedAt = performance.now();
    await installation.start({ adminUrl: postgres.url, natsUrl: nats.url });
    trial.note(`ready after ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
    const { file } = installation;
    const pages = PAGES.map(async (page) => [page, (await fetch(`${new URL(file.base_url).origin}${page}`)).status]);
    trial.none(
      'pages that are not served',
      (await Promise.all(pages)).filter(([, status]) => status !== 200),
    );
    const callers = await callersOf(file, String(trial.seed), picture);
    const orders = trial.shuffle(plannedOrders(amounts));
    await callers.send(orders, PAUSE_MS);
    trial.none('orders that were never accepted', callers.unaccepted);
    const url = urlOf(postgres.url, { database: NAME });
    await untilAllEnded(trial, url);
    await compareOutcome(trial, { orders, accepted: callers.accepted, name: String(trial.seed), file, url });
    const ends = await installation.terminate();
    trial.figure('seconds until all containers end after SIGTERM', Math.max(...ends.map(({ ms }) => ms)) / 1_000, {
      atMost: ENDS_WITHIN_MS / 1_000,
    });
    trial.none(
      'containers that end with another status than 0',
      ends.filter(({ status }) => status !== 0),
    );
  },
};
