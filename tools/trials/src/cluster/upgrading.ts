import type { TrialRun } from '../trial.js';
import { noteCalls, whileCalling } from './calls.js';
import { isReady, type ClusterClient, type ClusterObject } from './cluster-client.js';
import { NEXT_TAG, PREFIX, TAG } from './images.js';
import { CHART, RELEASE, valueFiles } from './release.js';
import { NAMESPACE } from './servers.js';

/** A tag of which there is no image. */
const MISSING_TAG = '0.0.0-missing';
const WHERE = ['--namespace', NAMESPACE];

/** Upgrades the release, rolls it back, and lets an upgrade fail, while callers go on. */
export async function upgradeRelease(trial: TrialRun, cluster: ClusterClient, file: string): Promise<void> {
  const values = (await valueFiles(cluster)).flatMap((path) => ['--values', path]);
  const upgrade = (tag: string, timeout: string) =>
    cluster.helm([
      ...['upgrade', RELEASE, CHART, ...WHERE, ...values, '--set', `image.tag=${tag}`],
      ...['--atomic', '--timeout', timeout],
    ]);
  await step(trial, cluster, file, 'an upgrade', async () => {
    const { status, stderr } = await upgrade(NEXT_TAG, '15m');
    trial.figure('status of helm upgrade', status ?? -1, { exactly: 0 });
    if (status !== 0) trial.note(stderr);
  });
  trial.none('pods of another version after the upgrade', await otherThan(cluster, NEXT_TAG));
  await step(trial, cluster, file, 'a rollback', async () => {
    const { status, stderr } = await cluster.helm(['rollback', RELEASE, ...WHERE, '--wait', '--timeout', '15m']);
    trial.figure('status of helm rollback', status ?? -1, { exactly: 0 });
    if (status !== 0) trial.note(stderr);
  });
  trial.none('pods of another version after the rollback', await otherThan(cluster, TAG));
  const before = (await processes(cluster)).map(({ metadata }) => metadata.uid);
  await step(trial, cluster, file, 'a failed upgrade', async () => {
    const { status } = await upgrade(MISSING_TAG, '60s');
    trial.figure('helm upgrade to images that are missing succeeds', status === 0 ? 1 : 0, { exactly: 0 });
  });
  const after = (await processes(cluster)).map(({ metadata }) => metadata.uid);
  const replaced = before.filter((uid) => !after.includes(uid));
  trial.none('pods that a failed upgrade replaced', replaced);
}

async function step(
  trial: TrialRun,
  cluster: ClusterClient,
  file: string,
  what: string,
  act: () => Promise<void>,
): Promise<void> {
  const startedAt = performance.now();
  noteCalls(trial, what, await whileCalling(cluster, file, act));
  trial.note(`${what} took ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);
}

/** Returns the pods of the services, without those that are being deleted. */
export async function processes(cluster: ClusterClient): Promise<readonly ClusterObject[]> {
  const selector = `app.kubernetes.io/instance=${RELEASE},reelsheet/process`;
  const pods = await cluster.objects('pods', NAMESPACE, selector);
  return pods.filter(({ metadata }) => !metadata.deletionTimestamp);
}

/** Returns the pods that are not ready or not of this tag. */
async function otherThan(cluster: ClusterClient, tag: string): Promise<string[]> {
  const isOf = (pod: ClusterObject) =>
    pod.spec.containers!.every(({ image }) => image.startsWith(PREFIX) && image.endsWith(`:${tag}`));
  const pods = await processes(cluster);
  return pods.filter((pod) => !isReady(pod) || !isOf(pod)).map(({ metadata }) => metadata.name);
}
