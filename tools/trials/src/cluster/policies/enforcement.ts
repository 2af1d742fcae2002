import { setTimeout as sleep } from 'node:timers/promises';
import type { ClusterClient } from '../cluster-client.js';
import type { AddressedPod, Labels, NetworkPolicy } from './policy-objects.js';
import { CHAIN, policyRules } from './policy-rules.js';

const COMMAND_MS = 60_000;
const EVERY_MS = 2_000;

interface PodObject {
  readonly metadata: { readonly namespace: string; readonly labels?: Labels };
  readonly spec: {
    readonly hostNetwork?: boolean;
    readonly containers: readonly {
      readonly ports?: readonly { readonly name?: string; readonly containerPort: number }[];
    }[];
  };
  readonly status: { readonly podIP?: string; readonly phase: string };
}

/**
 * Enforces the NetworkPolicies of the cluster by the packet filters of the nodes, a stand-in for a plugin.
 * Rules follow the pods every two seconds.
 */
export class PolicyEnforcement {
  private isOver = false;
  private following: Promise<void> = Promise.resolve();

  private constructor(private readonly cluster: ClusterClient) {}

  static async start(cluster: ClusterClient): Promise<PolicyEnforcement> {
    const enforcement = new PolicyEnforcement(cluster);
    await enforcement.iptables(['--new-chain', CHAIN]);
    await enforcement.update();
    await enforcement.iptables(['--insert', 'FORWARD', '1', '--jump', CHAIN]);
    enforcement.following = enforcement.follow();
    enforcement.following.catch(() => undefined);
    return enforcement;
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.following;
    await this.iptables(['--delete', 'FORWARD', '--jump', CHAIN]);
  }

  private async follow(): Promise<void> {
    while (!this.isOver) {
      await sleep(EVERY_MS);
      await this.update();
    }
  }

  private async update(): Promise<void> {
    const [pods, policies, named] = await Promise.all([
      this.all<PodObject>('pods'),
      this.all<NetworkPolicy>('networkpolicies'),
      this.all<{ metadata: { name: string; labels?: Labels } }>('namespaces'),
    ]);
    const namespaces = Object.fromEntries(named.map(({ metadata }) => [metadata.name, metadata.labels ?? {}]));
    const input = policyRules({ pods: pods.filter(hasAddress).map(addressed), policies, namespaces });
    const options = { timeoutMs: COMMAND_MS, input };
    for (const { machine } of this.cluster.nodes.values())
      await machine.run('iptables-restore', ['--noflush', '--wait'], options);
  }

  private async all<T>(kind: string): Promise<readonly T[]> {
    const text = await this.cluster.kubectl(['get', kind, '--all-namespaces', '--output', 'json']);
    return (JSON.parse(text) as { items: readonly T[] }).items;
  }

  private async iptables(args: readonly string[]): Promise<void> {
    for (const { machine } of this.cluster.nodes.values())
      await machine.run('iptables', ['--wait', ...args], { timeoutMs: COMMAND_MS });
  }
}

function hasAddress({ spec, status }: PodObject): boolean {
  return status.podIP !== undefined && spec.hostNetwork !== true && ['Pending', 'Running'].includes(status.phase);
}

function addressed({ metadata, spec, status }: PodObject): AddressedPod {
  const ports = spec.containers.flatMap((container) => container.ports ?? []);
  return {
    namespace: metadata.namespace,
    labels: metadata.labels ?? {},
    address: status.podIP!,
    ports: Object.fromEntries(ports.map(({ name, containerPort }) => [name ?? '', containerPort])),
  };
}
