/** A machine of the cluster: its name, its address in the network of the nodes, and the addresses of its pods. */
export interface NodeDescription {
  readonly name: string;
  readonly address: string;
  readonly pods: string;
}

/** The node of the control plane, which also runs the servers beside the release. Its manifests name it. */
export const CONTROL_PLANE: NodeDescription = { name: 'node1', address: '10.99.0.1', pods: '10.88.1.0/24' };
/** The nodes that run the release. */
export const WORKERS: readonly NodeDescription[] = [
  { name: 'node2', address: '10.99.0.2', pods: '10.88.2.0/24' },
  { name: 'node3', address: '10.99.0.3', pods: '10.88.3.0/24' },
];
export const NODES: readonly NodeDescription[] = [CONTROL_PLANE, ...WORKERS];
/** Pods avoid the control plane unless they name its node. */
export const CONTROL_PLANE_TAINT = { key: 'node-role.kubernetes.io/control-plane', effect: 'NoSchedule' } as const;
/** Addresses of all pods. */
export const PODS_RANGE = '10.88.0.0/16';
/** Addresses of Services, and among them those of the API server and the DNS. */
export const SERVICES_RANGE = '10.96.0.0/16';
export const API_ADDRESS = '10.96.0.1';
export const DNS_ADDRESS = '10.96.0.10';
