import { dataOf } from '@reelsheet/client';
import { median } from '../support/quantile.js';
import { newTenant, type Tenant } from '../support/tenant.js';
import type { Trial } from '../trial.js';
import { WebhookReceiver } from '../support/webhook-receiver.js';
import { configure } from './webhooks.js';

const MAX_SLOWDOWN = 1.1;

interface Endpoint {
  readonly path: string;
  readonly agentId: number;
  readonly sheetId: number;
}

/**
 * Alternates between a silent and a responding endpoint every few calls, so that other load on the machine affects both
 * equally.
 */
export const webhookDelays: Trial = {
  shows: 'one of many endpoints never responds: the delay of the others grows by at most 10 %',
  async run(trial) {
    const receiver = await WebhookReceiver.open();
    trial.afterwards(() => receiver.stop());
    const fleet = await trial.fleet({ OUTBOUND_ALLOW: receiver.host });
    const tenant = await newTenant(fleet.file);
    const endpoints: Endpoint[] = [];
    for (let number = 0; number < trial.size({ small: 10, full: 100 }); number += 1)
      endpoints.push(await newEndpoint(tenant, receiver, number));
    const [silent, ...others] = endpoints as [Endpoint, ...Endpoint[]];
    const delays: Record<'withoutSilent' | 'withSilent', number[]> = { withoutSilent: [], withSilent: [] };
    const block = async (kind: keyof typeof delays, of: readonly Endpoint[]) => {
      receiver.answer = ({ path }) => (kind === 'withSilent' && path === silent.path ? undefined : 204);
      if (kind === 'withoutSilent') receiver.answerPending();
      for (let event = 0; event < EVENTS_OF_SILENT; event += 1) await newRow(tenant, silent);
      for (const endpoint of of) delays[kind].push(await delayOf(tenant, receiver, endpoint));
    };
    await block('withoutSilent', others);
    delays.withoutSilent = [];
    for (let rounds = 0; rounds < trial.size({ small: 4, full: 10 }); rounds += 1) {
      const shuffled = trial.shuffle(others);
      for (let first = 0; first < shuffled.length; first += BLOCK) {
        const of = shuffled.slice(first, first + BLOCK);
        for (const kind of trial.shuffle(['withoutSilent', 'withSilent'] as const)) await block(kind, of);
      }
    }
    const [withoutSilent, withSilent] = [median(delays.withoutSilent), median(delays.withSilent)];
    trial.note(
      `median from request to receiver: ${withoutSilent.toFixed(1)} ms, with a silent one ${withSilent.toFixed(1)} ms`,
    );
    trial.figure('delay beside a silent endpoint, relative to the delay without one', withSilent / withoutSilent, {
      atMost: MAX_SLOWDOWN,
    });
    trial.none('calls whose signature a public library rejects', receiver.forged);
  },
};

const BLOCK = 25;
/** More than the worker's concurrent deliveries. */
const EVENTS_OF_SILENT = 12;

async function newEndpoint(tenant: Tenant, receiver: WebhookReceiver, number: number): Promise<Endpoint> {
  const { base } = tenant;
  const { agent } = await dataOf(base.agents.create({ body: { agent: { name: `Endpoint ${number}` } } }));
  const query = { agent_id: String(agent.id) };
  const body = { spreadsheet: { title: 'On trial' } };
  const { id: sheetId } = await dataOf(base.sheets.create({ query, body }));
  const path = `/endpoint-${number}`;
  receiver.secrets.set(path, await configure({ base, agentId: agent.id }, `http://${receiver.host}${path}`));
  return { path, agentId: agent.id, sheetId };
}

async function newRow({ base }: Tenant, { agentId, sheetId }: Endpoint): Promise<number> {
  const params = { path: { id: sheetId }, query: { agent_id: String(agentId) } };
  return (await dataOf(base.sheets.rows.create({ ...params, body: { spreadsheet_row: {} } }))).id;
}

/** Returns the milliseconds from the request that causes an event until its receiver is called. */
async function delayOf(tenant: Tenant, receiver: WebhookReceiver, endpoint: Endpoint): Promise<number> {
  const startedAt = performance.now();
  const row = await newRow(tenant, endpoint);
  return (await receiver.call(endpoint.path, row)).at - startedAt;
}
