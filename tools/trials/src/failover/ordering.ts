import type { FleetFile } from '@reelsheet/tool-fleet';
import { waitUntil } from '../support/database.js';
import { injectFault } from '../support/tenant.js';
import type { TrialRun } from '../trial.js';
import { untilDelivered } from './events.js';
import { callersOf, plannedOrders, type Amounts } from './load.js';
import { RepeatingCallers } from './repeating-callers.js';
import { compareOutcome, countUnderWay, earlierThan, untilAllEnded } from './results.js';

const MINUTE_MS = 60_000;
/** Milliseconds by which a network delays each answer, so that posts are under way when something happens. */
const NETWORK_MS = 500;

/** An act on an installation while orders are under way. */
interface Loss {
  /** Name of the step, which the texts of its posts contain. */
  readonly name: string;
  readonly file: FleetFile;
  /** Returns the address of the database, which may change with the act. */
  readonly databaseUrl: () => Promise<string>;
  readonly picture: Uint8Array<ArrayBuffer>;
  /** Milliseconds between the starts of two orders. */
  readonly pauseMs: number;
  readonly act: () => Promise<void>;
}

/** Orders texts, renders, posts and uploads, acts after some are accepted, and compares what was made of them. */
export async function whileOrdering(
  trial: TrialRun,
  { name, file, databaseUrl, picture, pauseMs, act }: Loss,
): Promise<void> {
  const amounts = trial.size<Amounts>({
    small: { texts: 20, renders: 4, posts: 10, uploads: 6 },
    full: { texts: 100, renders: 20, posts: 50, uploads: 10 },
  });
  const orders = trial.shuffle(plannedOrders(amounts));
  const urlBefore = await databaseUrl();
  const earlier = await earlierThan({ file, url: urlBefore });
  const callers = await callersOf(file, `${name} ${trial.seed}`, picture);
  for (const vendor of RepeatingCallers.networks)
    await injectFault(file, { vendor, kind: 'latency', times: 1_000_000, value: NETWORK_MS });
  const sending = callers.send(orders, pauseMs);
  const acceptedBefore = Math.ceil(orders.length * (0.3 + trial.random() * 0.3));
  await waitUntil('some orders are accepted', async () => callers.accepted.length >= acceptedBefore, MINUTE_MS);
  const underWay = await countUnderWay(urlBefore);
  trial.note(`${callers.accepted.length} of ${orders.length} orders accepted; ${underWay} jobs, posts and holds open`);
  await act();
  await sending;
  const { unavailable, lost, unknown } = callers.repeated;
  trial.note(`repeated after 502, 503 or 504: ${unavailable}, without an answer: ${lost}`);
  trial.note(`uploads with an unknown outcome: ${unknown}`);
  trial.none('orders that were never accepted', callers.unaccepted);
  const url = await databaseUrl();
  await untilAllEnded(trial, url);
  await untilDelivered(trial, url);
  await compareOutcome(trial, {
    orders,
    accepted: callers.accepted,
    name: `${name} ${trial.seed}`,
    file,
    url,
    earlier,
  });
}
