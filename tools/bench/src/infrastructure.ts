import { rm } from 'node:fs/promises';
import { natsAuthorization, natsKeys, PROCESSES } from '@reelsheet/contracts/bus';
import type { Service } from '@reelsheet/contracts';
import {
  createServiceDatabase,
  nkey,
  startNats,
  startPostgres,
  temporaryFolder,
  urlOf,
} from '@reelsheet/native-servers';

export interface Infrastructure {
  /** Environment of a process of the service. */
  environment(service: Service): Record<string, string>;
  stop(): Promise<void>;
}

const DATABASE = 'bench';
const PASSWORD = 'bench';

/** A Postgres and a NATS of the bench's own, with a schema for each service. */
export async function startInfrastructure(services: readonly Service[]): Promise<Infrastructure> {
  const [data, streams, uploads] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
  const postgres = await startPostgres({ dir: data, port: 0, superuserPassword: PASSWORD });
  const keys = new Map(PROCESSES.map((process) => [process, nkey()]));
  const config = natsKeys((process) => keys.get(process)!.publicKey) + natsAuthorization();
  const nats = await startNats({ dir: streams, port: 0, config });
  await createServiceDatabase(postgres.url, {
    database: DATABASE,
    services: services.map((name) => ({ name, password: PASSWORD })),
  });
  return {
    environment: (user) => ({
      DATABASE_URL: urlOf(postgres.url, { database: DATABASE, user, password: PASSWORD }),
      NATS_URL: nats.url,
      NATS_NKEY_SEED: keys.get(user)!.seed,
      UPLOAD_DIR: uploads,
    }),
    stop: async () => {
      await Promise.all([postgres.stop(), nats.stop()]);
      await Promise.all([data, streams, uploads].map((folder) => rm(folder, { recursive: true, force: true })));
    },
  };
}
