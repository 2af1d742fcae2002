import { temporaryFolder } from '@reelsheet/native-servers';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Trial, TrialRun } from '../trial.js';
import { Certificates } from './certificates.js';
import { ClusterClient } from './cluster-client.js';
import { startControlPlane } from './control-plane.js';
import { createUser, walkDemo } from './demo.js';
import { loadImages } from './images.js';
import { installRelease, prepareCluster } from './installing.js';
import { rememberKernelSettings } from './kernel-settings.js';
import { killPods } from './kills.js';
import { scaleByLoad } from './nodes/autoscaling.js';
import { drainNodes } from './nodes/draining.js';
import { loseNode } from './nodes/losing.js';
import { NodeNetwork } from './nodes/node-network.js';
import { ClusterNode } from './nodes/node.js';
import { NODES } from './nodes/nodes.js';
import { verifyPolicies } from './policies.js';
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
  drain: drainNodes,
  loss: loseNode,
  autoscaling: scaleByLoad,
  policies: verifyPolicies,
  secrets: rotateSecrets,
  restore: restoreBackup,
  uninstall: uninstallRelease,
};
/** Chooses no step after the installation. */
const INSTALL = 'install';
const SIMULATED = [
  "the ingress is a small proxy with the routes of the chart's Ingresses, not a controller",
  'the vendors, networks and the mail server are those of the sandbox',
  'Postgres and NATS have one replica each and no operator; the next version has the images of this one',
  'nodes are namespaces of one machine with one kernel: one control plane, no load balancer, no volumes of a cloud',
];

export const cluster: Trial = {
  shows:
    'a Kubernetes of three nodes by namespaces: the chart installed as documented with Pod Security restricted, ' +
    'the demo through an ingress, upgrades under calls, killed pods, drained and lost nodes, pods by load, replaced ' +
    'secrets, a backup restored into an empty cluster, removal',
  only: `\`${[INSTALL, ...Object.keys(STEPS)].join('`, `')}\`: the installation, and after it these steps alone`,
  async run(trial) {
    const names = Object.keys(STEPS);
    const chosen = trial.only?.split(',') ?? names;
    const unknown = chosen.find((name) => name !== INSTALL && !names.includes(name));
    if (unknown !== undefined) throw new Error(`there is no step ${unknown}`);
    assertTools();
    for (const line of SIMULATED) trial.note(`simulated: ${line}`);
    const client = await startCluster(trial);
    await prepareCluster(trial, client);
    await installRelease(trial, client);
    const steps = Object.entries(STEPS).filter(([name]) => chosen.includes(name));
    if (steps.length === 0) return;
    const file = await createUser(client);
    for (const [name, step] of steps) {
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
  trial.afterwards(await rememberKernelSettings());
  await loadImages(trial, dir, tools);
  const startedAt = performance.now();
  const keysFolder = join(dir, 'keys');
  await mkdir(keysFolder, { mode: 0o700 });
  const keys = await Certificates.create(keysFolder);
  const network = await NodeNetwork.start(join(dir, 'network'));
  trial.afterwards(() => network.stop());
  const nodes = new Map<string, ClusterNode>();
  trial.afterwards(() => Promise.all([...nodes.values()].map((node) => node.powerOff())));
  for (const description of NODES)
    nodes.set(
      description.name,
      await ClusterNode.start(description, join(dir, description.name), { network, tools, keys }),
    );
  const client = new ClusterClient(nodes, tools, keys);
  await startControlPlane(client.node, tools, keys);
  await client.applyFile('network-plugin.yaml');
  for (const node of nodes.values()) await node.join();
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  trial.note(`Kubernetes ${KUBERNETES_VERSION} on ${NODES.length} nodes answered after ${seconds} s`);
  return client;
}
