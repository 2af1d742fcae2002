import { mkdir, readFile } from 'node:fs/promises';
import type { FleetFile } from '@reelsheet/tool-fleet';
import { waitUntil } from '../support/database.js';
import type { TrialRun } from '../trial.js';
import { insideProgram, trusting } from './calls.js';
import type { ClusterClient } from './cluster-client.js';
import { walkDemo } from './demo.js';
import { WORKERS } from './nodes/nodes.js';
import { CHART, RELEASE, valueFiles } from './release.js';
import { NAMESPACE } from './servers.js';
import { KUBERNETES_VERSION } from './tools.js';

const WAIT_MS = 300_000;
const CONTENTS_MS = 60_000;
const REACHED_WITHIN_MS = 60_000;
const WHERE = ['--namespace', NAMESPACE];
const VOLUME = 'backups';
const BACKUPS = '/backups';
/** Values of the chart for backups on the claim that the trial makes. */
const VALUES = ['--set', 'backup.enabled=true', '--set', `backup.existingClaim=${VOLUME}`];
/** An agent that is made after the backup, and is missing after the restore. */
const LATER = 'Made after the backup';
/** Secrets and a ConfigMap that operators store apart from the backup, and give to the new installation. */
const STORED = [
  ...['base', 'agent', 'core', 'upload', 'nats', 'nats-server', 'database-admin', 'tls'].map(
    (name) => `secret/reelsheet-${name}`,
  ),
  'configmap/trial-authority',
];
/** Servers beside the release, whose data is lost with their pod. */
const SERVERS = { postgres: 'db', nats: 'nats' } as const;

interface Contents {
  readonly agents: readonly string[];
  readonly posts: readonly string[];
  readonly files: readonly string[];
}

/**
 * Backs the installation up by the chart's CronJob, removes the release, its Postgres and its NATS, installs it again
 * and restores the backup, as `docs/operations/backup.md` says. The bucket remains, as in a loss of the cluster.
 */
export async function restoreBackup(trial: TrialRun, cluster: ClusterClient, file: string): Promise<void> {
  await provideVolume(cluster);
  await helm(trial, cluster, 'upgrade');
  await walkDemo(trial, cluster);
  const { organization_id: id } = JSON.parse(await readFile(file, 'utf8')) as FleetFile;
  const exported = pathIn(await operate(trial, cluster, 'export-organization', String(id), `${BACKUPS}/exports`));
  await cluster.kubectl(['create', 'job', 'first-backup', '--from=cronjob/reelsheet-backup', ...WHERE]);
  const backup = pathIn(await outputOf(trial, cluster, 'first-backup'));
  const before = await contentsOf(cluster, file);
  const later = await contentsOf(cluster, file, LATER);
  trial.figure('agents made after the backup', later.agents.length - before.agents.length, { exactly: 1 });

  await loseCluster(cluster);
  const startedAt = performance.now();
  await helm(trial, cluster, 'install');
  await stopServices(cluster);
  await operate(trial, cluster, 'restore', backup, '--yes');
  await operate(trial, cluster, 'compare-organization', exported);
  await eraseServer(cluster, 'nats');
  await helm(trial, cluster, 'upgrade');
  trial.note(`restored after ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);
  const after = await contentsOnceReached(trial, cluster, file);
  for (const kind of ['agents', 'posts', 'files'] as const) {
    trial.figure(`${kind} before`, before[kind].length, { atLeast: 1 });
    const differing = new Set(before[kind]).symmetricDifference(new Set(after[kind]));
    trial.none(`${kind} that differ from those of the backup`, [...differing]);
  }
  await walkDemo(trial, cluster);
}

/** Installs or upgrades the release with backups. */
async function helm(trial: TrialRun, cluster: ClusterClient, command: 'install' | 'upgrade'): Promise<void> {
  const args = [command, RELEASE, CHART, ...WHERE, ...(await values(cluster)), '--wait', '--timeout', '15m'];
  const { status, stderr } = await cluster.helm(args);
  trial.figure(`status of helm ${command}`, status ?? -1, { exactly: 0 });
  if (status !== 0) throw new Error(stderr);
}

const values = async (cluster: ClusterClient): Promise<string[]> => [
  ...(await valueFiles(cluster)).flatMap((path) => ['--values', path]),
  ...VALUES,
];

/** Runs a command of the operator in the Job that the chart renders, and returns its output. */
async function operate(trial: TrialRun, cluster: ClusterClient, ...command: readonly string[]): Promise<string> {
  const job = ['--set', `operate.command={${command.join()}}`, '--show-only', 'templates/operate.yaml'];
  const { status, stdout, stderr } = await cluster.helm([
    // A Helm that is built without release flags renders for an old version.
    ...['template', RELEASE, CHART, ...WHERE, '--kube-version', KUBERNETES_VERSION],
    ...(await values(cluster)),
    ...job,
  ]);
  if (status !== 0) throw new Error(stderr);
  await cluster.kubectl(['replace', '--force', ...WHERE, '--filename', '-'], stdout);
  return outputOf(trial, cluster, 'reelsheet-operate');
}

/** Waits for the end of a Job and returns its output. */
async function outputOf(trial: TrialRun, cluster: ClusterClient, job: string): Promise<string> {
  const path = 'jsonpath={.status.succeeded},{.status.failed}';
  let counts = '';
  const hasEnded = async () => {
    counts = await cluster.kubectl(['get', 'job', job, ...WHERE, '--output', path]);
    return counts !== ',';
  };
  await waitUntil(`the job ${job} has ended`, hasEnded, WAIT_MS);
  const output = await cluster.kubectl(['logs', `job/${job}`, ...WHERE]);
  trial.note(`${job}: ${output.trim().replaceAll('\n', '; ')}`);
  trial.figure(`pods of the job ${job} that failed`, Number(counts.split(',')[1]), { exactly: 0 });
  return output;
}

/** Returns the first path in the folder of backups that a command has printed. */
function pathIn(output: string): string {
  const found = /^(\/backups\/[^:]+): /m.exec(output);
  if (!found) throw new Error(`no path of a backup in ${output}`);
  return found[1]!;
}

async function contentsOf(cluster: ClusterClient, file: string, ...agent: readonly string[]): Promise<Contents> {
  const args = [insideProgram('contents'), file, ...agent];
  const options = { env: trusting(cluster), timeoutMs: CONTENTS_MS };
  return JSON.parse(await cluster.node.run(process.execPath, args, options)) as Contents;
}

/** Reads the contents as soon as the ingress reaches the new pods, shortly after these are ready. */
async function contentsOnceReached(trial: TrialRun, cluster: ClusterClient, file: string): Promise<Contents> {
  let contents: Contents | undefined;
  const isReached = async () => {
    contents = await contentsOf(cluster, file).catch(() => undefined);
    return contents !== undefined;
  };
  const ms = await waitUntil('the ingress reaches the restored installation', isReached, REACHED_WITHIN_MS);
  trial.note(`the ingress reached the restored installation after ${(ms / 1_000).toFixed(1)} s`);
  return contents!;
}

/** Creates a volume on the node for backups, and its claim. A volume that is there remains with its content. */
async function provideVolume(cluster: ClusterClient): Promise<void> {
  const path = cluster.node.path(VOLUME);
  await mkdir(path, { recursive: true });
  const hostname = { key: 'kubernetes.io/hostname', operator: 'In', values: [WORKERS[0]!.name] };
  const size = { storage: '1Gi' };
  const shared = { accessModes: ['ReadWriteOnce'], storageClassName: '' };
  await cluster.apply([
    {
      apiVersion: 'v1',
      kind: 'PersistentVolume',
      metadata: { name: VOLUME },
      spec: {
        ...shared,
        capacity: size,
        persistentVolumeReclaimPolicy: 'Retain',
        claimRef: { namespace: NAMESPACE, name: VOLUME },
        local: { path },
        nodeAffinity: { required: { nodeSelectorTerms: [{ matchExpressions: [hostname] }] } },
      },
    },
    {
      apiVersion: 'v1',
      kind: 'PersistentVolumeClaim',
      metadata: { namespace: NAMESPACE, name: VOLUME },
      spec: { ...shared, volumeName: VOLUME, resources: { requests: size } },
    },
  ]);
}

/** Removes everything but the bucket, the volume of backups and the stored Secrets, and starts empty servers. */
async function loseCluster(cluster: ClusterClient): Promise<void> {
  const stored = await Promise.all(STORED.map((name) => storedObject(cluster, name)));
  await cluster.kubectl(['delete', 'namespace', NAMESPACE], '', WAIT_MS);
  await cluster.kubectl(['delete', 'persistentvolume', VOLUME], '', WAIT_MS);
  for (const name of ['postgres', 'nats'] as const) await eraseServer(cluster, name);
  await cluster.applyFile('namespaces.yaml');
  await cluster.apply(stored);
  await provideVolume(cluster);
}

async function storedObject(cluster: ClusterClient, name: string): Promise<object> {
  const { metadata, ...content } = JSON.parse(await cluster.kubectl(['get', name, ...WHERE, '--output', 'json'])) as {
    metadata: { name: string; namespace: string };
  };
  return { ...content, metadata: { name: metadata.name, namespace: metadata.namespace } };
}

/** Replaces the pod of a server, whose data is in a volume of this pod. */
async function eraseServer(cluster: ClusterClient, name: keyof typeof SERVERS): Promise<void> {
  const namespace = SERVERS[name];
  await cluster.kubectl(['rollout', 'restart', `deployment/${name}`, '--namespace', namespace]);
  await cluster.untilRolledOut(namespace, name, WAIT_MS);
}

/** Stops all processes of the services and waits for their end. */
async function stopServices(cluster: ClusterClient): Promise<void> {
  await cluster.kubectl(['scale', 'deployment', '--all', '--replicas=0', ...WHERE]);
  const selector = `app.kubernetes.io/instance=${RELEASE},reelsheet/process`;
  const haveEnded = async () => (await cluster.objects('pods', NAMESPACE, selector)).length === 0;
  await waitUntil('the services have stopped', haveEnded, WAIT_MS);
}
