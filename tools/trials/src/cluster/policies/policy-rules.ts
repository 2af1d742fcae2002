import { without } from './addresses.js';
import {
  selects,
  type AddressedPod,
  type Labels,
  type NetworkPolicy,
  type Peer,
  type PolicyRule,
} from './policy-objects.js';

/** Chain of the packet filter through which forwarded packets pass. */
export const CHAIN = 'POLICIES';

/** State of a cluster at one time. */
export interface PolicyState {
  readonly pods: readonly AddressedPod[];
  readonly policies: readonly NetworkPolicy[];
  /** Labels of the namespaces by name. */
  readonly namespaces: Readonly<Record<string, Labels>>;
}

/**
 * Returns rules for `iptables-restore --noflush` that permit what the policies permit between pods, and drop the rest.
 * Packets that the node itself sends, such as probes, do not pass this chain.
 */
export function policyRules(state: PolicyState): string {
  const chains: string[] = [];
  const rules = [`-A ${CHAIN} -m conntrack --ctstate ESTABLISHED,RELATED -j RETURN`];
  for (const [index, pod] of state.pods.entries())
    for (const type of ['Ingress', 'Egress'] as const) {
      const policies = policiesOf(state, pod, type);
      if (policies.length === 0) continue;
      const chain = `${CHAIN}-${type[0]}${index}`;
      chains.push(`:${chain} - [0:0]`);
      rules.push(`-A ${CHAIN} ${type === 'Ingress' ? '-d' : '-s'} ${pod.address}/32 -j ${chain}`);
      for (const policy of policies)
        rules.push(...permitted(state, policy, pod, type).map((each) => `-A ${chain} ${each}`));
      rules.push(`-A ${chain} -j DROP`);
    }
  return ['*filter', `:${CHAIN} - [0:0]`, ...chains, ...rules, 'COMMIT', ''].join('\n');
}

function policiesOf({ policies }: PolicyState, pod: AddressedPod, type: 'Ingress' | 'Egress'): NetworkPolicy[] {
  return policies.filter(
    ({ metadata, spec }) =>
      metadata.namespace === pod.namespace && spec.policyTypes.includes(type) && selects(spec.podSelector, pod.labels),
  );
}

function permitted(state: PolicyState, policy: NetworkPolicy, pod: AddressedPod, type: 'Ingress' | 'Egress'): string[] {
  const { ingress = [], egress = [] } = policy.spec;
  if (type === 'Ingress') return ingress.flatMap((rule) => fromPeers(state, policy, pod, rule));
  return egress.flatMap((rule) => toPeers(state, policy, rule));
}

function fromPeers(state: PolicyState, policy: NetworkPolicy, pod: AddressedPod, rule: PolicyRule): string[] {
  const sources = peersOf(state, policy, rule.from).map(({ address }) => `-s ${address} `);
  const matches = portsOf(rule, pod);
  return sources.flatMap((source) => matches.map((match) => `${source}${match}-j RETURN`));
}

function toPeers(state: PolicyState, policy: NetworkPolicy, rule: PolicyRule): string[] {
  return peersOf(state, policy, rule.to).flatMap(({ address, pod }) =>
    portsOf(rule, pod).map((match) => `-d ${address} ${match}-j RETURN`),
  );
}

interface Target {
  readonly address: string;
  /** Absent for a block of addresses. */
  readonly pod?: AddressedPod;
}

function peersOf(state: PolicyState, policy: NetworkPolicy, peers: readonly Peer[] | undefined): Target[] {
  if (!peers || peers.length === 0) return [{ address: '0.0.0.0/0' }];
  return peers.flatMap((peer) => {
    if (peer.ipBlock) return blocksOf(peer.ipBlock);
    return state.pods
      .filter((pod) => isPeer(state, policy, peer, pod))
      .map((pod) => ({ address: `${pod.address}/32`, pod }));
  });
}

function blocksOf({ cidr, except = [] }: NonNullable<Peer['ipBlock']>): Target[] {
  const isVersion4 = (block: string) => !block.includes(':');
  return isVersion4(cidr) ? without(cidr, except.filter(isVersion4)).map((address) => ({ address })) : [];
}

function isPeer({ namespaces }: PolicyState, policy: NetworkPolicy, peer: Peer, pod: AddressedPod): boolean {
  const isInNamespace = peer.namespaceSelector
    ? selects(peer.namespaceSelector, namespaces[pod.namespace] ?? {})
    : pod.namespace === policy.metadata.namespace;
  return isInNamespace && selects(peer.podSelector ?? {}, pod.labels);
}

/** Returns matches of the ports of a rule; a named port is one of the pod that receives the packets. */
function portsOf({ ports }: PolicyRule, receiver: AddressedPod | undefined): string[] {
  if (!ports || ports.length === 0) return [''];
  return ports.flatMap(({ port, protocol = 'TCP' }) => {
    const number = typeof port === 'string' ? receiver?.ports[port] : port;
    if (port !== undefined && number === undefined) return [];
    return [`-p ${protocol.toLowerCase()} ${number === undefined ? '' : `--dport ${number} `}`];
  });
}
