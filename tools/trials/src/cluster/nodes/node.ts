import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createControlGroup, removeControlGroups } from '../../machine/control-groups.js';
import { Machine } from '../../machine/machine.js';
import type { Certificates } from '../certificates.js';
import { startContainerd, startNodePrograms } from './node-programs.js';
import type { NodeNetwork } from './node-network.js';
import { DNS_ADDRESS, type NodeDescription } from './nodes.js';
import type { ClusterTools } from '../tools.js';

/** Commands that make namespaces a machine with files of its own where programs expect them at fixed paths. */
const preparation = (name: string, resolver: string, log: string): string[][] => [
  ['mount', '--make-rshared', '/'],
  ['mount', '--bind', resolver, '/etc/resolv.conf'],
  ['mount', '-t', 'tmpfs', 'tmpfs', '/run'],
  ['mkdir', '-p', '/var/lib/kubelet'],
  ['mount', '-t', 'tmpfs', 'tmpfs', '/var/lib/kubelet'],
  ['mount', '--bind', log, '/var/log'],
  ['hostname', name],
  ['ip', 'link', 'set', 'lo', 'up'],
  ['sysctl', '-qw', 'net.ipv4.ip_forward=1'],
];

/** Starts namespaces without a network for programs of Kubernetes, which write to a folder. */
export async function startMachine(dir: string, name: string): Promise<Machine> {
  const [resolver, log] = [join(dir, 'resolv.conf'), join(dir, 'log')];
  await mkdir(log, { recursive: true });
  await writeFile(resolver, `nameserver ${DNS_ADDRESS}\n`);
  return Machine.start(dir, ['--net', '--mount', '--uts', '--ipc', '--pid'], preparation(name, resolver, log));
}

/** Parts of the cluster that all nodes share. */
export interface NodeSurroundings {
  readonly network: NodeNetwork;
  readonly tools: ClusterTools;
  readonly keys: Certificates;
}

/** A node of the cluster, a machine of its own, whose disk is a folder and remains while it is off. */
export class ClusterNode {
  private constructor(
    readonly description: NodeDescription,
    readonly machine: Machine,
    private readonly surroundings: NodeSurroundings,
  ) {}

  /** Starts a machine with containerd. The folder may have images of `loadImages`. */
  static async start(description: NodeDescription, dir: string, surroundings: NodeSurroundings): Promise<ClusterNode> {
    await createControlGroup(groupOf(description));
    const machine = await startMachine(dir, description.name);
    await surroundings.network.connect(description, machine);
    await startContainerd(machine);
    return new ClusterNode(description, machine, surroundings);
  }

  get name(): string {
    return this.description.name;
  }

  /** Starts kubelet and kube-proxy, with which the node joins the cluster. */
  join(): Promise<void> {
    const { tools, keys } = this.surroundings;
    return startNodePrograms(this.machine, this.description, groupOf(this.description), tools, keys);
  }

  /** Cuts the network of the node and then ends all its processes at once, as by a loss of power. */
  async powerOff(): Promise<void> {
    await this.surroundings.network.disconnect(this.description);
    await this.machine.stop();
    await removeControlGroups(groupOf(this.description));
  }

  /** Starts a node with the disk of this one. */
  async powerOn(): Promise<ClusterNode> {
    const node = await ClusterNode.start(this.description, this.machine.dir, this.surroundings);
    await node.join();
    return node;
  }
}

/** Name of the control group of a node's pods. */
const groupOf = ({ name }: NodeDescription): string => `reelsheet-${name}`;
