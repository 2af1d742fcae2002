import { mkdir } from 'node:fs/promises';
import type { Machine } from '../machine/machine.js';
import { waitUntil } from '../support/database.js';
import type { Certificates } from './certificates.js';
import { CONTROL_PLANE, SERVICES_RANGE } from './nodes/nodes.js';
import type { ClusterTools } from './tools.js';

const READY_WITHIN_MS = 300_000;
const CALL_MS = 60_000;
const ETCD = 'http://127.0.0.1:2379';

/** Starts the control plane on its node, and waits until the API server answers. */
export async function startControlPlane(node: Machine, tools: ClusterTools, keys: Certificates): Promise<void> {
  await mkdir(node.path('etcd'), { recursive: true, mode: 0o700 });
  node.daemon('etcd', 'etcd', [
    ...['--data-dir', node.path('etcd'), '--listen-client-urls', ETCD, '--advertise-client-urls', ETCD],
    ...['--listen-peer-urls', 'http://127.0.0.1:2380', '--unsafe-no-fsync'],
  ]);
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
}

function kubectl(node: Machine, keys: Certificates, args: readonly string[]): Promise<string> {
  return node.run('kubectl', [`--kubeconfig=${keys.kubeconfig('admin')}`, ...args], { timeoutMs: CALL_MS });
}

const apiServerFlags = (keys: Certificates): string[] => [
  ...[
    `--etcd-servers=${ETCD}`,
    `--service-cluster-ip-range=${SERVICES_RANGE}`,
    `--advertise-address=${CONTROL_PLANE.address}`,
  ],
  ...['--secure-port=6443', `--client-ca-file=${keys.file('ca.crt')}`],
  ...[`--tls-cert-file=${keys.file('apiserver.crt')}`, `--tls-private-key-file=${keys.file('apiserver.key')}`],
  `--kubelet-client-certificate=${keys.file('admin.crt')}`,
  `--kubelet-client-key=${keys.file('admin.key')}`,
  ...['--kubelet-preferred-address-types=InternalIP', `--kubelet-certificate-authority=${keys.file('ca.crt')}`],
  ...['--service-account-issuer=https://kubernetes.default.svc', '--authorization-mode=Node,RBAC'],
  `--service-account-key-file=${keys.file('accounts.pub')}`,
  `--service-account-signing-key-file=${keys.file('accounts.key')}`,
  '--enable-admission-plugins=NodeRestriction',
  // The API server passes calls of further APIs on to their servers, with the name of the caller.
  ...[`--requestheader-client-ca-file=${keys.file('ca.crt')}`, '--requestheader-allowed-names=aggregator'],
  ...['--requestheader-username-headers=X-Remote-User', '--requestheader-group-headers=X-Remote-Group'],
  '--requestheader-extra-headers-prefix=X-Remote-Extra-',
  `--proxy-client-cert-file=${keys.file('aggregator.crt')}`,
  `--proxy-client-key-file=${keys.file('aggregator.key')}`,
];
