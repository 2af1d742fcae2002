import type { Certificates } from './certificates.js';
import type { CommandResult, Machine } from '../machine/machine.js';
import type { ClusterNode } from './nodes/node.js';
import { CONTROL_PLANE } from './nodes/nodes.js';
import { manifestFile, type ClusterTools } from './tools.js';

const CALL_MS = 120_000;
const HELM_MS = 30 * 60_000;

/** Metadata and state of an object, as far as the trial reads them. */
export interface ClusterObject {
  readonly kind: string;
  readonly metadata: {
    readonly name: string;
    readonly namespace: string;
    readonly uid: string;
    readonly labels?: Readonly<Record<string, string>>;
    readonly deletionTimestamp?: string;
  };
  readonly spec: {
    readonly rules?: readonly IngressRule[];
    readonly containers?: readonly { readonly image: string }[];
    readonly nodeName?: string;
  };
  readonly status?: {
    readonly phase?: string;
    readonly podIP?: string;
    readonly conditions?: readonly { readonly type: string; readonly status: string }[];
    readonly containerStatuses?: readonly { readonly restartCount: number; readonly containerID: string }[];
  };
}

interface IngressRule {
  readonly host: string;
  readonly http: {
    readonly paths: readonly {
      readonly path: string;
      readonly pathType: string;
      readonly backend: { readonly service: { readonly name: string } };
    }[];
  };
}

/** Calls the API server as an administrator, by kubectl and Helm in the node. */
export class ClusterClient {
  constructor(
    /** The nodes by name. */
    readonly nodes: Map<string, ClusterNode>,
    private readonly tools: ClusterTools,
    readonly certificates: Certificates,
  ) {}

  /** The machine of the control plane, in whose network the trial calls the cluster. */
  get node(): Machine {
    return this.machine(CONTROL_PLANE.name);
  }

  machine(name: string): Machine {
    return this.nodes.get(name)!.machine;
  }

  private get env(): NodeJS.ProcessEnv {
    return {
      KUBECONFIG: this.certificates.kubeconfig('admin'),
      HOME: this.node.dir,
      HELM_CACHE_HOME: this.node.path('helm'),
    };
  }

  kubectl(args: readonly string[], input?: string, timeoutMs = CALL_MS): Promise<string> {
    return this.node.run('kubectl', args, { env: this.env, timeoutMs, input });
  }

  /** Runs kubectl for a command that may fail. */
  kubectlResult(args: readonly string[]): Promise<CommandResult> {
    return this.node.result('kubectl', args, { env: this.env, timeoutMs: CALL_MS });
  }

  /** Runs Helm for a command that may fail. */
  helm(args: readonly string[]): Promise<CommandResult> {
    return this.node.result(this.tools.helm, args, { env: this.env, timeoutMs: HELM_MS });
  }

  /** Creates or changes objects. */
  apply(objects: readonly object[]): Promise<string> {
    const list = { apiVersion: 'v1', kind: 'List', items: objects };
    return this.kubectl(['apply', '--filename', '-'], JSON.stringify(list));
  }

  applyFile(name: string): Promise<string> {
    return this.kubectl(['apply', '--filename', manifestFile(name)]);
  }

  async objects(kinds: string, namespace: string, selector = ''): Promise<readonly ClusterObject[]> {
    const args = ['get', kinds, '--namespace', namespace, '--selector', selector, '--output', 'json'];
    return (JSON.parse(await this.kubectl(args)) as { items: readonly ClusterObject[] }).items;
  }

  /** Returns the values of a Secret as texts. */
  async secretValues(namespace: string, name: string): Promise<Readonly<Record<string, string>>> {
    const args = ['get', 'secret', name, '--namespace', namespace, '--output', 'json'];
    const { data } = JSON.parse(await this.kubectl(args)) as { data: Readonly<Record<string, string>> };
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => [key, Buffer.from(value, 'base64').toString()]),
    );
  }

  /** Returns the addresses of the pods that run. */
  async podAddresses(namespace: string): Promise<string[]> {
    const pods = await this.objects('pods', namespace);
    return pods.flatMap(({ status }) => (status?.phase === 'Running' && status.podIP ? [status.podIP] : []));
  }

  /** Waits until all pods of a Deployment are ready. */
  async untilRolledOut(namespace: string, name: string, timeoutMs: number): Promise<void> {
    const limit = `--timeout=${Math.round(timeoutMs / 1_000)}s`;
    await this.kubectl(
      ['rollout', 'status', `deployment/${name}`, '--namespace', namespace, limit],
      '',
      timeoutMs + CALL_MS,
    );
  }
}

/** Returns a Secret whose values are texts. */
export const secret = (namespace: string, name: string, stringData: Readonly<Record<string, string>>): object => ({
  apiVersion: 'v1',
  kind: 'Secret',
  metadata: { namespace, name },
  stringData,
});

export const configMap = (namespace: string, name: string, data: Readonly<Record<string, string>>): object => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { namespace, name },
  data,
});

/** True for a pod whose containers are all ready. */
export const isReady = ({ status }: ClusterObject): boolean =>
  (status?.conditions ?? []).some((each) => each.type === 'Ready' && each.status === 'True');
