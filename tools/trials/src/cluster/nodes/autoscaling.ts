import { waitUntil } from '../../support/database.js';
import type { TrialRun } from '../../trial.js';
import { noteCalls, whileCalling } from '../calls.js';
import { isReady, type ClusterClient, type ClusterObject } from '../cluster-client.js';
import { CHART, RELEASE, valueFiles } from '../release.js';
import { manifestFile } from '../tools.js';
import { NAMESPACE } from '../servers.js';
import { processes } from '../upgrading.js';
import { processOf } from './spread.js';

const READY_WITHIN_MS = 120_000;
const SCALED_WITHIN_MS = 300_000;
/** Calls per second of each service that need more than two pods of base. */
const LOAD_PER_SECOND = 30;
const SCALED = 'base http';
/** Number of pods in the values. */
const [MIN_PODS, MAX_PODS] = [2, 4];
const REQUESTS = /^http_request_duration_seconds_count\{[^}]*route="\/v1\/[^}]*\} (\d+)/gm;

/** Scales base by the processors that it uses: load adds pods, which answer calls, and its end removes them. */
export async function scaleByLoad(trial: TrialRun, cluster: ClusterClient, file: string): Promise<void> {
  await cluster.applyFile('metrics-server.yaml');
  await cluster.untilRolledOut('kube-system', 'metrics-server', READY_WITHIN_MS);
  const values = [...(await valueFiles(cluster)), manifestFile('autoscaling-values.yaml')];
  const where = ['--namespace', NAMESPACE, '--wait', '--timeout', '15m'];
  const args = ['upgrade', RELEASE, CHART, ...where, ...values.flatMap((path) => ['--values', path])];
  const { status, stderr } = await cluster.helm(args);
  trial.figure('status of helm upgrade with autoscaling', status ?? -1, { exactly: 0 });
  if (status !== 0) throw new Error(stderr);
  const isMeasured = async () => (await utilization(cluster)) !== '';
  await waitUntil('the processors in use are known', isMeasured, SCALED_WITHIN_MS);
  trial.note(`processors in use without load: ${await utilization(cluster)} % of the request`);
  const loaded = await whileCalling(cluster, file, () => addPods(trial, cluster), LOAD_PER_SECOND);
  noteCalls(trial, 'the load that adds pods', loaded);
  const unloaded = await whileCalling(cluster, file, async () => {
    const hasMinimum = async () => (await scaled(cluster)).length === MIN_PODS;
    const ms = await waitUntil('pods are removed after the load', hasMinimum, SCALED_WITHIN_MS);
    trial.note(`${MIN_PODS} pods were left ${(ms / 1_000).toFixed(0)} s after the load`);
  });
  noteCalls(trial, 'the removal of pods', unloaded);
}

/** Waits for further pods, and for calls that they have answered. */
async function addPods(trial: TrialRun, cluster: ClusterClient): Promise<void> {
  const before = (await scaled(cluster)).map(({ metadata }) => metadata.name);
  let added: string[] = [];
  const areAdded = async () => {
    const pods = (await scaled(cluster)).filter(isReady).map(({ metadata }) => metadata.name);
    added = pods.filter((name) => !before.includes(name));
    return added.length > 0;
  };
  const ms = await waitUntil('load adds pods', areAdded, SCALED_WITHIN_MS);
  const used = await utilization(cluster);
  trial.note(`the load used ${used} %; a further pod was ready after ${(ms / 1_000).toFixed(0)} s`);
  const haveAnswered = async () =>
    (await Promise.all(added.map((name) => answers(cluster, name)))).every((sum) => sum > 0);
  await waitUntil('the further pods answer calls', haveAnswered, READY_WITHIN_MS);
  const count = (await scaled(cluster)).length;
  trial.figure('pods of base under load', count, { atMost: MAX_PODS });
}

async function scaled(cluster: ClusterClient): Promise<ClusterObject[]> {
  return (await processes(cluster)).filter((pod) => processOf(pod) === SCALED);
}

/** Returns the processors in use, in percent of the request, or an empty text while they are unknown. */
function utilization(cluster: ClusterClient): Promise<string> {
  const path = 'jsonpath={.status.currentMetrics[0].resource.current.averageUtilization}';
  return cluster.kubectl(['get', 'hpa', 'reelsheet-base', '--namespace', NAMESPACE, '--output', path]);
}

/** Returns the number of calls that a pod has answered. Policies let only Prometheus read its metrics from outside. */
async function answers(cluster: ClusterClient, pod: string): Promise<number> {
  const read = `fetch('http://127.0.0.1:9090/metrics').then(async (page) => console.log(await page.text()))`;
  const text = await cluster.kubectl(['exec', pod, '--namespace', NAMESPACE, '--', 'node', '--eval', read]);
  return [...text.matchAll(REQUESTS)].reduce((sum, [, count]) => sum + Number(count), 0);
}
