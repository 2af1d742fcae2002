import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SERVICES } from '@reelsheet/contracts';
import { REPOSITORY, sandboxSettings, type App } from '@reelsheet/tool-fleet';
import { run } from '../images/command.js';
import type { ClusterClient } from './cluster-client.js';
import { NAMESPACE, MAIL, SANDBOX, type ServerSecrets } from './servers.js';
import { manifestFile } from './tools.js';

export const RELEASE = 'reelsheet';
/** Number of pods of the services in the chart's default values. */
export const PODS = 13;
export const CHART = join(REPOSITORY, 'deploy', 'helm', 'reelsheet');
const PREPARE_MS = 60_000;
/** Settings of the local fleet that belong to its addresses. */
const LOCAL = /^(?:WEBAUTHN_|CONNECT_REDIRECT_URIS$)/;

/** Applies the Secrets that `docker/prepare-secrets.mjs` prints, as step 2 of the installation says. */
export async function applySecrets(cluster: ClusterClient, { administrator, store }: ServerSecrets): Promise<void> {
  const settings = await Promise.all(SERVICES.map(settingsOf));
  const secrets = Object.fromEntries(settings.flatMap((each) => Object.entries(each.secrets)));
  const args = [
    join(REPOSITORY, 'docker', 'prepare-secrets.mjs'),
    ...['--database', 'postgres.db:5432/reelsheet'],
    ...['--administrator', `postgres://postgres:${administrator}@postgres.db:5432/postgres`],
  ];
  const env = { ...process.env, ...secrets, ...store };
  const manifests = await run(process.execPath, args, PREPARE_MS, env);
  await cluster.kubectl(['apply', '--namespace', NAMESPACE, '--filename', '-'], manifests);
}

/** Writes the settings of the simulated vendors as values, and returns all files of values. */
export async function valueFiles(cluster: ClusterClient): Promise<string[]> {
  const own = { services: Object.fromEntries(await Promise.all(SERVICES.map(settingsAsValues))) as object };
  const file = cluster.node.path('vendor-values.json');
  await writeFile(file, JSON.stringify(own));
  return [manifestFile('values.yaml'), manifestFile('small-values.yaml'), file];
}

async function settingsAsValues(app: App): Promise<[App, object]> {
  const { plain } = await settingsOf(app);
  // The stand-in for an ingress has no mailbox to read links from.
  return [app, { env: app === 'base' ? { ...plain, ACCOUNT_PROOF: 'none' } : plain }];
}

/** Returns the settings of a service: those that the chart reads from its Secret, and the others. */
async function settingsOf(app: App): Promise<Record<'secrets' | 'plain', Record<string, string>>> {
  const names = JSON.parse(await readFile(join(CHART, 'files', 'secrets.json'), 'utf8')) as Record<App, string[]>;
  const all = Object.entries(sandboxSettings(app, `http://${SANDBOX}`, `smtp://${MAIL}`));
  const select = (isSecret: boolean) =>
    Object.fromEntries(all.filter(([name]) => !LOCAL.test(name) && names[app].includes(name) === isSecret));
  return { secrets: select(true), plain: select(false) };
}
