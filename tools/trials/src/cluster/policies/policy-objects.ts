/** Objects of Kubernetes, as far as they decide which connections a NetworkPolicy permits. */
export interface Selector {
  readonly matchLabels?: Labels;
  readonly matchExpressions?: readonly {
    readonly key: string;
    readonly operator: 'In' | 'NotIn' | 'Exists' | 'DoesNotExist';
    readonly values?: readonly string[];
  }[];
}

export type Labels = Readonly<Record<string, string>>;

export interface Peer {
  readonly podSelector?: Selector;
  readonly namespaceSelector?: Selector;
  readonly ipBlock?: { readonly cidr: string; readonly except?: readonly string[] };
}

export interface PolicyRule {
  readonly from?: readonly Peer[];
  readonly to?: readonly Peer[];
  readonly ports?: readonly { readonly port?: number | string; readonly protocol?: string }[];
}

export interface NetworkPolicy {
  readonly metadata: { readonly namespace: string };
  readonly spec: {
    readonly podSelector: Selector;
    readonly policyTypes: readonly ('Ingress' | 'Egress')[];
    readonly ingress?: readonly PolicyRule[];
    readonly egress?: readonly PolicyRule[];
  };
}

/** A pod with an address. */
export interface AddressedPod {
  readonly namespace: string;
  readonly labels: Labels;
  readonly address: string;
  /** Named ports of its containers. */
  readonly ports: Readonly<Record<string, number>>;
}

export function selects(selector: Selector, labels: Labels): boolean {
  const matches = Object.entries(selector.matchLabels ?? {}).every(([key, value]) => labels[key] === value);
  return matches && (selector.matchExpressions ?? []).every((each) => satisfies(each, labels));
}

function satisfies(
  { key, operator, values = [] }: NonNullable<Selector['matchExpressions']>[number],
  labels: Labels,
): boolean {
  const value = labels[key];
  if (operator === 'Exists') return value !== undefined;
  if (operator === 'DoesNotExist') return value === undefined;
  const isListed = value !== undefined && values.includes(value);
  return operator === 'In' ? isListed : !isListed;
}
