import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@reelsheet/native-servers';
import { pictureFor } from '../failover/load.js';
import type { Trial, TrialRun } from '../trial.js';
import { walkComposedDemo } from './demo.js';
import { DockerMachine } from './docker-machine.js';
import { composedImages } from './images.js';
import { createDemoUser, installComposed } from './installing.js';
import { givenArchive, prepareNamespaces, runIsolated } from './isolation.js';
import { removeComposed } from './removing.js';
import { restartMachine } from './restarting.js';
import type { ComposeStep } from './scene.js';
import { assertDockerTools, buildDockerTools, VERSIONS } from './tools.js';
import { upgradeComposed } from './upgrading.js';

const NAME = 'compose';
/** Steps after the installation, in order. */
const STEPS: Readonly<Record<string, ComposeStep>> = {
  demo: walkComposedDemo,
  restart: restartMachine,
  upgrade: upgradeComposed,
  remove: removeComposed,
};
/** Chooses no step after the installation. */
const INSTALL = 'install';
const SIMULATED = [
  "Postgres and NATS are this machine's programs in images of Debian, under the names of the images in the file",
  'the images are loaded and not built by compose; the next version has the same programs and another label',
  'the machine is namespaces: its processes, mounts and network rules end at once, its disk loses nothing',
  'the vendors, networks and the mail server are those of the sandbox, which restarts with the machine',
];

export const compose: Trial = {
  shows:
    'docker compose from a fresh clone as documented: hardened containers, the demo, a machine that loses its power ' +
    'and an upgrade under orders, removal',
  only: `\`${[INSTALL, ...Object.keys(STEPS)].join('`, `')}\`: the installation, and after it this step alone`,
  async run(trial) {
    const chosen = trial.only;
    if (chosen !== undefined && chosen !== INSTALL && !(chosen in STEPS)) throw new Error(`there is no step ${chosen}`);
    const archive = givenArchive();
    if (archive !== undefined) return takeSteps(trial, archive);
    assertDockerTools();
    for (const line of SIMULATED) trial.note(`simulated: ${line}`);
    await runIsolated(trial, NAME, await composedImages(trial, await buildDockerTools(trial)));
  },
};

/** Installs on a machine that ends with the trial, and takes the chosen steps there. */
async function takeSteps(trial: TrialRun, archive: string): Promise<void> {
  const dir = temporaryFolder();
  trial.afterwards(() => removeUnmounted(dir));
  await prepareNamespaces(dir);
  const startedAt = performance.now();
  const machine = await DockerMachine.start(await buildDockerTools(trial), dir);
  trial.afterwards(() => machine.powerOff());
  trial.note(`${VERSIONS} answered after ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
  const installation = await installComposed(trial, machine, { archive, dir });
  if (trial.only === INSTALL) return;
  const scene = { installation, dir, file: await createDemoUser(installation, dir), picture: await pictureFor(trial) };
  for (const [name, step] of Object.entries(STEPS)) {
    if (trial.only !== undefined && trial.only !== name) continue;
    trial.note(`step ${name}`);
    await step(trial, scene);
  }
}

/** Removes a folder unless something is mounted in it. */
async function removeUnmounted(dir: string): Promise<void> {
  const mounts = await readFile('/proc/self/mounts', 'utf8');
  if (mounts.includes(` ${join(dir, '/')}`)) throw new Error(`${dir} remains, because something is mounted in it`);
  await rm(dir, { recursive: true, force: true });
}
