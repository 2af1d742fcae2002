import { registerTestEvent, type Service } from '@reelsheet/contracts';
import { blobAttempted } from './test-handlers.js';
import { startOutboxTestService } from './test-service.js';

const [service, databaseUrl, NATS_URL, NATS_NKEY_SEED] = process.argv.slice(2) as [Service, string, string, string];

/** A worker in a process of its own, which begins each message, says so, and never ends it. */
const handle = async (subject: string) => {
  process.stdout.write(`began ${subject}\n`);
  await new Promise(() => undefined);
};

registerTestEvent(blobAttempted);
await startOutboxTestService({ service, databaseUrl, nats: { NATS_URL, NATS_NKEY_SEED }, handle });
process.stdout.write('started\n');
