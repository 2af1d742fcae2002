import { isReady, type ClusterClient, type ClusterObject } from '../cluster-client.js';
import { waitUntil } from '../../support/database.js';
import { PODS } from '../release.js';
import { NAMESPACE } from '../servers.js';
import { processes } from '../upgrading.js';

const READY_WITHIN_MS = 600_000;

export const processOf = ({ metadata: { labels } }: ClusterObject): string =>
  `${labels!['app.kubernetes.io/component']} ${labels!['reelsheet/process']}`;

/** Returns the processes with several pods of which all are on one node. */
export async function sharingNodes(cluster: ClusterClient): Promise<string[]> {
  const groups = [...Map.groupBy(await processes(cluster), processOf)];
  return groups
    .filter(([, pods]) => pods.length > 1 && new Set(pods.map(({ spec }) => spec.nodeName)).size === 1)
    .map(([process, [pod]]) => `${process} on ${pod!.spec.nodeName}`);
}

/** Waits until as many pods are ready as the release has, none of them on `except`. */
export function untilAllReady(cluster: ClusterClient, except?: string): Promise<number> {
  const areReady = async () => {
    const pods = await processes(cluster);
    return pods.filter((pod) => isReady(pod) && pod.spec.nodeName !== except).length === PODS;
  };
  return waitUntil('all pods are ready', areReady, READY_WITHIN_MS);
}

/** Replaces the pods of one process after another, by which they are spread over the nodes again. */
export async function restartAll(cluster: ClusterClient): Promise<void> {
  const deployments = await cluster.objects('deployments', NAMESPACE);
  for (const { metadata } of deployments) {
    await cluster.kubectl(['rollout', 'restart', `deployment/${metadata.name}`, '--namespace', NAMESPACE]);
    await cluster.untilRolledOut(NAMESPACE, metadata.name, READY_WITHIN_MS);
  }
  await untilAllReady(cluster);
}
