import type { OwnFleet } from '@reelsheet/tool-fleet';
import { queryRows } from '../support/database.js';
import type { TrialRun } from '../trial.js';
import { LossyProxy } from './lossy-proxy.js';

/** Maximum number of POSTs as a multiple of the orders: every tenth answer is lost, and some are rejected by rate. */
const MAX_POSTS_PER_ORDER = 1.2;

/** Orders of one kind that are sent through a proxy that loses answers. */
interface CountedOrders {
  /** Name of the figures. */
  readonly name: string;
  readonly count: number;
  readonly proxy: LossyProxy;
  /** SQL that counts the orders that were carried out, as `count`. */
  readonly ordered: string;
  /** Sends all orders, and returns the errors of those that were rejected. */
  readonly send: () => Promise<string[]>;
}

/** Sends orders, and compares what was carried out and how many POSTs it took with their number. */
export async function countOrders(trial: TrialRun, fleet: OwnFleet, orders: CountedOrders): Promise<void> {
  const { name, count, proxy, ordered, send } = orders;
  const carriedOut = async () => (await queryRows<{ count: number }>(fleet, ordered))[0]!.count;
  proxy.posts.clear();
  const before = await carriedOut();
  const rejected = await send();
  const sent = [...proxy.posts.values()].reduce((sum, each) => sum + each, 0);
  trial.note(`${name}: POSTs by status, 0 for lost answers: ${JSON.stringify(Object.fromEntries(proxy.posts))}`);
  trial.none(`${name}: rejected orders`, rejected);
  trial.figure(`${name}: carried out`, (await carriedOut()) - before, { exactly: count });
  trial.figure(`${name}: POSTs per order`, sent / count, { atMost: MAX_POSTS_PER_ORDER });
}

/** Starts a proxy that loses answers of an address until the trial ends. */
export async function lossyProxyOf(trial: TrialRun, address: string): Promise<LossyProxy> {
  const proxy = await LossyProxy.start(address);
  trial.afterwards(() => proxy.stop());
  return proxy;
}
