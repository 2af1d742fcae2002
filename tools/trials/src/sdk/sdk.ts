import { createReelsheet, watchSheet, type Reelsheet } from '@reelsheet/sdk';
import { ledgerErrorsOf, queryRows } from '../support/database.js';
import { newTenant, type Tenant } from '../support/tenant.js';
import type { Trial, TrialRun } from '../trial.js';
import { LossyProxy } from './lossy-proxy.js';

const CREDITS = 1_000_000;
/** Maximum number of POSTs as a multiple of the orders: every tenth answer is lost, and some are rejected by rate. */
const MAX_POSTS_PER_ORDER = 1.2;

/** Number of texts whose end is awaited. */
const AWAITED_TEXTS = 5;

/** A kind of work that spends credits. */
interface SpendingKind {
  readonly what: string;
  readonly service: 'base' | 'agent';
  readonly order: (reelsheet: Reelsheet, tenant: Tenant, mark: string) => PromiseLike<unknown>;
  /** SQL that counts what was ordered. */
  readonly ordered: string;
}

const KINDS: readonly SpendingKind[] = [
  {
    what: 'texts',
    service: 'base',
    order: (reelsheet, tenant, prompt) =>
      reelsheet.sheets.cells.generate({ ...cellOf(tenant), generation_type: 'text', data: { prompt } }),
    ordered: `SELECT count(*)::int FROM base.generation WHERE input::text LIKE '%texts %'`,
  },
  {
    what: 'pictures',
    service: 'base',
    order: (reelsheet, tenant, prompt) =>
      reelsheet.sheets.cells.generate({ ...cellOf(tenant), generation_type: 'image_from_text', data: { prompt } }),
    ordered: `SELECT count(*)::int FROM base.generation WHERE input::text LIKE '%pictures %'`,
  },
  {
    what: 'runs',
    service: 'agent',
    order: (reelsheet, { agentId: agent_id }, message) => reelsheet.runs.create({ agent_id, message }),
    ordered: 'SELECT count(*)::int FROM agent.run',
  },
];

const cellOf = ({ sheetId, cellIds, agentId }: Tenant) => ({
  engine_id: sheetId,
  cell_id: cellIds[0]!,
  agent_id: agentId,
});

/** Orders spending work with the SDK through a proxy that loses answers. */
export const sdk: Trial = {
  shows: 'orders of the SDK behind a proxy that loses every tenth answer: each carried out and charged once',
  async run(trial) {
    const orders = trial.size({ small: 40, full: 500 });
    const fleet = await trial.fleet();
    const tenant = await newTenant(fleet.file, { credits: CREDITS });
    const { base_url: base, agent_url: agent, core_url: core, upload_url: upload } = fleet.file;
    const proxies = { base: await proxyOf(trial, base), agent: await proxyOf(trial, agent) };
    const addresses = { base: proxies.base.address, agent: proxies.agent.address, core, upload };
    const reelsheet = createReelsheet({ url: proxies.base.address, key: tenant.key, addresses });
    for (const { what, service, order, ordered } of KINDS) {
      const proxy = proxies[service];
      proxy.posts.clear();
      const marks = Array.from({ length: orders }, (_, index) => `${what} ${index}`);
      const rejected = await rejectionsOf(marks.map((mark) => order(reelsheet, tenant, mark)));
      const posts = [...proxy.posts.values()].reduce((sum, count) => sum + count, 0);
      trial.note(`${what}: POSTs by status, 0 for lost answers: ${JSON.stringify(Object.fromEntries(proxy.posts))}`);
      trial.none(`${what}: rejected orders`, rejected);
      const [row] = await queryRows<{ count: number }>(fleet, ordered);
      trial.figure(`${what}: carried out`, row!.count, { exactly: orders });
      trial.figure(`${what}: POSTs per order`, posts / orders, { atMost: MAX_POSTS_PER_ORDER });
    }
    await awaitTexts(trial, reelsheet, tenant);
    trial.none('ledger inconsistencies', await ledgerErrorsOf(fleet));
  },
};

/** Waits for texts by their streams, and follows what they change in the sheet. */
async function awaitTexts(trial: TrialRun, reelsheet: Reelsheet, tenant: Tenant): Promise<void> {
  const { sheetId: id, agentId: agent_id, organizationId: organization_id } = tenant;
  const { version: since } = await reelsheet.sheets.grid.get({ id, agent_id });
  const changes = watchSheet(reelsheet, { id, agent_id, organization_id, since });
  const firstChange = changes.next();
  const prompts = Array.from({ length: AWAITED_TEXTS }, (_, index) => `awaited ${index}`);
  const states = await Promise.all(
    prompts.map((prompt) =>
      reelsheet.sheets.cells.generate({ ...cellOf(tenant), generation_type: 'text', data: { prompt } }).wait(),
    ),
  );
  const completed = states.filter(({ status }) => status === 'completed');
  trial.figure('awaited texts that completed', completed.length, { exactly: AWAITED_TEXTS });
  const { value } = await firstChange;
  await changes.return();
  trial.figure('versions that the followed sheet has grown by, at least', value!.version - since, { atLeast: 1 });
}

async function proxyOf(trial: TrialRun, address: string): Promise<LossyProxy> {
  const proxy = await LossyProxy.start(address);
  trial.afterwards(() => proxy.stop());
  return proxy;
}

async function rejectionsOf(orders: readonly PromiseLike<unknown>[]): Promise<string[]> {
  const outcomes = await Promise.allSettled(orders);
  return outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => String(reason));
}
