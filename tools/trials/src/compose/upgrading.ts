import { SERVICES } from '@reelsheet/contracts';
import { whileOrdering } from '../failover/ordering.js';
import { IMAGES } from '../images/image-builds.js';
import { callsOf } from '../support/api-calls.js';
import { formatStatuses, SteadyCallers } from '../support/steady-callers.js';
import { newTenant } from '../support/tenant.js';
import type { TrialRun } from '../trial.js';
import { originOf, serviceOfContainer, type ComposedInstallation } from './composed.js';
import { compareDemo, exportDemo } from './exports.js';
import type { ComposeStep } from './scene.js';
import { maxSilences } from './silences.js';

const UPGRADE_MS = 10 * 60_000;
/** Seconds for which a service may be silent while its container is replaced. */
const SILENT_WITHIN_S = 60;
const PACE = { perSecond: 5, concurrency: 8 };
/** Milliseconds between two orders, so that they are sent during the whole upgrade. */
const PAUSE_MS = 1_000;
const CONTAINER = 'next-version';

/** Upgrades to other images by the command of the page, while orders are sent and all services are called. */
export const upgradeComposed: ComposeStep = async (trial, scene) => {
  const { installation, file, picture } = scene;
  await exportDemo(trial, scene);
  const before = (await installation.containers()).map(({ Image }) => Image);
  await makeNextVersion(installation);
  const tenant = await newTenant(file);
  const act = async () => {
    const callers = SERVICES.map((service) => {
      const origins = new Set([originOf(service)]);
      return new SteadyCallers(origins, callsOf(tenant, service), tenant.key, PACE);
    });
    for (const each of callers) each.start();
    const startedAt = performance.now();
    const silences = await maxSilences(SERVICES.map(originOf), async () => {
      await installation.compose('up --no-build --detach --wait', UPGRADE_MS);
    });
    trial.note(`the upgrade took ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);
    await Promise.all(callers.map((each) => each.stop()));
    SERVICES.forEach((service, index) => noteResponses(trial, service, callers[index]!));
    SERVICES.forEach((service, index) =>
      trial.figure(`seconds for which ${service} was silent`, silences[index]!, { atMost: SILENT_WITHIN_S }),
    );
  };
  const databaseUrl = () => installation.databaseUrl();
  await whileOrdering(trial, { name: 'upgrade', file, databaseUrl, picture, pauseMs: PAUSE_MS, act });
  const containers = await installation.containers();
  const older = containers.filter((each) => before.includes(each.Image) && isOwn(serviceOfContainer(each)));
  trial.none('containers of the earlier version', older.map(serviceOfContainer));
  trial.none('services that are not ready', await installation.unready());
  await compareDemo(trial, scene);
};

const isOwn = (service: string): boolean => !['postgres', 'nats'].includes(service);

function noteResponses(trial: TrialRun, service: string, { statuses, rejected, lost }: SteadyCallers): void {
  const without = `${rejected} rejected connections, ${lost.length} calls without a response`;
  trial.note(`responses of ${service} during the upgrade: ${formatStatuses(statuses)}; ${without}`);
}

/** Gives the names of all images to others that differ in a label, as a build of another release does. */
async function makeNextVersion({ machine }: ComposedInstallation): Promise<void> {
  for (const image of IMAGES.map((name) => `reelsheet-${name}`)) {
    await machine.docker(['create', '--name', CONTAINER, image]);
    await machine.docker(['commit', '--change', 'LABEL reelsheet.trial=next', CONTAINER, image]);
    await machine.docker(['rm', CONTAINER]);
  }
}
