import { mkdir, writeFile } from 'node:fs/promises';
import type { Machine } from '../machine/machine.js';
import { waitUntil } from '../support/database.js';
import type { Certificates } from './certificates.js';
import { CONTAINERD_SOCKET, DNS_ADDRESS, NODE_ADDRESS, NODE_NAME } from './node.js';
import type { ClusterTools } from './tools.js';

const READY_WITHIN_MS = 300_000;
const CALL_MS = 60_000;
const ETCD = 'http://127.0.0.1:2379';
const PODS = '10.88.0.0/16';
const SERVICES = '10.96.0.0/16';

/** Starts the components of a cluster of one node, and waits until the API server answers. */
export async function startComponents(node: Machine, tools: ClusterTools, keys: Certificates): Promise<void> {
  await writeConfiguration(node, keys);
  node.daemon('etcd', 'etcd', [
    ...['--data-dir', node.path('etcd'), '--listen-client-urls', ETCD, '--advertise-client-urls', ETCD],
    ...['--listen-peer-urls', 'http://127.0.0.1:2380', '--unsafe-no-fsync'],
  ]);
  node.daemon('containerd', 'containerd', ['--config', node.path('containerd.toml')]);
  const { kubernetes } = tools;
  node.daemon('kube-apiserver', kubernetes['kube-apiserver'], apiServerFlags(keys));
  const isUp = async () => (await kubectl(node, keys, ['get', '--raw', '/readyz'])) === 'ok';
  await waitUntil('the API server is ready', isUp, READY_WITHIN_MS);
  node.daemon('kube-controller-manager', kubernetes['kube-controller-manager'], [
    `--kubeconfig=${keys.kubeconfig('controller-manager')}`,
    `--service-account-private-key-file=${keys.file('accounts.key')}`,
    `--root-ca-file=${keys.file('ca.crt')}`,
    ...['--use-service-account-credentials', '--leader-elect=false'],
  ]);
  const scheduler = [`--kubeconfig=${keys.kubeconfig('scheduler')}`, '--leader-elect=false'];
  node.daemon('kube-scheduler', kubernetes['kube-scheduler'], scheduler);
  node.daemon('kubelet', kubernetes.kubelet, [
    ...[`--config=${node.path('kubelet.yaml')}`, `--kubeconfig=${keys.kubeconfig('kubelet')}`],
    ...[`--hostname-override=${NODE_NAME}`, `--node-ip=${NODE_ADDRESS}`, `--root-dir=${node.path('kubelet')}`],
  ]);
  node.daemon('kube-proxy', kubernetes['kube-proxy'], [
    ...[`--kubeconfig=${keys.kubeconfig('proxy')}`, `--hostname-override=${NODE_NAME}`, '--proxy-mode=iptables'],
    ...[`--cluster-cidr=${PODS}`, '--conntrack-max-per-core=0', '--conntrack-tcp-timeout-established=0'],
    '--conntrack-tcp-timeout-close-wait=0',
  ]);
}

function kubectl(node: Machine, keys: Certificates, args: readonly string[]): Promise<string> {
  return node.run('kubectl', [`--kubeconfig=${keys.kubeconfig('admin')}`, ...args], { timeoutMs: CALL_MS });
}

const apiServerFlags = (keys: Certificates): string[] => [
  ...[`--etcd-servers=${ETCD}`, `--service-cluster-ip-range=${SERVICES}`, `--advertise-address=${NODE_ADDRESS}`],
  ...['--secure-port=6443', `--client-ca-file=${keys.file('ca.crt')}`],
  ...[`--tls-cert-file=${keys.file('apiserver.crt')}`, `--tls-private-key-file=${keys.file('apiserver.key')}`],
  `--kubelet-client-certificate=${keys.file('admin.crt')}`,
  `--kubelet-client-key=${keys.file('admin.key')}`,
  ...['--kubelet-preferred-address-types=InternalIP', `--kubelet-certificate-authority=${keys.file('ca.crt')}`],
  ...['--service-account-issuer=https://kubernetes.default.svc', '--authorization-mode=Node,RBAC'],
  `--service-account-key-file=${keys.file('accounts.pub')}`,
  `--service-account-signing-key-file=${keys.file('accounts.key')}`,
  '--enable-admission-plugins=NodeRestriction',
];

async function writeConfiguration(node: Machine, keys: Certificates): Promise<void> {
  for (const folder of ['cni', 'etcd', 'containerd', 'kubelet', 'plugins'])
    await mkdir(node.path(folder), { recursive: true, mode: 0o700 });
  await writeFile(node.path('cni', '10-pods.conflist'), JSON.stringify(podNetwork(node)));
  await writeFile(node.path('containerd.toml'), containerdConfiguration(node));
  await writeFile(node.path('kubelet.yaml'), JSON.stringify(kubeletConfiguration(node, keys)));
}

/** Each pod has its own link to the node, so that packets between pods pass the node's packet filter. */
const podNetwork = (node: Machine): object => ({
  cniVersion: '0.4.0',
  name: 'pods',
  plugins: [
    {
      type: 'ptp',
      ipMasq: false,
      ipam: {
        type: 'host-local',
        ranges: [[{ subnet: PODS }]],
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

const kubeletConfiguration = (node: Machine, keys: Certificates): object => ({
  apiVersion: 'kubelet.config.k8s.io/v1beta1',
  kind: 'KubeletConfiguration',
  cgroupDriver: 'cgroupfs',
  containerRuntimeEndpoint: `unix://${CONTAINERD_SOCKET}`,
  imageServiceEndpoint: `unix://${CONTAINERD_SOCKET}`,
  clusterDNS: [DNS_ADDRESS],
  clusterDomain: 'cluster.local',
  failSwapOn: false,
  failCgroupV1: false,
  resolvConf: node.path('resolv.conf'),
  tlsCertFile: keys.file('kubelet.crt'),
  tlsPrivateKeyFile: keys.file('kubelet.key'),
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
