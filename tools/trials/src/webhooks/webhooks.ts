import { setTimeout as sleep } from 'node:timers/promises';
import { dataOf } from '@reelsheet/client';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import { queryRows, waitUntil } from '../support/database.js';
import { newTenant, type Tenant } from '../support/tenant.js';
import type { Trial } from '../trial.js';
import { WebhookReceiver } from '../support/webhook-receiver.js';

const PATH = '/webhook';
const ROWS_AN_IMPORT = 2_000;
const KILLS = 2;
const TIMEOUT_MS = 20 * 60_000;

/** Creates rows, each of which is an event. The receiver accepts two of three calls and is down for a while. */
export const webhooks: Trial = {
  shows:
    'events to a receiver that fails every third call and is down for a while, base-worker killed twice: none missing (R15)',
  async run(trial) {
    const receiver = await WebhookReceiver.open();
    trial.afterwards(() => receiver.stop());
    const fleet = await trial.fleet({ OUTBOUND_ALLOW: receiver.host });
    // The tenant has no earlier rows, because their events could arrive during the trial.
    const tenant = await newTenant(fleet.file, { rows: 0 });
    receiver.secrets.set(PATH, await configure(tenant, `http://${receiver.host}${PATH}`));
    const taken = new Set<number>();
    let calls = 0;
    receiver.answer = ({ subject }) => {
      const fails = (calls += 1) % 3 === 0;
      if (!fails) taken.add(subject);
      return fails ? 503 : 200;
    };
    const events = trial.size({ small: 300, full: 10_000 });
    const rows = await createRows(tenant, events);
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await waitUntil('some are delivered', async () => taken.size >= (events * kill) / (2 * KILLS + 1), TIMEOUT_MS);
      fleet.signal('base-worker', 'SIGKILL');
      trial.note(`base-worker was killed after ${taken.size} were delivered`);
      await fleet.untilReady('base-worker');
    }
    await receiver.stop();
    const takenBefore = taken.size;
    await sleep(trial.size({ small: 3_000, full: 60_000 }));
    await receiver.restart();
    trial.note(`the receiver was down, with ${events - takenBefore} events left`);
    await waitUntil('all are delivered', () => allTaken(fleet, tenant, events), TIMEOUT_MS);
    trial.none(
      'rows without a delivered event',
      rows.filter((row) => !taken.has(row)),
    );
    const own = receiver.received.filter(({ subject }) => taken.has(subject));
    const bodies = new Map<string, string>();
    for (const { id, body } of own) bodies.set(id, bodies.get(id) ?? body);
    trial.figure('delivered events', bodies.size, { exactly: events });
    trial.none(
      'deliveries whose bytes differ between attempts',
      own.filter(({ id, body }) => bodies.get(id) !== body),
    );
    trial.none('calls whose signature a public library rejects', receiver.forged);
    trial.note(`${receiver.received.length} calls for ${events} events`);
  },
};

/** Configures a webhook and returns its signing secret. */
export async function configure(
  { base, agentId }: Pick<Tenant, 'base' | 'agentId'>,
  webhookUrl: string,
): Promise<string> {
  const params = { path: { agent_id: String(agentId) } };
  const body = { automation_config: { webhook_url: webhookUrl } };
  const config = await dataOf(base.webhooks.update({ ...params, body }));
  return config.signing_secret!;
}

/** Creates rows and returns their ids. */
async function createRows({ base, agentId, sheetId }: Tenant, count: number): Promise<number[]> {
  const params = { path: { id: sheetId }, query: { agent_id: String(agentId) } };
  const before = (await dataOf(base.sheets.get(params))).spreadsheet_rows.map(({ id }) => id);
  for (let made = 0; made < count; made += ROWS_AN_IMPORT) {
    const rows = Array.from({ length: Math.min(ROWS_AN_IMPORT, count - made) }, () => ({ SCRIPT: 'A morning' }));
    await dataOf(base.sheets.rows.import({ ...params, body: { rows } }));
  }
  const { spreadsheet_rows } = await dataOf(base.sheets.get(params));
  return spreadsheet_rows.map(({ id }) => id).filter((id) => !before.includes(id));
}

/** Sets retries to be due immediately and requests deliveries again that have failed for good. */
async function allTaken(fleet: OwnFleet, { base, agentId }: Tenant, events: number): Promise<boolean> {
  await queryRows(
    fleet,
    `UPDATE base.webhook_delivery SET due_at = now() WHERE due_at > now() AND status = 'processing'
      AND attempt BETWEEN 1 AND total_attempts`,
  );
  await dataOf(base.webhooks.deliveries.replay({ path: { agent_id: String(agentId) }, body: {} }));
  const sql = `SELECT count(*)::int AS taken FROM base.webhook_delivery WHERE type = 'row.created'
    AND status = 'completed'`;
  return (await queryRows<{ taken: number }>(fleet, sql))[0]!.taken === events;
}
