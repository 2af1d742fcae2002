import { spawn } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  freePort,
  LOOPBACK,
  natsCommand,
  natsIsReady,
  natsUrl,
  startPostgres,
  stopChild,
} from '@reelsheet/native-servers';
import { waitUntil } from '../support/database.js';
import type { Installation, SharedServers } from '../support/installation.js';
import type { TrialRun } from '../trial.js';

const STOPS_WITHIN_MS = 15_000;

/** Servers of several installations, each with a database and an account of its own. */
export interface Shared {
  readonly servers: SharedServers;
  /** Removes the account from the running server, and its data from the disk. */
  readonly removeFromNats: (installation: Installation) => Promise<void>;
}

/** Starts a Postgres and a NATS that the planned installations share. */
export async function startShared(
  trial: TrialRun,
  dir: string,
  installations: readonly Installation[],
): Promise<Shared> {
  const postgres = await startPostgres({ dir: join(dir, 'postgres'), port: 0, superuserPassword: 'secret' });
  trial.afterwards(() => postgres.stop());
  const natsDir = join(dir, 'nats');
  const port = await freePort();
  const { file } = natsCommand({ dir: natsDir, port });
  const config = join(natsDir, 'nats.conf');
  // A reload applies the file and discards arguments about JetStream, so the store folder is set in the file.
  const configOf = (those: readonly Installation[]) => {
    const accounts = those.map(({ account }) => account).join('');
    return `jetstream { store_dir: "${natsDir}" }\nauthorization { timeout: 60 }\naccounts {\n${accounts}}\n`;
  };
  await writeFile(config, configOf(installations));
  const nats = spawn(file, ['--addr', LOOPBACK, '--port', String(port), '--config', config], { stdio: 'ignore' });
  trial.afterwards(() => stopChild(nats, 'SIGTERM', STOPS_WITHIN_MS));
  await waitUntil('NATS is ready', () => natsIsReady(port));
  const removeFromNats = async (gone: Installation) => {
    await writeFile(config, configOf(installations.filter((each) => each !== gone)));
    nats.kill('SIGHUP');
    await rm(join(natsDir, 'jetstream', gone.name), { recursive: true, force: true });
  };
  return { servers: { adminUrl: postgres.url, natsUrl: natsUrl(port) }, removeFromNats };
}
