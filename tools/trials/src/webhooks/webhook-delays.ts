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

/** Every few calls it turns silent or answers, so that what else this machine does befalls both alike. */
export const webhookDelays: Trial = {
  shows: 'one endpoint of many that never answers: the delay of the others grows by 10 % at most',
  async run(trial) {
    const receiver = await WebhookReceiver.open();
    trial.afterwards(() => receiver.leave());
    const fleet = await trial.fleet({ OUTBOUND_ALLOW: receiver.host });
    const tenant = await newTenant(fleet.file);
    const endpoints: Endpoint[] = [];
    for (let number = 0; number < trial.size({ small: 10, full: 100 }); number += 1)
      endpoints.push(await newEndpoint(tenant, receiver, number));
    const [silent, ...others] = endpoints as [Endpoint, ...Endpoint[]];
    const delays: Record<'calm' | 'troubled', number[]> = { calm: [], troubled: [] };
    const block = async (kind: keyof typeof delays, of: readonly Endpoint[]) => {
      receiver.answer = ({ path }) => (kind === 'troubled' && path === silent.path ? undefined : 204);
      if (kind === 'calm') receiver.makeUp();
      for (let event = 0; event < EVENTS_OF_SILENT; event += 1) await newRow(tenant, silent);
      for (const endpoint of of) delays[kind].push(await delayOf(tenant, receiver, endpoint));
    };
    await block('calm', others);
    delays.calm = [];
    for (let rounds = 0; rounds < trial.size({ small: 4, full: 10 }); rounds += 1) {
      const shuffled = trial.shuffle(others);
      for (let first = 0; first < shuffled.length; first += BLOCK) {
        const of = shuffled.slice(first, first + BLOCK);
        for (const kind of trial.shuffle(['calm', 'troubled'] as const)) await block(kind, of);
      }
    }
    const [calm, troubled] = [median(delays.calm), median(delays.troubled)];
    trial.note(`median from request to receiver: ${calm.toFixed(1)} ms, with a silent one ${troubled.toFixed(1)} ms`);
    trial.figure('how many times as long it takes beside a silent one', troubled / calm, { atMost: MAX_SLOWDOWN });
    trial.none('calls whose signature a public library refuses', receiver.forged);
  },
};

const BLOCK = 25;
/** More than the worker's concurrent deliveries. */
const EVENTS_OF_SILENT = 12;

async function newEndpoint(tenant: Tenant, receiver: WebhookReceiver, number: number): Promise<Endpoint> {
  const { base } = tenant;
  const { agent } = await dataOf(base.POST('/agents', { body: { agent: { name: `Endpoint ${number}` } } }));
  const query = { agent_id: String(agent.id) };
  const body = { spreadsheet: { title: 'On trial' } };
  const { id: sheetId } = await dataOf(base.POST('/autocontentengine', { params: { query }, body }));
  const path = `/endpoint-${number}`;
  receiver.secrets.set(path, await configure({ base, agentId: agent.id }, `http://${receiver.host}${path}`));
  return { path, agentId: agent.id, sheetId };
}

async function newRow({ base }: Tenant, { agentId, sheetId }: Endpoint): Promise<number> {
  const params = { path: { id: sheetId }, query: { agent_id: String(agentId) } };
  return (await dataOf(base.POST('/autocontentengine/{id}/rows', { params, body: { spreadsheet_row: {} } }))).id;
}

/** Milliseconds from the request that causes an event until its receiver is called. */
async function delayOf(tenant: Tenant, receiver: WebhookReceiver, endpoint: Endpoint): Promise<number> {
  const startedAt = performance.now();
  const row = await newRow(tenant, endpoint);
  return (await receiver.call(endpoint.path, row)).at - startedAt;
}
