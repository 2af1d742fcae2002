import { rm } from 'node:fs/promises';
import { natsAuthorization, natsKeys, PROCESSES, type ProcessName } from '@reelsheet/contracts/bus';
import type { Service } from '@reelsheet/contracts';
import {
  createServiceDatabase,
  nkey,
  startNats,
  startPostgres,
  temporaryFolder,
  urlOf,
  withPostgres,
} from '@reelsheet/native-servers';

export interface Infrastructure {
  /** Returns the environment of a process of the service, by default of the one that serves HTTP. */
  environment(service: Service, process?: ProcessName): Record<string, string>;
  /** Creates a database for third-party software on the same Postgres and returns its URL. */
  externalDatabase(name: string): Promise<string>;
  /** Kills NATS, erases its data, and starts it again. */
  eraseBus(): Promise<void>;
  stop(): Promise<void>;
}

const DATABASE = 'bench';
const PASSWORD = 'bench';

/**
 * Starts a Postgres and a NATS for the benchmark, with a schema for each service. Their data is stored in the folder
 * `within`.
 */
export async function startInfrastructure(services: readonly Service[], within?: string): Promise<Infrastructure> {
  const [data, streams, uploads] = [temporaryFolder(within), temporaryFolder(within), temporaryFolder(within)];
  const postgres = await startPostgres({ dir: data, port: 0, superuserPassword: PASSWORD });
  const keys = new Map(PROCESSES.map((process) => [process, nkey()]));
  const config = natsKeys((process) => keys.get(process)!.publicKey) + natsAuthorization();
  let nats = await startNats({ dir: streams, port: 0, config });
  await createServiceDatabase(postgres.url, {
    database: DATABASE,
    services: services.map((name) => ({ name, password: PASSWORD })),
  });
  return {
    environment: (user, process = user) => ({
      DATABASE_URL: urlOf(postgres.url, { database: DATABASE, user, password: PASSWORD }),
      NATS_URL: nats.url,
      NATS_NKEY_SEED: keys.get(process)!.seed,
      UPLOAD_DIR: uploads,
    }),
    externalDatabase: async (name) => {
      await withPostgres(postgres.url, (client) => client.query(`CREATE DATABASE ${name}`));
      return urlOf(postgres.url, { database: name });
    },
    eraseBus: async () => {
      process.kill(nats.pid, 'SIGKILL');
      await nats.stop();
      await rm(streams, { recursive: true });
      nats = await startNats({ dir: streams, port: nats.port, config });
    },
    stop: async () => {
      await Promise.all([postgres.stop(), nats.stop()]);
      await Promise.all([data, streams, uploads].map((folder) => rm(folder, { recursive: true, force: true })));
    },
  };
}
