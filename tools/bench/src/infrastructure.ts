import { rm } from 'node:fs/promises';
import { createServiceDatabase, startNats, startPostgres, temporaryFolder, urlOf } from '@reelsheet/tool-native';

export interface Infrastructure {
  /** DATABASE_URL and NATS_URL. */
  readonly environment: Record<string, string>;
  stop(): Promise<void>;
}

const DATABASE = 'bench';
const PASSWORD = 'bench';

/** A Postgres and a NATS of the bench's own, with a schema for the service. */
export async function startInfrastructure(service: string): Promise<Infrastructure> {
  const [data, streams] = [temporaryFolder(), temporaryFolder()];
  const postgres = await startPostgres({ dir: data, port: 0, superuserPassword: PASSWORD });
  const nats = await startNats({ dir: streams, port: 0 });
  await createServiceDatabase(postgres.url, { database: DATABASE, services: [{ name: service, password: PASSWORD }] });
  return {
    environment: { DATABASE_URL: urlOf(postgres.url, { database: DATABASE, user: service, password: PASSWORD }), NATS_URL: nats.url },
    stop: async () => {
      await Promise.all([postgres.stop(), nats.stop()]);
      await Promise.all([data, streams].map((folder) => rm(folder, { recursive: true, force: true })));
    },
  };
}
