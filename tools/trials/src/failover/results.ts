import { withPostgres } from '@reelsheet/native-servers';
import type { FleetFile } from '@reelsheet/tool-fleet';
import { ledgerErrors } from '@reelsheet/tool-operate';
import { waitUntil } from '../support/database.js';
import type { TrialRun } from '../trial.js';
import { captionOf, type AcceptedOrder, type OrderKind, type PlannedOrder } from './repeating-callers.js';

/** Everything that orders of a caller can have created, with its state. */
const ROWS = `
  SELECT 'text' AS kind, id::integer, status, NULL AS error FROM base.generation
  UNION ALL SELECT 'render', id::integer, status, NULL FROM base.render_job
  UNION ALL SELECT 'post', post_id::integer, status, concat_ws(' at ', error_code, failed_step) FROM base.post_target
  UNION ALL SELECT 'upload', id::integer, 'completed', NULL FROM base.content_resource WHERE file_name LIKE 'upload-%'`;

/** Work that has not ended. */
const UNDER_WAY = `
  SELECT (SELECT count(*) FROM base.generation WHERE due_at IS NOT NULL)
    + (SELECT count(*) FROM base.render_job WHERE due_at IS NOT NULL)
    + (SELECT count(*) FROM base.post WHERE status IN ('scheduled', 'publishing'))
    + (SELECT count(*) FROM base.credit_hold WHERE is_open) AS count`;

const CAPTURES = `
  SELECT reference, count(*)::integer AS times FROM base.ledger_entry WHERE kind = 'capture' GROUP BY reference`;

interface MadeRow {
  readonly kind: OrderKind;
  readonly id: number;
  readonly status: string;
  /** Reason of a failed post. */
  readonly error: string | null;
}

interface VendorCall {
  readonly id: number;
  readonly idempotency_key: string | null;
  readonly replay: boolean;
  readonly status: number;
}

interface Captured {
  readonly reference: string;
  readonly times: number;
}

/** Things that others had made before the orders, which a comparison leaves out. */
interface Earlier {
  readonly things: ReadonlySet<string>;
  /** References of what was charged. */
  readonly captures: ReadonlySet<string>;
  /** Number of the last call that the vendor of texts received. */
  readonly lastCall: number;
}

interface Outcome {
  readonly orders: readonly PlannedOrder[];
  readonly accepted: readonly AcceptedOrder[];
  /** Name of the round, which the texts of its posts contain. */
  readonly name: string;
  readonly file: FleetFile;
  /** Address of the database, of the promoted server after a failover. */
  readonly url: string;
  readonly earlier?: Earlier;
}

const ENDED_WITHIN_MS = 10 * 60_000;

/** Waits until all jobs, posts and holds have ended, and notes how long that took. */
export async function untilAllEnded(trial: TrialRun, url: string): Promise<void> {
  const ended = await waitUntil('all work has ended', async () => (await countUnderWay(url)) === 0, ENDED_WITHIN_MS);
  trial.note(`all work had ended ${(ended / 1_000).toFixed(0)} s after the last answer`);
}

/** Returns the number of jobs, posts and holds that have not ended. */
export async function countUnderWay(url: string): Promise<number> {
  return withPostgres(url, async (client) => Number((await client.query<{ count: string }>(UNDER_WAY)).rows[0]!.count));
}

/** Compares what was accepted with the tables, the vendors, the networks and the ledger after all work has ended. */
export async function compareOutcome(trial: TrialRun, outcome: Outcome): Promise<void> {
  const { accepted, url, earlier } = outcome;
  const rows = (await madeRows(url)).filter((row) => !earlier?.things.has(nameOf(row)));
  const completed = new Set(rows.filter(({ status }) => status === 'completed').map(nameOf));
  trial.none(
    'accepted orders that are lost or not completed',
    accepted.filter((order) => !completed.has(nameOf(order))).map((order) => [order, rowOf(rows, order)]),
  );
  const known = new Set(accepted.map(nameOf));
  trial.figure('different things that were accepted', known.size, { exactly: outcome.orders.length });
  trial.none(
    'things made without an answer that names them',
    rows.filter((row) => !known.has(nameOf(row))),
  );
  await compareFiles(trial, accepted);
  await comparePosts(trial, outcome);
  await compareCharges(trial, outcome);
}

const madeRows = (url: string): Promise<MadeRow[]> =>
  withPostgres(url, async (client) => (await client.query<MadeRow>(ROWS)).rows);

const nameOf = ({ kind, id }: { kind: OrderKind; id: number }) => `${kind} ${id}`;

/** Reads what there is before orders are sent. */
export async function earlierThan({ file, url }: Pick<Outcome, 'file' | 'url'>): Promise<Earlier> {
  const captures = await withPostgres(url, async (client) => (await client.query<Captured>(CAPTURES)).rows);
  return {
    things: new Set((await madeRows(url)).map(nameOf)),
    captures: new Set(captures.map(({ reference }) => reference)),
    lastCall: Math.max(0, ...(await vendorCalls(file)).map(({ id }) => id)),
  };
}

const rowOf = (rows: readonly MadeRow[], { kind, id }: AcceptedOrder) =>
  rows.find((row) => row.kind === kind && row.id === id) ?? 'no row';

async function compareFiles(trial: TrialRun, accepted: readonly AcceptedOrder[]): Promise<void> {
  const missing: string[] = [];
  for (const { url } of accepted.filter(({ kind }) => kind === 'upload')) {
    const answer = await fetch(url!);
    if (!answer.ok || (await answer.arrayBuffer()).byteLength === 0) missing.push(`${url}: ${answer.status}`);
  }
  trial.none('uploaded files that cannot be read', missing);
}

async function comparePosts(trial: TrialRun, { orders, name, file }: Outcome): Promise<void> {
  const shown = (await (await fetch(`${file.sandbox_url}/posts`)).json()) as { caption: string }[];
  const captions = orders.filter(({ kind }) => kind === 'post').map(({ index }) => captionOf(name, index));
  const times = captions.map((caption) => [caption, shown.filter((post) => post.caption === caption).length]);
  trial.none(
    'posts that are not public exactly once',
    times.filter(([, count]) => count !== 1),
  );
}

async function vendorCalls({ sandbox_url }: FleetFile, after = 0): Promise<VendorCall[]> {
  return (await (await fetch(`${sandbox_url}/log?vendor=chat&after=${after}`)).json()) as VendorCall[];
}

async function compareCharges(trial: TrialRun, { orders, file, url, earlier }: Outcome): Promise<void> {
  const calls = await vendorCalls(file, earlier?.lastCall);
  const keys = calls
    .filter(({ idempotency_key, replay, status }) => idempotency_key && !replay && status === 200)
    .map(({ idempotency_key }) => idempotency_key!);
  const texts = orders.filter(({ kind }) => kind === 'text').length;
  trial.figure('texts that the vendor has made', new Set(keys).size, { exactly: texts });
  trial.none(
    'texts that the vendor has made again',
    keys.filter((key, index) => keys.indexOf(key) !== index),
  );
  await withPostgres(url, async (client) => {
    const captured = (await client.query<Captured>(CAPTURES)).rows;
    const rows = captured.filter(({ reference }) => !earlier?.captures.has(reference));
    const renders = orders.filter(({ kind }) => kind === 'render').length;
    trial.figure('charged texts and renders', rows.length, { exactly: texts + renders });
    trial.none(
      'texts and renders that were charged more than once',
      rows.filter(({ times }) => times !== 1),
    );
    trial.none('ledger inconsistencies', await ledgerErrors(client));
  });
}
