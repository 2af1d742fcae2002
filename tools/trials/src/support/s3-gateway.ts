import { execFile, spawn } from 'node:child_process';
import { hash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort, stopChild, temporaryFolder } from '@reelsheet/native-servers';
import type { TrialRun } from '../trial.js';
import { waitUntil } from './database.js';

const execute = promisify(execFile);
const GATEWAY = 'github.com/versity/versitygw/cmd/versitygw@v1.8.0';
const BUILD_WITHIN_MS = 1_800_000;
const STOP_WITHIN_MS = 10_000;
export const BUCKET = 'reelsheet';
export const REGION = 'us-east-1';

/** A running store with an empty bucket. */
export interface Gateway {
  readonly endpoint: string;
  /** Settings with which upload stores files there. */
  readonly settings: Readonly<Record<string, string>>;
  /** Returns the keys of all objects. */
  readonly objects: () => Promise<string[]>;
  /** Returns the hash of an object; undefined if it is missing. */
  readonly sha256Of: (key: string) => Promise<string | undefined>;
}

/** Returns the program of a third-party S3 store that verifies every signature, which is built with Go once. */
export async function builtGateway(trial: TrialRun): Promise<string> {
  const folder = join(homedir(), '.cache', 'reelsheet', `versitygw-${GATEWAY.split('@')[1]}-static`);
  const program = join(folder, 'versitygw');
  if (existsSync(program)) return program;
  trial.note('building the store, which takes some minutes');
  // The program needs no library of the machine, because it also runs in an image without any.
  const env = { ...process.env, GOBIN: folder, CGO_ENABLED: '0' };
  await execute('go', ['install', GATEWAY], { env, timeout: BUILD_WITHIN_MS }).catch((error: unknown) => {
    throw new Error('the store cannot be built: install Go', { cause: error });
  });
  return program;
}

/** Starts the store until the end of the trial. */
export async function startGateway(trial: TrialRun): Promise<Gateway> {
  const program = await builtGateway(trial);
  const [folder, port] = [temporaryFolder(), await freePort()];
  const [key, secret] = [randomBytes(8).toString('hex'), randomBytes(16).toString('hex')];
  await mkdir(join(folder, 'data', BUCKET), { recursive: true });
  await mkdir(join(folder, 'meta'));
  const where = ['--port', `127.0.0.1:${port}`, '--region', REGION, '--quiet'];
  const store = ['posix', '--sidecar', join(folder, 'meta'), join(folder, 'data')];
  const child = spawn(program, [...where, '--access', key, '--secret', secret, ...store], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  trial.afterwards(async () => {
    await stopChild(child, 'SIGTERM', STOP_WITHIN_MS);
    await rm(folder, { recursive: true, force: true });
  });
  const endpoint = `http://127.0.0.1:${port}`;
  await waitUntil('the store responds', async () => (await fetch(endpoint)).status > 0);
  const settings = {
    OBJECT_STORE: 's3',
    S3_ENDPOINT: endpoint,
    S3_BUCKET: BUCKET,
    S3_REGION: REGION,
    S3_ACCESS_KEY_ID: key,
    S3_SECRET_ACCESS_KEY: secret,
  };
  const bucket = join(folder, 'data', BUCKET);
  const sha256Of = async (key: string) => {
    const bytes = await readFile(join(bucket, key)).catch(() => undefined);
    return bytes && hash('sha256', bytes);
  };
  // The store writes unfinished objects into a hidden folder of the bucket.
  const objects = async () => (await readdir(bucket)).filter((key) => !key.startsWith('.'));
  return { endpoint, settings, objects, sha256Of };
}
