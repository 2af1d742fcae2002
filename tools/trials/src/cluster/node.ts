import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Machine } from '../machine/machine.js';

/** Address of the node in its network. */
export const NODE_ADDRESS = '10.99.0.1';
export const NODE_NAME = 'node1';
/** Address of the cluster's DNS, which the node uses too. */
export const DNS_ADDRESS = '10.96.0.10';
/** Socket of containerd in the node. */
export const CONTAINERD_SOCKET = '/run/kube/containerd.sock';

/** Commands that make namespaces a machine whose network has no connection to another. */
const preparation = (resolver: string, log: string): string[][] => [
  ['mount', '--make-rshared', '/'],
  ['mount', '--bind', resolver, '/etc/resolv.conf'],
  ['mount', '-t', 'tmpfs', 'tmpfs', '/run'],
  ['mount', '--bind', log, '/var/log'],
  ['hostname', NODE_NAME],
  ['ip', 'link', 'set', 'lo', 'up'],
  ['ip', 'link', 'add', 'node0', 'type', 'veth', 'peer', 'name', 'node0p'],
  ['ip', 'link', 'set', 'node0', 'up'],
  ['ip', 'link', 'set', 'node0p', 'up'],
  ['ip', 'addr', 'add', `${NODE_ADDRESS}/24`, 'dev', 'node0'],
  ['ip', 'route', 'add', 'default', 'via', '10.99.0.254', 'dev', 'node0'],
  ['sysctl', '-qw', 'net.ipv4.ip_forward=1'],
];

/** Starts the node of the cluster, a machine of its own. */
export async function startNode(dir: string): Promise<Machine> {
  const [resolver, log] = [join(dir, 'resolv.conf'), join(dir, 'log')];
  await mkdir(log, { recursive: true });
  await writeFile(resolver, `nameserver ${DNS_ADDRESS}\n`);
  return Machine.start(dir, ['--net', '--mount', '--uts', '--ipc', '--pid'], preparation(resolver, log));
}

/** Runs a command of containerd on the images and containers of Kubernetes. */
export const ctr = (node: Machine, args: readonly string[], timeoutMs: number): Promise<string> =>
  node.run('ctr', ['--address', CONTAINERD_SOCKET, '--namespace', 'k8s.io', ...args], { timeoutMs });
