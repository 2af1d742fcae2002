import { waitUntil } from '../support/database.js';
import type { TrialRun } from '../trial.js';
import type { ClusterClient } from './cluster-client.js';
import { RELEASE } from './release.js';
import { NAMESPACE } from './servers.js';
import { processes } from './upgrading.js';

const DELETED_WITHIN_MS = 300_000;
/** Kinds of objects of a namespace that a release can have. */
const KINDS = [
  ...['pods', 'services', 'deployments', 'statefulsets', 'jobs', 'ingresses', 'networkpolicies', 'configmaps'],
  ...['serviceaccounts', 'poddisruptionbudgets', 'persistentvolumeclaims', 'secrets'],
].join();
/**
 * Objects that `docs/operations/install.md` says remain: the pod of the test, a failed job and the last job of the
 * operator, each with its policy.
 */
const REMAIN = /^(?:Pod reelsheet-ready|(?:Pod|Job|NetworkPolicy) reelsheet-(?:prepare-database|operate|hooks)\b.*)$/;

/** Removes the release, and compares what is left with the documentation. */
export async function uninstallRelease(trial: TrialRun, cluster: ClusterClient): Promise<void> {
  const { status, stderr } = await cluster.helm(['uninstall', RELEASE, '--namespace', NAMESPACE, '--wait']);
  trial.figure('status of helm uninstall', status ?? -1, { exactly: 0 });
  if (status !== 0) trial.note(stderr);
  // Helm waits for the Deployments, and Kubernetes deletes their pods afterwards.
  const areDeleted = async () => (await processes(cluster)).length === 0;
  await waitUntil('the pods of the services are deleted', areDeleted, DELETED_WITHIN_MS);
  const selector = `app.kubernetes.io/instance=${RELEASE}`;
  const left = async () =>
    (await cluster.objects(KINDS, NAMESPACE, selector))
      .filter(({ metadata }) => !metadata.deletionTimestamp)
      .map(({ kind, metadata }) => `${kind} ${metadata.name}`);
  const documented = ['delete', 'pod,job,networkpolicy,pvc', '--namespace', NAMESPACE, '--selector', selector];
  const found = await left();
  trial.note(`left by helm uninstall: ${found.join(', ')}`);
  trial.none(
    'objects left that the documentation does not name',
    found.filter((name) => !REMAIN.test(name)),
  );
  await cluster.kubectl(documented, '', DELETED_WITHIN_MS);
  trial.none('objects left after the documented command', await left());
  const secrets = await cluster.objects('secrets', NAMESPACE);
  const names = secrets.map(({ metadata }) => metadata.name);
  const expected = ['base', 'agent', 'core', 'upload', 'nats', 'nats-server', 'database-admin'].map(
    (name) => `reelsheet-${name}`,
  );
  trial.none(
    'Secrets of the installation that were removed',
    expected.filter((name) => !names.includes(name)),
  );
}
