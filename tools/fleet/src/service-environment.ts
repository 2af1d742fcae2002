import { serviceOf, type ProcessName } from '@reelsheet/contracts/bus';
import { LOOPBACK, natsUrl, postgresUrl, urlOf } from '@reelsheet/native-servers';
import type { Secrets } from './files/secrets.js';
import { serviceSettings } from './service-settings.js';
import { pathIn } from './settings.js';
import type { App, FleetSettings } from './settings.js';
import { signingCertificate } from './files/signing-certificate.js';

export const DATABASE = 'reelsheet';

export const httpUrl = (port: number): string => `http://${LOOPBACK}:${port}`;

/** Returns the public URL of a service. */
export function publicUrl({ ports }: FleetSettings, app: App): string {
  return `${httpUrl(ports[app])}/v1`;
}

/** Returns the address of the web studio, which base serves. */
export function studioUrl({ ports }: FleetSettings): string {
  return `${httpUrl(ports.base)}/studio/`;
}

/** Returns the address of the guide for users, which base serves. */
export function guideUrl({ ports }: FleetSettings): string {
  return `${httpUrl(ports.base)}/guide/`;
}

/** Returns the complete environment of a process. Variables with which the fleet was started override the defaults. */
export function serviceEnvironment(settings: FleetSettings, secrets: Secrets, name: ProcessName): NodeJS.ProcessEnv {
  const app = serviceOf(name);
  return {
    ...defaults(settings, app),
    ...(app === 'base' ? { CONTENT_CREDENTIALS: signingCertificate(settings.dir) } : {}),
    UPLOAD_DIR: pathIn.storage(settings.dir),
    ...settings.environment,
    ...addresses(settings, secrets, app),
    OUTBOUND_ALLOW: outboundAllow(settings),
    ...ownSecrets(secrets, app),
    NATS_NKEY_SEED: secrets.nkeySeeds[name],
  };
}

/** Points all vendors at the sandbox and sets limits that are never reached. */
function defaults({ ports }: FleetSettings, app: App): NodeJS.ProcessEnv {
  return sandboxSettings(app, httpUrl(ports.sandbox), `smtp://${LOOPBACK}:${ports.mail}`);
}

/** Returns the settings of a service with vendors at the origin of a sandbox and its mail server. */
export function sandboxSettings(app: App, sandbox: string, mail: string): Record<string, string> {
  const values = Object.entries<string>(serviceSettings[app].values);
  return Object.fromEntries(
    values.map(([name, value]) => [name, value.replace('{sandbox}', sandbox).replace('{mail}', mail)]),
  );
}

/** Includes the former keys that are still accepted during a key rotation. */
function ownSecrets({ settings }: Secrets, app: App): NodeJS.ProcessEnv {
  const all: Readonly<Record<string, string>> = settings;
  const names = Object.keys(serviceSettings[app].made).flatMap((name) => [name, `${name}_OTHER`]);
  return Object.fromEntries(names.filter((name) => name in all).map((name) => [name, all[name]]));
}

function addresses(settings: FleetSettings, { databasePasswords }: Secrets, app: App): NodeJS.ProcessEnv {
  const { ports } = settings;
  const server = postgresUrl(ports.postgres, databasePasswords.postgres);
  return {
    HOST: LOOPBACK,
    PORT: String(ports[app]),
    HEALTH_PORT: String(ports[`${app}-worker`]),
    DATABASE_URL: urlOf(server, { database: DATABASE, user: app, password: databasePasswords[app] }),
    NATS_URL: natsUrl(ports.nats),
    BASE_URL: publicUrl(settings, 'base'),
    AGENT_URL: publicUrl(settings, 'agent'),
    CORE_URL: publicUrl(settings, 'core'),
    UPLOAD_URL: publicUrl(settings, 'upload'),
  };
}

/** Returns the hosts on loopback that URLs of callers may use: the sandbox and the media of the fleet itself. */
function outboundAllow({ environment, ports }: FleetSettings): string {
  const ours = [`${LOOPBACK}:${ports.sandbox}`, `${LOOPBACK}:${ports.upload}`];
  return [environment.OUTBOUND_ALLOW, ...ours].filter(Boolean).join(',');
}
