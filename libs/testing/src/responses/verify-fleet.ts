import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { proveServices, UndocumentedAnswer } from './verify-responses.js';

/**
 * Loaded before a program (`node --import`): validates all responses of the fleet at `FLEET_DIR` against the OpenAPI
 * documents and ends the program at the first violation.
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
