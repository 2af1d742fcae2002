import { rm } from 'node:fs/promises';
import { createServiceDatabase, startNats, startPostgres, temporaryFolder, urlOf } from '@reelsheet/native-servers';

export interface Infrastructure {
  /** Environment of a process of the service. */
  environment(service: string): Record<string, string>;
  stop(): Promise<void>;
}

const DATABASE = 'bench';
const PASSWORD = 'bench';

/** A Postgres and a NATS of the bench's own, with a schema for each service. */
export async function startInfrastructure(services: readonly string[]): Promise<Infrastructure> {
  const [data, streams, uploads] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
  const postgres = await startPostgres({ dir: data, port: 0, superuserPassword: PASSWORD });
  const nats = await startNats({ dir: streams, port: 0 });
  await createServiceDatabase(postgres.url, {
    database: DATABASE,
    services: services.map((name) => ({ name, password: PASSWORD })),
  });
  return {
    environment: (user) => ({
      DATABASE_URL: urlOf(postgres.url, { database: DATABASE, user, password: PASSWORD }),
      NATS_URL: nats.url,
      UPLOAD_DIR: uploads,
    }),
    stop: async () => {
      await Promise.all([postgres.stop(), nats.stop()]);
      await Promise.all([data, streams, uploads].map((folder) => rm(folder, { recursive: true, force: true })));
    },
  };
}
