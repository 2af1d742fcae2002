import { startTrial } from './trial-service.js';

const [databaseUrl, natsUrl] = process.argv.slice(2) as [string, string];

/** A worker in a process of its own, whose press never answers. */
const press = {
  submit: () => {
    process.stdout.write('submitting\n');
    return new Promise<void>(() => undefined);
  },
  isDone: async () => false,
};

await startTrial({ databaseUrl, natsUrl, press });
process.stdout.write('started\n');
