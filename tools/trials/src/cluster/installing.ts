import { waitUntil } from '../support/database.js';
import type { TrialRun } from '../trial.js';
import { isReady, type ClusterClient } from './cluster-client.js';
import { NODES } from './nodes/nodes.js';
import { applySecrets, CHART, PODS, RELEASE, valueFiles } from './release.js';
import {
  NAMESPACE,
  provideCertificate,
  serverSecrets,
  startIngress,
  startNatsServer,
  startServers,
} from './servers.js';
import { manifestFile } from './tools.js';

const READY_WITHIN_MS = 300_000;
/** A process that cannot connect to Postgres within five seconds, as on a busy machine, ends and is started again. */
const MAX_RESTARTS = PODS;
const WARNING = /would violate PodSecurity|^W\d{4} |Warning:/;

/** Waits for the nodes and the DNS of the cluster, and creates the namespaces. */
export async function prepareCluster(trial: TrialRun, cluster: ClusterClient): Promise<void> {
  const areReady = async () => {
    const path = '{.items[*].status.conditions[?(@.type=="Ready")].status}';
    return (
      (await cluster.kubectl(['get', 'nodes', '--output', `jsonpath=${path}`])) === NODES.map(() => 'True').join(' ')
    );
  };
  await waitUntil('the nodes are ready', areReady, READY_WITHIN_MS);
  await cluster.applyFile('dns.yaml');
  await cluster.untilRolledOut('kube-system', 'coredns', READY_WITHIN_MS);
  await cluster.applyFile('namespaces.yaml');
  const path = manifestFile('unrestricted-pod.yaml');
  const accountReady = async () =>
    (await cluster.kubectlResult(['get', 'serviceaccount', 'default', '--namespace', NAMESPACE])).status === 0;
  await waitUntil('the namespace has its account', accountReady, READY_WITHIN_MS);
  const { status, stderr } = await cluster.kubectlResult(['apply', '--filename', path]);
  const isRejected = status !== 0 && stderr.includes('violates PodSecurity "restricted:latest"');
  trial.none('pods outside of Pod Security "restricted" that are accepted', isRejected ? [] : [stderr]);
}

/** Installs the release as `docs/operations/install.md` says, with servers beside it. */
export async function installRelease(trial: TrialRun, cluster: ClusterClient): Promise<void> {
  const secrets = serverSecrets();
  await provideCertificate(cluster);
  await startServers(cluster, secrets);
  await applySecrets(cluster, secrets);
  await startNatsServer(cluster);
  const values = (await valueFiles(cluster)).flatMap((file) => ['--values', file]);
  const where = ['--namespace', NAMESPACE];
  const startedAt = performance.now();
  const installed = await cluster.helm(['install', RELEASE, CHART, ...where, ...values, '--wait', '--timeout', '15m']);
  const seconds = (performance.now() - startedAt) / 1_000;
  if (installed.status !== 0) await explain(trial, cluster);
  trial.figure(`status of helm install after ${seconds.toFixed(0)} s`, installed.status ?? -1, { exactly: 0 });
  if (installed.status !== 0) throw new Error(installed.stderr);
  trial.none(
    'warnings of helm install',
    installed.stderr.split('\n').filter((line) => WARNING.test(line)),
  );
  const pods = await cluster.objects('pods', NAMESPACE);
  trial.figure('pods that are ready', pods.filter(isReady).length, { exactly: PODS });
  const restarts = pods
    .flatMap(({ status }) => status?.containerStatuses ?? [])
    .map(({ restartCount }) => restartCount);
  trial.figure(
    'restarts of containers',
    restarts.reduce((sum, count) => sum + count, 0),
    { atMost: MAX_RESTARTS },
  );
  const { status } = await runTests(cluster);
  trial.figure('status of helm test while the public hosts lead nowhere', status ?? 0, { exactly: 1 });
  await startIngress(cluster);
  await testRelease(trial, cluster);
}

/** Runs the tests of the chart, which may fail. */
const runTests = (cluster: ClusterClient) => cluster.helm(['test', RELEASE, '--namespace', NAMESPACE, '--logs']);

/** Runs the tests of the chart. */
export async function testRelease(trial: TrialRun, cluster: ClusterClient): Promise<void> {
  const { status, stdout, stderr } = await runTests(cluster);
  trial.figure('status of helm test', status ?? -1, { exactly: 0 });
  if (status !== 0) trial.note(`${stdout}${stderr}`);
}

/** Prints why pods are not ready. */
async function explain(trial: TrialRun, cluster: ClusterClient): Promise<void> {
  const where = ['--namespace', NAMESPACE];
  trial.note(await cluster.kubectl(['get', 'pods', '--all-namespaces', '--output', 'wide']));
  trial.note(await cluster.kubectl(['get', 'events', ...where, '--field-selector', 'type=Warning']));
  const logs = ['logs', '--selector', `app.kubernetes.io/instance=${RELEASE}`, '--tail', '5', '--prefix'];
  trial.note((await cluster.kubectlResult([...logs, ...where, '--max-log-requests', '30'])).stdout);
}
