import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../images/command.js';
import { API_ADDRESS, CONTROL_PLANE, NODES } from './nodes/nodes.js';

const OPENSSL_MS = 30_000;
const DAYS = '30';

interface Certificate {
  /** Subject as openssl takes it. */
  readonly subject: string;
  /** Alternative names as openssl takes them. */
  readonly names: readonly string[];
}

/** Users of Kubernetes, each with a certificate and a kubeconfig. */
const USERS = {
  admin: '/O=system:masters/CN=admin',
  'controller-manager': '/CN=system:kube-controller-manager',
  scheduler: '/CN=system:kube-scheduler',
  proxy: '/CN=system:kube-proxy',
  router: '/CN=kube-router',
  aggregator: '/CN=aggregator',
} as const;

const API_SERVER: Certificate = {
  subject: '/CN=kube-apiserver',
  names: [
    ...['kubernetes', 'kubernetes.default', 'kubernetes.default.svc', 'localhost'].map((name) => `DNS:${name}`),
    ...[API_ADDRESS, CONTROL_PLANE.address, '127.0.0.1'].map((address) => `IP:${address}`),
  ],
};

/** A folder with an authority and the certificates that it has signed. */
export class Certificates {
  private constructor(private readonly dir: string) {}

  /** Creates the authority, and the certificates and kubeconfigs of the cluster's components. */
  static async create(dir: string): Promise<Certificates> {
    const certificates = new Certificates(dir);
    await certificates.createKey('ca');
    const own = ['-key', certificates.file('ca.key'), '-out', certificates.file('ca.crt')];
    await certificates.openssl('req', '-x509', '-new', '-subj', '/CN=trial-authority', '-days', DAYS, ...own);
    await certificates.sign('apiserver', API_SERVER);
    for (const [user, subject] of Object.entries(USERS)) {
      await certificates.sign(user, { subject, names: [] });
      await certificates.writeKubeconfig(user);
    }
    for (const { name, address } of NODES) {
      const names = [`DNS:${name}`, `IP:${address}`];
      await certificates.sign(name, { subject: `/O=system:nodes/CN=system:node:${name}`, names });
      await certificates.writeKubeconfig(name);
    }
    await certificates.openssl('genrsa', '-out', certificates.file('accounts.key'), '2048');
    const pub = ['-in', certificates.file('accounts.key'), '-pubout', '-out', certificates.file('accounts.pub')];
    await certificates.openssl('rsa', ...pub);
    return certificates;
  }

  file(name: string): string {
    return join(this.dir, name);
  }

  /** Returns the path of the kubeconfig of a user or node. */
  kubeconfig(user: string): string {
    return this.file(`${user}.kubeconfig`);
  }

  /** Creates `<name>.key` and `<name>.crt`. */
  async sign(name: string, { subject, names }: Certificate): Promise<void> {
    await this.createKey(name);
    const [key, request, extensions] = [`${name}.key`, `${name}.csr`, `${name}.ext`].map((each) => this.file(each));
    await this.openssl('req', '-new', '-key', key!, '-subj', subject, '-out', request!);
    const usage = ['keyUsage=digitalSignature,keyEncipherment', 'extendedKeyUsage=serverAuth,clientAuth'];
    const alternative = names.length > 0 ? [`subjectAltName=${names.join(',')}`] : [];
    await writeFile(extensions!, `${[...usage, ...alternative].join('\n')}\n`);
    const authority = ['-CA', this.file('ca.crt'), '-CAkey', this.file('ca.key'), '-CAcreateserial'];
    const made = ['-days', DAYS, '-extfile', extensions!, '-out', this.file(`${name}.crt`)];
    await this.openssl('x509', '-req', '-in', request!, ...authority, ...made);
  }

  private createKey(name: string): Promise<string> {
    return this.openssl('ecparam', '-genkey', '-name', 'prime256v1', '-noout', '-out', this.file(`${name}.key`));
  }

  private async writeKubeconfig(user: string): Promise<void> {
    const cluster = { server: `https://${CONTROL_PLANE.address}:6443`, 'certificate-authority': this.file('ca.crt') };
    const credentials = { 'client-certificate': this.file(`${user}.crt`), 'client-key': this.file(`${user}.key`) };
    const content = {
      apiVersion: 'v1',
      kind: 'Config',
      clusters: [{ name: 'trial', cluster }],
      users: [{ name: user, user: credentials }],
      contexts: [{ name: 'trial', context: { cluster: 'trial', user } }],
      'current-context': 'trial',
    };
    await writeFile(this.file(`${user}.kubeconfig`), JSON.stringify(content));
  }

  private openssl(...args: readonly string[]): Promise<string> {
    return run('openssl', args, OPENSSL_MS);
  }
}
