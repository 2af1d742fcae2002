import type { OwnFleet } from '@reelsheet/tool-fleet';
import { queryRows, waitUntil } from '../support/database.js';
import type { TrialRun } from '../trial.js';
import { LossyProxy } from './lossy-proxy.js';

/** Maximum number of POSTs as a multiple of the orders: every tenth answer is lost, and some are rejected by rate. */
const MAX_POSTS_PER_ORDER = 1.2;

/** Statements that count orders of one kind, as `count`. */
export const COUNTS = {
  runs: 'SELECT count(*)::int FROM agent.run',
  renders: 'SELECT count(*)::int FROM base.render_job',
  batches: 'SELECT count(*)::int FROM base.batch',
  runningBatches: `SELECT count(*)::int FROM base.batch WHERE status = 'running'`,
} as const;

/** Orders that are sent together where an organization may have only a number of them open, such as 100 batches. */
const MAX_OPEN = 50;
const MAX_WAIT_MS = 600_000;

/** Orders of one kind that are sent through a proxy that loses answers. */
interface CountedOrders {
  /** Name of the figures. */
  readonly name: string;
  /** Text or id by which each order differs. */
  readonly marks: readonly string[];
  readonly proxy: LossyProxy;
  /** SQL that counts the orders that were carried out, as `count`. */
  readonly ordered: string;
  /** SQL that counts those that have not ended, as `count`, if only a number of them may be open. */
  readonly open?: string;
  /** Sends orders, and returns the errors of those that were rejected. */
  readonly send: (marks: readonly string[]) => Promise<string[]>;
}

/** Sends orders, and compares what was carried out and how many POSTs it took with their number. */
export async function countOrders(trial: TrialRun, fleet: OwnFleet, orders: CountedOrders): Promise<void> {
  const { name, proxy, ordered, marks } = orders;
  const count = marks.length;
  proxy.posts.clear();
  const before = await countOf(fleet, ordered);
  const rejected = await send(fleet, orders);
  const sent = [...proxy.posts.values()].reduce((sum, each) => sum + each, 0);
  trial.note(`${name}: POSTs by status, 0 for lost answers: ${JSON.stringify(Object.fromEntries(proxy.posts))}`);
  trial.none(`${name}: rejected orders`, rejected);
  trial.figure(`${name}: carried out`, (await countOf(fleet, ordered)) - before, { exactly: count });
  trial.figure(`${name}: POSTs per order`, sent / count, { atMost: MAX_POSTS_PER_ORDER });
}

async function send(fleet: OwnFleet, { marks, open, send: sendAll }: CountedOrders): Promise<string[]> {
  if (open === undefined) return sendAll(marks);
  const rejected: string[] = [];
  for (let start = 0; start < marks.length; start += MAX_OPEN) {
    rejected.push(...(await sendAll(marks.slice(start, start + MAX_OPEN))));
    await waitUntil('all orders have ended', async () => (await countOf(fleet, open)) === 0, MAX_WAIT_MS);
  }
  return rejected;
}

const countOf = async (fleet: OwnFleet, query: string) => (await queryRows<{ count: number }>(fleet, query))[0]!.count;

/** Starts a proxy that loses answers of an address until the trial ends. */
export async function lossyProxyOf(trial: TrialRun, address: string): Promise<LossyProxy> {
  const proxy = await LossyProxy.start(address);
  trial.afterwards(() => proxy.stop());
  return proxy;
}
