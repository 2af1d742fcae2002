import { randomBytes } from 'node:crypto';
import { readJson, writeJson } from './json-file.js';
import { appNames, pathIn } from './settings.js';
import type { App } from './settings.js';

export interface DemoUser {
  readonly email: string;
  readonly password: string;
  readonly apiKey?: string;
  readonly organizationId?: number;
}

/** Made once for each fleet folder: its data cannot be read without them. */
export interface Secrets {
  readonly jwtSecret: string;
  /** `<id>:<base64 of 32 bytes>`. */
  readonly encryptionKeys: string;
  readonly operatorKey: string;
  readonly uploadSigningKey: string;
  readonly databasePasswords: Readonly<Record<App | 'postgres', string>>;
  readonly demoUser: DemoUser;
}

export function loadSecrets(dir: string): Secrets {
  const kept = readJson<Secrets>(pathIn.secrets(dir));
  if (kept) return kept;
  const secrets = makeSecrets();
  saveSecrets(dir, secrets);
  return secrets;
}

export function saveSecrets(dir: string, secrets: Secrets): void {
  writeJson(pathIn.secrets(dir), secrets);
}

function makeSecrets(): Secrets {
  const passwords = ['postgres', ...appNames].map((name) => [name, random(24)]);
  return {
    jwtSecret: random(32),
    encryptionKeys: `1:${randomBytes(32).toString('base64')}`,
    operatorKey: random(32),
    uploadSigningKey: random(32),
    databasePasswords: Object.fromEntries(passwords) as Secrets['databasePasswords'],
    demoUser: { email: 'demo@reelsheet.example', password: random(18) },
  };
}

function random(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}
