import { randomBytes } from 'node:crypto';
import { PROCESSES, type ProcessName } from '@reelsheet/contracts/bus';
import { nkey } from '@reelsheet/native-servers';
import { readJson, writeJson } from './json-file.js';
import { serviceSettings } from '../service-settings.js';
import { appNames, pathIn } from '../settings.js';
import type { App } from '../settings.js';

export interface DemoUser {
  readonly email: string;
  readonly password: string;
  readonly apiKey?: string;
  readonly organizationId?: number;
}

type Made = { [A in App]: keyof (typeof serviceSettings)[A]['made'] }[App];

/** Secrets of a fleet folder, generated once. Its data cannot be read without them. */
export interface Secrets {
  /** Generated secrets of the services, by environment variable. */
  readonly settings: Readonly<Record<Made, string>>;
  readonly databasePasswords: Readonly<Record<App | 'postgres', string>>;
  /** Key with which each process authenticates to NATS. */
  readonly nkeySeeds: Readonly<Record<ProcessName, string>>;
  readonly demoUser: DemoUser;
}

/** Reads the secrets of the folder; generates and stores missing ones. */
export function loadSecrets(dir: string): Secrets {
  const stored = readJson<Partial<Secrets>>(pathIn.secrets(dir));
  const made = makeSecrets();
  const secrets = { ...made, ...stored, settings: { ...made.settings, ...stored?.settings } };
  if (JSON.stringify(secrets) !== JSON.stringify(stored)) saveSecrets(dir, secrets);
  return secrets;
}

export function saveSecrets(dir: string, secrets: Secrets): void {
  writeJson(pathIn.secrets(dir), secrets);
}

const makeBy = {
  secret: () => random(32),
  'key ring': () => `1:${randomBytes(32).toString('base64')}`,
};

function makeSecrets(): Secrets {
  const settings = appNames.flatMap((app) =>
    Object.entries<keyof typeof makeBy>(serviceSettings[app].made).map(([name, kind]) => [name, makeBy[kind]()]),
  );
  const passwords = ['postgres', ...appNames].map((name) => [name, random(24)]);
  return {
    settings: Object.fromEntries(settings) as Secrets['settings'],
    databasePasswords: Object.fromEntries(passwords) as Secrets['databasePasswords'],
    nkeySeeds: Object.fromEntries(PROCESSES.map((name) => [name, nkey().seed])) as Secrets['nkeySeeds'],
    demoUser: { email: 'demo@reelsheet.example', password: random(18) },
  };
}

function random(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}
