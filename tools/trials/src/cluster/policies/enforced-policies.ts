import type { TrialRun } from '../../trial.js';
import { noteCalls, whileCalling } from '../calls.js';
import type { ClusterClient } from '../cluster-client.js';
import { walkDemo } from '../demo.js';
import { testRelease } from '../installing.js';
import { NAMESPACE, SANDBOX } from '../servers.js';
import { processes } from '../upgrading.js';
import { PolicyEnforcement } from './enforcement.js';

const READY_WITHIN_MS = 120_000;
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

/** Enforces the policies: the demo and the chart's tests pass, and pods reach only what the policies permit. */
export async function enforcePolicies(trial: TrialRun, cluster: ClusterClient, file: string): Promise<void> {
  await cluster.applyFile('foreign-pod.yaml');
  const ready = ['wait', '--for=condition=Ready', 'pod/foreign', '--namespace', 'default', '--timeout=120s'];
  await cluster.kubectl(ready, '', READY_WITHIN_MS);
  const pods = await cluster.podAddresses(NAMESPACE);
  const addresses = pods.flatMap((address) => PORTS.map((port) => `${address}:${port}`));
  const before = await reachedFrom(cluster, 'default', 'foreign', addresses);
  trial.figure('ports that a foreign pod reaches without policies', before.length, { atLeast: pods.length });
  const enforcement = await PolicyEnforcement.start(cluster);
  try {
    trial.none('ports that a foreign pod reaches', await reachedFrom(cluster, 'default', 'foreign', addresses));
    await tryFromRelease(trial, cluster);
    await testRelease(trial, cluster);
    const results = await whileCalling(cluster, file, () => walkDemo(trial, cluster));
    noteCalls(trial, 'the demo with enforced policies', results);
  } finally {
    await enforcement.stop();
  }
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
