import { waitUntil } from '../support/database.js';
import type { TrialRun } from '../trial.js';
import type { ClusterClient, ClusterObject } from './cluster-client.js';
import { RELEASE } from './release.js';
import { NAMESPACE, SANDBOX } from './servers.js';
import { processes } from './upgrading.js';

const READY_WITHIN_MS = 120_000;
const ENFORCED_WITHIN_MS = 60_000;
/** Helm changes only objects that name their release. */
const RELEASED_BY_HELM = { 'meta.helm.sh/release-name': RELEASE, 'meta.helm.sh/release-namespace': NAMESPACE };
const WHERE = ['--namespace', NAMESPACE];
/** Ports at which the processes listen. */
const PORTS = [3000, 9090];
/** Connects to the addresses in its argument, and prints those that accept. */
const CONNECT = `
const { connect } = require('node:net');
const reached = (address) => new Promise((resolve) => {
  const [host, port] = address.split(':');
  const socket = connect({ host, port, timeout: 2000 });
  const end = (isReached) => { socket.destroy(); resolve(isReached ? [address] : []); };
  socket.once('connect', () => end(true)).once('error', () => end(false)).once('timeout', () => end(false));
});
Promise.all(process.argv[1].split(',').map(reached)).then((all) => console.log(all.flat().join(' ')));
`;

/** Pods reach only what the policies permit, and everything while the policies are removed. */
export async function verifyPolicies(trial: TrialRun, cluster: ClusterClient): Promise<void> {
  await cluster.applyFile('foreign-pod.yaml');
  const ready = ['wait', '--for=condition=Ready', 'pod/foreign', '--namespace', 'default', '--timeout=120s'];
  await cluster.kubectl(ready, '', READY_WITHIN_MS);
  const pods = await cluster.podAddresses(NAMESPACE);
  const addresses = pods.flatMap((address) => PORTS.map((port) => `${address}:${port}`));
  const reached = () => reachedFrom(cluster, 'default', 'foreign', addresses);
  trial.none('ports that a foreign pod reaches', await reached());
  await tryFromRelease(trial, cluster);
  const policies = await cluster.objects('networkpolicies', NAMESPACE);
  await cluster.kubectl(['delete', 'networkpolicies', '--all', ...WHERE]);
  const areOpen = async () => (await reached()).length >= pods.length;
  await waitUntil('a foreign pod reaches the release without its policies', areOpen, ENFORCED_WITHIN_MS);
  await cluster.apply(policies.map(withoutIdentity));
  const areClosed = async () => (await reached()).length === 0;
  const ms = await waitUntil('the policies are enforced again', areClosed, ENFORCED_WITHIN_MS);
  trial.note(`without its policies the release was reached, and ${(ms / 1_000).toFixed(1)} s after their return not`);
}

/** Returns an object that can be created again after its deletion. */
function withoutIdentity({ metadata, ...object }: ClusterObject): object {
  const { name, namespace, labels } = metadata;
  return { ...object, metadata: { name, namespace, labels, annotations: RELEASED_BY_HELM } };
}

/** Connects from a pod of upload, which reaches neither vendors nor other services. */
async function tryFromRelease(trial: TrialRun, cluster: ClusterClient): Promise<void> {
  const pods = await processes(cluster);
  const { metadata } = pods.find(({ metadata: { labels } }) => labels!['app.kubernetes.io/component'] === 'upload')!;
  const denied = [SANDBOX, 'ingress.ingress-nginx.svc.cluster.local:443', 'reelsheet-base:80'];
  const permitted = ['postgres.db:5432', 'nats.nats:4222', 'store.store.svc.cluster.local:7070'];
  const reached = await reachedFrom(cluster, NAMESPACE, metadata.name, [...denied, ...permitted]);
  const wrong = [
    ...denied.filter((each) => reached.includes(each)).map((each) => `${each} is reached`),
    ...permitted.filter((each) => !reached.includes(each)).map((each) => `${each} is not reached`),
  ];
  trial.none('connections of upload that are not as its policy says', wrong);
}

async function reachedFrom(
  cluster: ClusterClient,
  namespace: string,
  pod: string,
  addresses: readonly string[],
): Promise<string[]> {
  const program = ['node', '--eval', CONNECT, addresses.join(',')];
  const output = await cluster.kubectl(['exec', pod, '--namespace', namespace, '--', ...program]);
  return output === '' ? [] : output.split(' ');
}
