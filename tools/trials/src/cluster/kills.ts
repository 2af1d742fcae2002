import { waitUntil } from '../support/database.js';
import type { TrialRun } from '../trial.js';
import { noteCalls, whileCalling } from './calls.js';
import { isReady, type ClusterClient, type ClusterObject } from './cluster-client.js';
import { ctr } from './nodes/node-programs.js';
import { PODS } from './release.js';
import { NAMESPACE } from './servers.js';
import { processes } from './upgrading.js';

const BACK_WITHIN_MS = 300_000;
/** Calls that may be under way at the killed processes when they are killed. */
const MAX_LOST = 24;

/** Deletes one pod of each process, and then kills one process of each service over HTTP, while callers go on. */
export async function killPods(trial: TrialRun, cluster: ClusterClient, file: string): Promise<void> {
  const results = await whileCalling(cluster, file, async () => {
    const pods = oneOfEach(trial, await processes(cluster));
    const names = pods.map(({ metadata }) => metadata.name);
    await cluster.kubectl(['delete', 'pod', '--namespace', NAMESPACE, ...names], '', BACK_WITHIN_MS);
    const ms = await untilAllReady(cluster);
    trial.note(`${names.length} pods were deleted; all were ready again ${(ms / 1_000).toFixed(1)} s later`);
  });
  noteCalls(trial, 'the deletion of a pod of each process', results);
  const killed = await whileCalling(cluster, file, async () => {
    const http = (await processes(cluster)).filter(({ metadata }) => metadata.labels!['reelsheet/process'] === 'http');
    const pods = oneOfEach(trial, http);
    for (const pod of pods) await killProcess(cluster, pod);
    const hasRestarted = async () =>
      (await restartsOf(cluster, pods)).every((restarts) => restarts > 0) && (await areAllReady(cluster));
    const ms = await waitUntil('killed processes are ready again', hasRestarted, BACK_WITHIN_MS);
    trial.note(`${pods.length} processes were killed; all were ready again after ${(ms / 1_000).toFixed(1)} s`);
  });
  noteCalls(trial, 'SIGKILL to a replica of each service', killed, MAX_LOST);
}

/** Returns a random pod of each process of the pods. */
function oneOfEach(trial: TrialRun, pods: readonly ClusterObject[]): ClusterObject[] {
  const processOf = ({ metadata: { labels } }: ClusterObject) =>
    `${labels!['app.kubernetes.io/component']} ${labels!['reelsheet/process']}`;
  return [...Map.groupBy(pods, processOf).values()].map((each) => trial.pick(each));
}

/** Kills the first process of a pod's container, with which all others of it end. */
async function killProcess(cluster: ClusterClient, { spec, status }: ClusterObject): Promise<void> {
  const id = status!.containerStatuses![0]!.containerID.replace('containerd://', '');
  await ctr(cluster.machine(spec.nodeName!), ['tasks', 'kill', '--signal', 'SIGKILL', id], BACK_WITHIN_MS);
}

async function restartsOf(cluster: ClusterClient, pods: readonly ClusterObject[]): Promise<number[]> {
  const uids = pods.map(({ metadata }) => metadata.uid);
  const now = (await processes(cluster)).filter(({ metadata }) => uids.includes(metadata.uid));
  return now.map(({ status }) => status?.containerStatuses?.[0]?.restartCount ?? 0);
}

function untilAllReady(cluster: ClusterClient): Promise<number> {
  return waitUntil('all pods are ready', () => areAllReady(cluster), BACK_WITHIN_MS);
}

async function areAllReady(cluster: ClusterClient): Promise<boolean> {
  return (await processes(cluster)).filter(isReady).length === PODS;
}
