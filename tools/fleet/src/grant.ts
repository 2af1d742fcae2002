import { randomUUID } from 'node:crypto';
import { clientOf, dataOf } from '@reelsheet/client';
import { readFleetFile } from './files/fleet-file.js';
import { fleetSettings } from './settings.js';

const USAGE = 'usage: npm run grant -- <organization_id> <credits> <reason> [idempotency_key]';

/** Returns the URL and key for the grant: from the environment if set, otherwise of the running fleet. */
function target(): { url: string; key: string } | undefined {
  const { BASE_URL, OPERATOR_KEY } = process.env;
  if (BASE_URL && OPERATOR_KEY) return { url: BASE_URL, key: OPERATOR_KEY };
  const fleet = readFleetFile(fleetSettings(process.env).dir);
  return fleet && { url: fleet.base_url, key: fleet.operator_key };
}

async function grant([organization, amount, reason, idempotencyKey = randomUUID()]: string[]): Promise<string> {
  if (!organization || !amount || !reason) throw new Error(USAGE);
  const base = target();
  if (!base) throw new Error('no fleet is running: set BASE_URL and OPERATOR_KEY');
  const params = { headers: { 'X-Operator-Key': base.key } };
  const body = {
    organization_id: Number(organization),
    amount: Number(amount),
    reason,
    idempotency_key: idempotencyKey,
  };
  const { balance } = await dataOf(clientOf('base', base.url).credits.grant({ ...params, body }));
  return `organization ${organization} has ${balance} credits now (idempotency key ${idempotencyKey})`;
}

try {
  console.log(await grant(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
