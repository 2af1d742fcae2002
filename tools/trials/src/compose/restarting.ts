import { whileOrdering } from '../failover/ordering.js';
import { checkOperation } from './exports.js';
import type { ComposeStep } from './scene.js';

/** Milliseconds between two orders, so that some are sent before the loss and others after it. */
const PAUSE_MS = 200;
const HEALTHY_WITHIN_MS = 5 * 60_000;
/** Seconds from the start of Docker until all containers are healthy; checks of health are 15 s apart. */
const BACK_WITHIN_S = 120;

/** Lets the machine lose its power in the middle of orders, and starts it again. */
export const restartMachine: ComposeStep = async (trial, scene) => {
  const { installation, file, picture } = scene;
  const act = async () => {
    await installation.machine.powerOff();
    trial.note('all processes of the machine were killed at once');
    await installation.machine.powerOn();
    const seconds = await installation.untilHealthy(HEALTHY_WITHIN_MS);
    trial.figure('seconds after the start of Docker until all containers are healthy', seconds, {
      atMost: BACK_WITHIN_S,
    });
  };
  const databaseUrl = () => installation.databaseUrl();
  await whileOrdering(trial, { name: 'restart', file, databaseUrl, picture, pauseMs: PAUSE_MS, act });
  await checkOperation(trial, scene, 'ledger');
};
