import { waitUntil } from '../../support/database.js';
import type { TrialRun } from '../../trial.js';
import { noteCalls, whileCalling } from '../calls.js';
import type { ClusterClient } from '../cluster-client.js';
import { whileOrderingInside } from '../ordering.js';
import { processes } from '../upgrading.js';
import { WORKERS } from './nodes.js';
import { restartAll, sharingNodes, untilAllReady } from './spread.js';

const NOTICED_WITHIN_MS = 120_000;
const REMOVED_WITHIN_MS = 300_000;
/** Calls that may fail: those under way, and those that reach the lost pods until the node is known to be lost. */
const MAX_FAILED = 60;
/** Seconds from the loss of a node until all calls get the expected responses. */
const RECOVERED_WITHIN_S = 60;

/** Cuts a node off and ends its processes while callers go on, and starts it again after its pods run elsewhere. */
export async function loseNode(trial: TrialRun, cluster: ClusterClient, file: string): Promise<void> {
  trial.none('processes whose replicas share a node', await sharingNodes(cluster));
  const { name } = trial.pick(WORKERS);
  const node = cluster.nodes.get(name)!;
  const pods = (await processes(cluster)).filter(({ spec }) => spec.nodeName === name);
  const lose = async () => {
    await node.powerOff();
    const noticed = await waitUntil(
      `${name} is not ready`,
      async () => !(await isNodeReady(cluster, name)),
      NOTICED_WITHIN_MS,
    );
    trial.note(
      `${name} with ${pods.length} pods was reported as not ready ${(noticed / 1_000).toFixed(0)} s after its loss`,
    );
    const replaced = await untilAllReady(cluster, name);
    trial.note(`all pods were ready elsewhere ${((noticed + replaced) / 1_000).toFixed(0)} s after the loss`);
  };
  const act = async () => {
    const results = await whileCalling(cluster, file, lose);
    noteCalls(trial, `the loss of ${name}`, results, MAX_FAILED);
    trial.figure('seconds until all calls got the expected responses', results.last, { atMost: RECOVERED_WITHIN_S });
  };
  await whileOrderingInside(trial, cluster, { name: 'loss', file, act });
  const back = await whileCalling(cluster, file, async () => {
    cluster.nodes.set(name, await node.powerOn());
    await waitUntil(`${name} is ready`, () => isNodeReady(cluster, name), NOTICED_WITHIN_MS);
    const isRemoved = async () => {
      const left = (await processes(cluster)).map(({ metadata }) => metadata.uid);
      return pods.every(({ metadata }) => !left.includes(metadata.uid));
    };
    await waitUntil('the lost pods are removed', isRemoved, REMOVED_WITHIN_MS);
    await restartAll(cluster);
  });
  noteCalls(trial, `the return of ${name} and a restart of all pods`, back);
  trial.none('processes whose replicas share a node after the return', await sharingNodes(cluster));
}

async function isNodeReady(cluster: ClusterClient, name: string): Promise<boolean> {
  const path = 'jsonpath={.status.conditions[?(@.type=="Ready")].status}';
  return (await cluster.kubectl(['get', 'node', name, '--output', path])) === 'True';
}
