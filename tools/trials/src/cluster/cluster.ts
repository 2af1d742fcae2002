import { temporaryFolder } from '@reelsheet/native-servers';
import { mkdir, rm } from 'node:fs/promises';
import { removeControlGroups } from '../machine/control-groups.js';
import type { Trial, TrialRun } from '../trial.js';
import { Certificates } from './certificates.js';
import { ClusterClient } from './cluster-client.js';
import { startComponents } from './components.js';
import { createUser, walkDemo } from './demo.js';
import { loadImages } from './images.js';
import { installRelease, prepareCluster } from './installing.js';
import { rememberKernelSettings } from './kernel-settings.js';
import { killPods } from './kills.js';
import { startNode } from './node.js';
import { enforcePolicies } from './policies/enforced-policies.js';
import { restoreBackup } from './restoring.js';
import { rotateSecrets } from './secret-rotation.js';
import { assertTools, buildTools, KUBERNETES_VERSION } from './tools.js';
import { uninstallRelease } from './uninstalling.js';
import { upgradeRelease } from './upgrading.js';

type Step = (trial: TrialRun, cluster: ClusterClient, file: string) => Promise<void>;
/** Steps after the installation, in order. */
const STEPS: Readonly<Record<string, Step>> = {
  demo: walkDemo,
  upgrade: upgradeRelease,
  kills: killPods,
  policies: enforcePolicies,
  secrets: rotateSecrets,
  restore: restoreBackup,
  uninstall: uninstallRelease,
};
/** Name of the control groups that the kubelet makes. */
const POD_GROUPS = 'kubepods';
/** Chooses no step after the installation. */
const INSTALL = 'install';
const SIMULATED = [
  "the ingress is a small proxy with the routes of the chart's Ingresses, not a controller",
  'NetworkPolicies are enforced in the step `policies` alone, by the packet filter of the node and not by a plugin',
  'the vendors, networks and the mail server are those of the sandbox',
  'Postgres and NATS have one replica each and no operator; the next version has the images of this one',
  'nodes are namespaces of one machine: one node, no load balancer, no volumes of a cloud',
];

export const cluster: Trial = {
  shows:
    'a Kubernetes of one node by namespaces: the chart installed as documented with Pod Security restricted, ' +
    'the demo through an ingress, upgrades under calls, killed pods, replaced secrets, a backup restored into an ' +
    'empty cluster, removal',
  only: `\`${[INSTALL, ...Object.keys(STEPS)].join('`, `')}\`: the installation, and after it this step alone`,
  async run(trial) {
    const chosen = trial.only;
    if (chosen !== undefined && chosen !== INSTALL && !(chosen in STEPS)) throw new Error(`there is no step ${chosen}`);
    assertTools();
    for (const line of SIMULATED) trial.note(`simulated: ${line}`);
    const client = await startCluster(trial);
    await prepareCluster(trial, client);
    await installRelease(trial, client);
    if (chosen === INSTALL) return;
    const file = await createUser(client);
    for (const [name, step] of Object.entries(STEPS)) {
      if (chosen !== undefined && chosen !== name) continue;
      trial.note(`step ${name}`);
      await step(trial, client, file);
    }
  },
};

/** Builds what is missing and starts a cluster, which ends with the trial. */
async function startCluster(trial: TrialRun): Promise<ClusterClient> {
  const tools = await buildTools(trial);
  const dir = temporaryFolder();
  trial.afterwards(() => rm(dir, { recursive: true, force: true }));
  trial.afterwards(() => removeControlGroups(POD_GROUPS));
  trial.afterwards(await rememberKernelSettings());
  const startedAt = performance.now();
  const node = await startNode(dir);
  trial.afterwards(() => node.stop());
  await mkdir(node.path('keys'), { mode: 0o700 });
  const certificates = await Certificates.create(node.path('keys'));
  await startComponents(node, tools, certificates);
  trial.note(
    `Kubernetes ${KUBERNETES_VERSION} answered after ${Math.round((performance.now() - startedAt) / 1_000)} s`,
  );
  await loadImages(trial, node, tools);
  return new ClusterClient(node, tools, certificates);
}
