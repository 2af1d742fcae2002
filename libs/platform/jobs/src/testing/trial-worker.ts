import { startTrial } from './trial-service.js';

const [databaseUrl, NATS_URL, NATS_NKEY_SEED] = process.argv.slice(2) as [string, string, string];

/** A worker in a process of its own, whose press never answers. */
const press = {
  submit: () => {
    process.stdout.write('submitting\n');
    return new Promise<void>(() => undefined);
  },
  isDone: async () => false,
};

await startTrial({ databaseUrl, nats: { NATS_URL, NATS_NKEY_SEED }, press });
process.stdout.write('started\n');
