import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { proveServices, UndocumentedAnswer } from './verify-responses.js';

/**
 * Loaded before a program (`node --import`): what it fetches from the fleet at `FLEET_DIR` is held to the services'
 * OpenAPI documents, and the first answer that breaks them ends it.
 */
const { base_url, agent_url, core_url, upload_url } = JSON.parse(
  readFileSync(join(process.env['FLEET_DIR']!, 'fleet.json'), 'utf8'),
) as Record<string, string>;
await proveServices([base_url!, agent_url!, core_url!, upload_url!]);

const send = globalThis.fetch;
globalThis.fetch = (...request) =>
  send(...request).catch((error: unknown) => {
    if (!(error instanceof UndocumentedAnswer)) throw error;
    console.error(error.message);
    process.exit(1);
  });
