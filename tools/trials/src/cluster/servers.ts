import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { configMap, secret, type ClusterClient } from './cluster-client.js';
import { programFile } from './tools.js';

const READY_WITHIN_MS = 300_000;
/** Namespace of the release. */
export const NAMESPACE = 'reelsheet';
/** Host with port of the simulated vendors inside the cluster, and of their mail server. */
export const SANDBOX = 'sandbox.vendors.svc.cluster.local:3900';
export const MAIL = 'sandbox.vendors.svc.cluster.local:3925';
export const HOSTS = ['api', 'agent', 'core', 'upload'].map((name) => `${name}.example.com`);

/** Secrets of the servers beside the release, which its Secrets name too. */
export interface ServerSecrets {
  readonly administrator: string;
  readonly store: Readonly<Record<'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string>>;
}

export const serverSecrets = (): ServerSecrets => ({
  administrator: randomBytes(16).toString('hex'),
  store: {
    S3_ACCESS_KEY_ID: randomBytes(8).toString('hex'),
    S3_SECRET_ACCESS_KEY: randomBytes(16).toString('hex'),
  },
});

/** Starts Postgres, the store and the simulated vendors. */
export async function startServers(cluster: ClusterClient, secrets: ServerSecrets): Promise<void> {
  await cluster.apply([
    secret('db', 'administrator', { password: secrets.administrator }),
    secret('store', 'keys', secrets.store),
  ]);
  for (const name of ['database', 'store', 'vendors']) await cluster.applyFile(`${name}.yaml`);
  const deployments = { db: 'postgres', store: 'store', vendors: 'sandbox' };
  for (const [namespace, name] of Object.entries(deployments))
    await cluster.untilRolledOut(namespace, name, READY_WITHIN_MS);
}

/** Starts NATS with the account that is in the Secrets of the release. */
export async function startNatsServer(cluster: ClusterClient): Promise<void> {
  const { 'account.conf': account } = await cluster.secretValues(NAMESPACE, 'reelsheet-nats-server');
  await cluster.apply([secret('nats', 'account', { 'account.conf': account! })]);
  await cluster.applyFile('nats.yaml');
  await cluster.untilRolledOut('nats', 'nats', READY_WITHIN_MS);
}

/** Signs a certificate of the public hosts, and stores it and its authority where they are read. */
export async function provideCertificate(cluster: ClusterClient): Promise<void> {
  const { certificates } = cluster;
  await certificates.sign('hosts', { subject: '/CN=hosts', names: HOSTS.map((host) => `DNS:${host}`) });
  const [key, certificate, authority] = await Promise.all(
    ['hosts.key', 'hosts.crt', 'ca.crt'].map((name) => readFile(certificates.file(name), 'utf8')),
  );
  const files = { 'tls.key': key!, 'tls.crt': certificate! };
  await cluster.apply([
    { ...secret(NAMESPACE, 'reelsheet-tls', files), type: 'kubernetes.io/tls' },
    secret('ingress-nginx', 'certificate', files),
    ...[NAMESPACE, 'vendors'].map((each) => configMap(each, 'trial-authority', { 'ca.crt': authority! })),
  ]);
}

/** Starts the stand-in for an ingress with the routes of the release's Ingresses. */
export async function startIngress(cluster: ClusterClient): Promise<void> {
  const ingresses = await cluster.objects('ingress', NAMESPACE);
  const routes = ingresses.flatMap(({ spec }) =>
    spec.rules!.flatMap(({ host, http }) =>
      http.paths.map(({ path, pathType, backend }) => ({
        host,
        path,
        isExact: pathType === 'Exact',
        service: backend.service.name,
      })),
    ),
  );
  const program = await readFile(programFile('ingress.mjs'), 'utf8');
  await cluster.apply([
    configMap('ingress-nginx', 'routes', { 'routes.json': JSON.stringify(routes) }),
    configMap('ingress-nginx', 'program', { 'ingress.mjs': program }),
  ]);
  await cluster.applyFile('ingress.yaml');
  await cluster.untilRolledOut('ingress-nginx', 'ingress', READY_WITHIN_MS);
}
