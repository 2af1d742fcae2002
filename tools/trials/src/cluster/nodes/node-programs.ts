import { mkdir, writeFile } from 'node:fs/promises';
import type { Machine } from '../../machine/machine.js';
import type { Certificates } from '../certificates.js';
import {
  CONTROL_PLANE,
  CONTROL_PLANE_TAINT,
  DNS_ADDRESS,
  PODS_RANGE,
  SERVICES_RANGE,
  type NodeDescription,
} from './nodes.js';
import type { ClusterTools } from '../tools.js';

/** Socket of containerd in each node. */
const CONTAINERD_SOCKET = '/run/kube/containerd.sock';

/** Runs a command of containerd on the images and containers of Kubernetes. */
export const ctr = (node: Machine, args: readonly string[], timeoutMs: number): Promise<string> =>
  node.run('ctr', ['--address', CONTAINERD_SOCKET, '--namespace', 'k8s.io', ...args], { timeoutMs });

export async function startContainerd(node: Machine): Promise<void> {
  await makeFolders(node, ['cni', 'containerd', 'plugins']);
  await writeFile(node.path('containerd.toml'), containerdConfiguration(node));
  node.daemon('containerd', 'containerd', ['--config', node.path('containerd.toml')]);
}

/** Starts what runs on every node beside containerd, with a control group for its pods. */
export async function startNodePrograms(
  node: Machine,
  description: NodeDescription,
  group: string,
  { kubernetes, kubeRouter }: ClusterTools,
  keys: Certificates,
): Promise<void> {
  const { name, address } = description;
  await makeFolders(node, ['kubelet', 'plugins']);
  await writeFile(node.path('cni', '10-pods.conflist'), JSON.stringify(podNetwork(node, description)));
  await writeFile(node.path('kubelet.yaml'), JSON.stringify(kubeletConfiguration(node, description, group, keys)));
  startUntilEnded(node, 'kubelet', kubernetes.kubelet, [
    ...[`--config=${node.path('kubelet.yaml')}`, `--kubeconfig=${keys.kubeconfig(name)}`],
    ...[`--hostname-override=${name}`, `--node-ip=${address}`, `--root-dir=${node.path('kubelet')}`],
  ]);
  node.daemon('kube-proxy', kubernetes['kube-proxy'], [
    ...[`--kubeconfig=${keys.kubeconfig('proxy')}`, `--hostname-override=${name}`, '--proxy-mode=iptables'],
    ...[`--cluster-cidr=${PODS_RANGE}`, '--conntrack-max-per-core=0', '--conntrack-tcp-timeout-established=0'],
    '--conntrack-tcp-timeout-close-wait=0',
  ]);
  // Only its enforcement of NetworkPolicies runs: pods have their addresses from `podNetwork`.
  startUntilEnded(node, 'kube-router', kubeRouter, [
    ...['--run-firewall=true', '--run-router=false', '--run-service-proxy=false'],
    ...[`--kubeconfig=${keys.kubeconfig('router')}`, `--hostname-override=${name}`],
    `--service-cluster-ip-range=${SERVICES_RANGE}`,
  ]);
}

/**
 * Starts a program again each time it ends with an error, as systemd does: a kubelet ends while containerd is not
 * ready, and kube-router until the node has joined.
 */
function startUntilEnded(node: Machine, name: string, program: string, args: readonly string[]): void {
  node.daemon(name, 'sh', ['-c', 'until "$0" "$@"; do sleep 1; done', program, ...args]);
}

async function makeFolders(node: Machine, folders: readonly string[]): Promise<void> {
  for (const folder of folders) await mkdir(node.path(folder), { recursive: true, mode: 0o700 });
}

/** Each pod has its own link to its node, so that packets between pods pass the packet filters of their nodes. */
const podNetwork = (node: Machine, { pods }: NodeDescription): object => ({
  cniVersion: '0.4.0',
  name: 'pods',
  plugins: [
    {
      type: 'ptp',
      ipMasq: false,
      ipam: {
        type: 'host-local',
        ranges: [[{ subnet: pods }]],
        routes: [{ dst: '0.0.0.0/0' }],
        dataDir: node.path('cni-addresses'),
      },
    },
  ],
});

const UNUSED_SNAPSHOTTERS = ['btrfs', 'zfs', 'aufs', 'devmapper'].map(
  (name) => `"io.containerd.snapshotter.v1.${name}"`,
);

const containerdConfiguration = (node: Machine): string => `
version = 2
root = "${node.path('containerd')}"
state = "/run/kube/containerd"
disabled_plugins = [${UNUSED_SNAPSHOTTERS.join(', ')}]
[grpc]
  address = "${CONTAINERD_SOCKET}"
[ttrpc]
  address = "/run/kube/containerd.ttrpc"
[plugins."io.containerd.internal.v1.opt"]
  path = "${node.path('plugins')}"
[plugins."io.containerd.grpc.v1.cri"]
  sandbox_image = "localhost/pause:trial"
  disable_apparmor = true
  restrict_oom_score_adj = true
  [plugins."io.containerd.grpc.v1.cri".containerd]
    snapshotter = "overlayfs"
    [plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runc]
      runtime_type = "io.containerd.runc.v2"
      [plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runc.options]
        SystemdCgroup = false
  [plugins."io.containerd.grpc.v1.cri".cni]
    bin_dir = "/usr/lib/cni"
    conf_dir = "${node.path('cni')}"
`;

const kubeletConfiguration = (node: Machine, { name }: NodeDescription, group: string, keys: Certificates): object => ({
  apiVersion: 'kubelet.config.k8s.io/v1beta1',
  kind: 'KubeletConfiguration',
  cgroupDriver: 'cgroupfs',
  cgroupRoot: `/${group}`,
  registerWithTaints: name === CONTROL_PLANE.name ? [CONTROL_PLANE_TAINT] : [],
  containerRuntimeEndpoint: `unix://${CONTAINERD_SOCKET}`,
  imageServiceEndpoint: `unix://${CONTAINERD_SOCKET}`,
  clusterDNS: [DNS_ADDRESS],
  clusterDomain: 'cluster.local',
  failSwapOn: false,
  failCgroupV1: false,
  resolvConf: node.path('resolv.conf'),
  tlsCertFile: keys.file(`${name}.crt`),
  tlsPrivateKeyFile: keys.file(`${name}.key`),
  authentication: {
    anonymous: { enabled: false },
    webhook: { enabled: true },
    x509: { clientCAFile: keys.file('ca.crt') },
  },
  authorization: { mode: 'Webhook' },
  enforceNodeAllocatable: ['pods'],
  evictionHard: { 'memory.available': '100Mi', 'nodefs.available': '1%', 'imagefs.available': '1%' },
  imageGCHighThresholdPercent: 100,
  imageGCLowThresholdPercent: 99,
  podLogsDir: node.path('log', 'pods'),
  volumePluginDir: node.path('plugins'),
});
