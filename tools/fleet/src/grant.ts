import { randomUUID } from 'node:crypto';
import { readFleetFile } from './fleet-file.js';
import { fleetSettings } from './settings.js';

const USAGE = 'usage: npm run grant -- <organization_id> <credits> <reason> [idempotency_key]';

/** Where to grant and with which key: the environment, as in a service's own shell, else the running fleet. */
function target(): { url: string; key: string } | undefined {
  const { BASE_URL, OPERATOR_KEY } = process.env;
  if (BASE_URL && OPERATOR_KEY) return { url: BASE_URL, key: OPERATOR_KEY };
  const fleet = readFleetFile(fleetSettings(process.env).dir);
  return fleet && { url: fleet.base_url, key: fleet.operator_key };
}

async function grant([organization, amount, reason, idempotencyKey = randomUUID()]: string[]): Promise<string> {
  if (!organization || !amount || !reason) throw new Error(USAGE);
  const base = target();
  if (!base) throw new Error('no fleet runs here: set BASE_URL and OPERATOR_KEY');
  const answer = await fetch(`${base.url}/operator/credit_grants`, {
    method: 'POST',
    headers: { 'X-Operator-Key': base.key, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      organization_id: Number(organization),
      amount: Number(amount),
      reason,
      idempotency_key: idempotencyKey,
    }),
  });
  const body = (await answer.json()) as { balance?: number; error?: string };
  if (!answer.ok) throw new Error(`refused with ${answer.status}: ${body.error}`);
  return `organization ${organization} has ${body.balance} credits now (idempotency key ${idempotencyKey})`;
}

try {
  console.log(await grant(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
