import { startJobTestService } from './test-service.js';

const [databaseUrl, NATS_URL, NATS_NKEY_SEED] = process.argv.slice(2) as [string, string, string];

/** Worker in a separate process whose translator never responds. */
const translator = {
  submit: () => {
    process.stdout.write('submitting\n');
    return new Promise<void>(() => undefined);
  },
  isDone: async () => false,
};

await startJobTestService({ databaseUrl, nats: { NATS_URL, NATS_NKEY_SEED }, translator });
process.stdout.write('started\n');
