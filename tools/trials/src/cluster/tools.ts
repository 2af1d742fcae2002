import { existsSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { assertPrograms, builtRelease, goBuild, moduleOf } from '../machine/go-programs.js';
import { installedProgram } from '../machine/installed-program.js';
import { builtGateway } from '../support/s3-gateway.js';
import type { TrialRun } from '../trial.js';

export const KUBERNETES_VERSION = '1.34.2';
const COREDNS_MODULE = 'github.com/coredns/coredns v1.13.1';
const METRICS_SERVER = {
  name: 'metrics-server',
  path: 'sigs.k8s.io/metrics-server',
  version: 'v0.8.0',
  go: '1.24.4',
} as const;
const KUBE_ROUTER = {
  name: 'kube-router',
  path: 'github.com/cloudnativelabs/kube-router/v2',
  version: 'v2.1.0',
  go: '1.24.4',
} as const;
/** Programs of Kubernetes, in the order of their start. */
const COMPONENTS = ['kube-apiserver', 'kube-controller-manager', 'kube-scheduler', 'kubelet', 'kube-proxy'] as const;
/** Modules that Kubernetes names by a folder of its repository. */
const STAGING = [
  ...['api', 'apiextensions-apiserver', 'apimachinery', 'apiserver', 'cli-runtime', 'client-go', 'cloud-provider'],
  ...['cluster-bootstrap', 'code-generator', 'component-base', 'component-helpers', 'controller-manager', 'cri-api'],
  ...['cri-client', 'csi-translation-lib', 'dynamic-resource-allocation', 'endpointslice', 'externaljwt', 'kms'],
  ...['kube-aggregator', 'kube-controller-manager', 'kube-proxy', 'kube-scheduler', 'kubectl', 'kubelet', 'metrics'],
  ...['mount-utils', 'pod-security-admission', 'sample-apiserver', 'sample-cli-plugin', 'sample-controller'],
];
/** Programs of this trial alone, each with the package of Debian that has it. */
const PACKAGES: Readonly<Record<string, string>> = {
  conntrack: 'conntrack',
  socat: 'socat',
  ipset: 'ipset',
  etcd: 'etcd-server',
  containerd: 'containerd',
  ctr: 'containerd',
  runc: 'runc',
  kubectl: 'kubernetes-client',
  '/usr/lib/cni/ptp': 'containernetworking-plugins',
};

/** Paths of the programs that were built. */
export interface ClusterTools {
  readonly kubernetes: Readonly<Record<(typeof COMPONENTS)[number], string>>;
  readonly coredns: string;
  readonly store: string;
  readonly metricsServer: string;
  readonly kubeRouter: string;
  readonly pause: string;
  readonly helm: string;
  readonly nats: string;
  /** Folder of what a later run uses again. */
  readonly cache: string;
}

/** Throws with each missing program and its package. */
export const assertTools = (): void => assertPrograms(PACKAGES);

/**
 * Builds all programs by Go, unless an earlier run has: the first time takes ten to thirty minutes and 2 GB below
 * `CLUSTER_TOOLS`, by default a folder of the user's cache.
 */
export async function buildTools(trial: TrialRun): Promise<ClusterTools> {
  const cache = process.env['CLUSTER_TOOLS'] ?? join(homedir(), '.cache', 'reelsheet-cluster');
  const kubernetes = await buildKubernetes(trial, join(cache, `kubernetes-${KUBERNETES_VERSION}`));
  return {
    kubernetes,
    coredns: await buildOwn(trial, cache, 'coredns', corednsModule()),
    pause: await buildOwn(trial, cache, 'pause', moduleOf('pause', [])),
    store: await builtGateway(trial),
    metricsServer: await builtRelease(trial, cache, METRICS_SERVER),
    kubeRouter: await builtRelease(trial, cache, KUBE_ROUTER),
    helm: await installedProgram('helm'),
    nats: await installedProgram('nats-server'),
    cache,
  };
}

async function buildKubernetes(trial: TrialRun, folder: string): Promise<ClusterTools['kubernetes']> {
  const files = Object.fromEntries(COMPONENTS.map((name) => [name, join(folder, 'bin', name)]));
  if (!Object.values(files).every((file) => existsSync(file))) {
    const minor = KUBERNETES_VERSION.replace(/^1\.|\.\d+$/g, '');
    const staging = STAGING.map((name) => `k8s.io/${name} => k8s.io/${name} v0.${minor}.${KUBERNETES_VERSION.at(-1)}`);
    await mkdir(join(folder, 'bin'), { recursive: true });
    const module = moduleOf('kubernetes', [`k8s.io/kubernetes v${KUBERNETES_VERSION}`], staging);
    await writeFile(join(folder, 'go.mod'), module);
    const version = 'k8s.io/component-base/version';
    const flags = [
      ...['-s', '-w', '-X', `${version}.gitVersion=v${KUBERNETES_VERSION}`],
      ...['-X', `${version}.gitMajor=1`, '-X', `${version}.gitMinor=${minor}`],
      ...['-X', `k8s.io/client-go/pkg/version.gitVersion=v${KUBERNETES_VERSION}`],
    ];
    const packages = COMPONENTS.map((name) => `k8s.io/kubernetes/cmd/${name}`);
    await goBuild(trial, folder, ['-ldflags', flags.join(' '), '-o', 'bin/', ...packages]);
  }
  return files as ClusterTools['kubernetes'];
}

const corednsModule = () =>
  moduleOf('coredns', [
    COREDNS_MODULE,
    ...['api', 'apimachinery', 'client-go'].map((name) => `k8s.io/${name} v0.34.2`),
  ]);

/** Builds a program of this folder. */
async function buildOwn(trial: TrialRun, cache: string, name: string, module: string): Promise<string> {
  const folder = join(cache, name);
  const file = join(folder, name);
  if (existsSync(file)) return file;
  await mkdir(folder, { recursive: true });
  await cp(programFile(`${name}.go`), join(folder, 'main.go'));
  await writeFile(join(folder, 'go.mod'), module);
  await goBuild(trial, folder, ['-ldflags', '-s -w', '-o', name, '.']);
  return file;
}

/** Returns the path of a program's source, which is not compiled with the trials. */
export const programFile = (name: string): string => join(import.meta.dirname, '..', '..', 'programs', 'cluster', name);
/** Returns the path of a manifest. */
export const manifestFile = (name: string): string => join(import.meta.dirname, 'manifests', name);
