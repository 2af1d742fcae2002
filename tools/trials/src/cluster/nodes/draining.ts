import { setTimeout as sleep } from 'node:timers/promises';
import type { TrialRun } from '../../trial.js';
import { noteCalls, whileCalling } from '../calls.js';
import { isReady, type ClusterClient } from '../cluster-client.js';
import { processes } from '../upgrading.js';
import { WORKERS } from './nodes.js';
import { processOf, restartAll, sharingNodes, untilAllReady } from './spread.js';

const DRAIN_MS = 600_000;
const SAMPLE_MS = 500;

/**
 * Drains the nodes of the release one after another while callers go on. The pods of the first move to the second, so
 * that its drain finds all replicas on one node, where only the PodDisruptionBudgets preserve some of them.
 */
export async function drainNodes(trial: TrialRun, cluster: ClusterClient, file: string): Promise<void> {
  trial.none('processes whose replicas share a node', await sharingNodes(cluster));
  for (const { name } of WORKERS) {
    const results = await whileCalling(cluster, file, () => drain(trial, cluster, name));
    noteCalls(trial, `the drain of ${name}`, results);
  }
  noteCalls(trial, 'a restart of all pods', await whileCalling(cluster, file, () => restartAll(cluster)));
  trial.none('processes whose replicas share a node after the restart', await sharingNodes(cluster));
}

async function drain(trial: TrialRun, cluster: ClusterClient, node: string): Promise<void> {
  const startedAt = performance.now();
  let isOver = false;
  const min = minReady(cluster, () => isOver);
  try {
    const options = ['--ignore-daemonsets', '--delete-emptydir-data', '--timeout', `${DRAIN_MS / 1_000}s`];
    await cluster.kubectl(['drain', node, ...options], '', DRAIN_MS);
    await untilAllReady(cluster, node);
  } finally {
    isOver = true;
  }
  trial.note(`the drain of ${node} took ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);
  trial.figure(`fewest ready pods of any process with two replicas`, await min, { atLeast: 1 });
  await cluster.kubectl(['uncordon', node]);
}

/** Returns the fewest ready pods that a process with several pods had at any time until `isOver`. */
async function minReady(cluster: ClusterClient, isOver: () => boolean): Promise<number> {
  const several = [...Map.groupBy(await processes(cluster), processOf)].filter(([, pods]) => pods.length > 1);
  let min = Infinity;
  while (!isOver()) {
    const ready = Map.groupBy((await processes(cluster)).filter(isReady), processOf);
    min = Math.min(min, ...several.map(([process]) => ready.get(process)?.length ?? 0));
    await sleep(SAMPLE_MS);
  }
  return min;
}
