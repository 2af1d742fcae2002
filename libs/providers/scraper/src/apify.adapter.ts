import {
  answerCheck,
  announceVendor,
  boundedFetch,
  callVendor,
  categoryOfStatus,
  ProviderError,
  retryAfterMs,
  wasNeverSent,
} from '@reelsheet/provider-common';
import { Type, type TSchema } from 'typebox';
import { ACTORS, assignment } from './actors.js';
import {
  ScrapeProvider,
  type Found,
  type ScrapedComment,
  type ScrapedPlatform,
  type ScrapedPost,
  type ScrapeRequest,
  type ScrapeRun,
  type ScrapeRunRef,
} from './port.js';

const VENDOR = 'scraping';
const PROVIDER = 'apify';
const BOUNDS = { timeoutMs: 30_000, maxAnswerBytes: 32 * 2 ** 20 };
/** The vendor ends a run by itself that takes longer. */
const RUN_SECONDS = 600;
/** Items that one reading takes. */
const ITEMS_A_PAGE = 200;
/** Runs that are looked through for a lost one, so many at a time. */
const RUNS_A_PAGE = 100;
const MAX_RUN_PAGES = 20;
/** Maximum difference between the vendor's clock and ours. */
const CLOCKS_APART_MS = 60_000;
/** The field of an actor's input that holds our name of the run. */
const TAG = 'reelsheetRun';

export interface ApifyConfig {
  readonly baseUrl: string;
  readonly apiToken: string;
  /** Maximum charge of one run, in US dollars. */
  readonly maxChargeUsd?: number;
  /** Timeout of one call in milliseconds. */
  readonly timeoutMs?: number;
}

const Run = Type.Object({
  id: Type.String({ minLength: 1 }),
  status: Type.String(),
  startedAt: Type.String(),
  defaultDatasetId: Type.String({ minLength: 1 }),
  defaultKeyValueStoreId: Type.String({ minLength: 1 }),
});
const readRun = answerCheck(VENDOR, Type.Object({ data: Run }));
const readRuns = answerCheck(VENDOR, Type.Object({ data: Type.Object({ items: Type.Array(Run) }) }));
const readItems = answerCheck(VENDOR, Type.Array(Type.Record(Type.String(), Type.Unknown())) as TSchema);
/**
 * The account has no capacity for another run or more memory: the run was not started, whatever the
 * status.
 */
const NO_CAPACITY = new Set(['concurrent-runs-limit-exceeded', 'actor-memory-limit-exceeded']);
const readError = (body: unknown) => (body as { error?: { type?: unknown } } | undefined)?.error?.type;

const ENDED_BADLY: Readonly<Record<string, { reason: string; retryable: boolean }>> = {
  FAILED: { reason: 'The scraping vendor could not read the source', retryable: true },
  ABORTED: { reason: 'The scraping vendor gave the run up', retryable: true },
  'TIMED-OUT': { reason: 'The scraping vendor took too long', retryable: true },
};
/** While the vendor aborts or times a run out it still moves. */
const MOVING = new Set(['READY', 'RUNNING', 'ABORTING', 'TIMING-OUT']);

/** Apify's API, version 2: a run of an actor, its dataset, and its input, which is kept beside it. */
export class ApifyScrapeProvider extends ScrapeProvider {
  private readonly fetch = boundedFetch(VENDOR, BOUNDS.maxAnswerBytes);

  constructor(private readonly config: ApifyConfig) {
    super();
    announceVendor(VENDOR, PROVIDER);
  }

  async submit({ order, externalId, signal }: ScrapeRequest): Promise<ScrapeRunRef> {
    const { actor, input, max } = assignment(order);
    const query = new URLSearchParams({ maxItems: String(max), timeout: String(RUN_SECONDS) });
    if (this.config.maxChargeUsd) query.set('maxTotalChargeUsd', String(this.config.maxChargeUsd));
    const body = { ...input, [TAG]: externalId };
    const headers = { 'idempotency-key': externalId };
    try {
      const answer = await this.call(`/v2/acts/${actor}/runs?${query}`, { signal, body, headers });
      return { runId: readRun(answer).data.id };
    } catch (error) {
      throw unknownOutcome(error);
    }
  }

  async find({ order, externalId, signal }: ScrapeRequest, since: Date): Promise<ScrapeRunRef | undefined> {
    const { actor } = assignment(order);
    const [first, last] = [since.getTime() - CLOCKS_APART_MS, since.getTime() + BOUNDS.timeoutMs + CLOCKS_APART_MS];
    for (let page = 0; page < MAX_RUN_PAGES; page++) {
      const offset = String(page * RUNS_A_PAGE);
      const query = new URLSearchParams({ desc: 'true', offset, limit: String(RUNS_A_PAGE) });
      const { items } = readRuns(await this.call(`/v2/acts/${actor}/runs?${query}`, { signal })).data;
      for (const run of items) {
        const startedAt = new Date(run.startedAt).getTime();
        if (startedAt < first) return undefined;
        if (startedAt > last) continue;
        const input = await this.call(`/v2/key-value-stores/${run.defaultKeyValueStoreId}/records/INPUT`, { signal });
        if ((input as Record<string, unknown> | null)?.[TAG] === externalId) return { runId: run.id };
      }
      if (items.length < RUNS_A_PAGE) return undefined;
    }
    return undefined;
  }

  async check({ runId }: ScrapeRunRef, signal?: AbortSignal): Promise<ScrapeRun> {
    const { status, defaultDatasetId } = readRun(
      await this.call(`/v2/actor-runs/${encodeURIComponent(runId)}`, { signal }),
    ).data;
    if (status === 'SUCCEEDED') return { state: 'completed', runId, datasetId: defaultDatasetId };
    if (MOVING.has(status)) return { state: 'running', runId };
    return { state: 'failed', runId, ...(ENDED_BADLY[status] ?? ENDED_BADLY['FAILED']!) };
  }

  posts(platform: ScrapedPlatform, datasetId: string, from: number, signal?: AbortSignal): Promise<Found<ScrapedPost>> {
    return this.read(datasetId, from, ACTORS[platform].posts.read, signal);
  }

  comments(
    platform: ScrapedPlatform,
    datasetId: string,
    from: number,
    signal?: AbortSignal,
  ): Promise<Found<ScrapedComment>> {
    return this.read(datasetId, from, ACTORS[platform].comments.read, signal);
  }

  private async read<T>(
    datasetId: string,
    from: number,
    read: (item: Record<string, unknown>) => T | undefined,
    signal: AbortSignal | undefined,
  ): Promise<Found<T>> {
    const query = new URLSearchParams({
      format: 'json',
      clean: 'true',
      offset: String(from),
      limit: String(ITEMS_A_PAGE),
    });
    const path = `/v2/datasets/${encodeURIComponent(datasetId)}/items?${query}`;
    const raw = readItems(await this.call(path, { signal })) as Record<string, unknown>[];
    const items = raw.map(read).filter((item) => item !== undefined);
    return {
      items,
      next: raw.length === ITEMS_A_PAGE ? from + raw.length : undefined,
      rejection: items.length === 0 && raw.some((item) => 'error' in item) ? 'The source was not found' : undefined,
    };
  }

  private call(
    path: string,
    { signal, body, headers }: { signal?: AbortSignal | undefined; body?: object; headers?: Record<string, string> },
  ): Promise<unknown> {
    const { baseUrl, apiToken, timeoutMs = BOUNDS.timeoutMs } = this.config;
    return callVendor({ vendor: VENDOR, provider: PROVIDER, timeoutMs, signal }, async (signal) => {
      const answer = await this.fetch(baseUrl + path, {
        method: body ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${apiToken}`,
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body && JSON.stringify(body),
        signal,
      });
      if (answer.ok) return answer.json();
      throw rejectionOf(answer, await answer.json().catch(() => undefined));
    });
  }
}

function rejectionOf({ status, headers }: Response, body: unknown): ProviderError {
  const type = readError(body);
  const vendorCode = typeof type === 'string' ? type : undefined;
  return new ProviderError(VENDOR, NO_CAPACITY.has(vendorCode ?? '') ? 'rate_limited' : categoryOfStatus(status), {
    status,
    vendorCode,
    retryAfterMs: retryAfterMs(headers),
  });
}

/** Returns the error of a submission whose response was lost; a run may have started. */
function unknownOutcome(error: unknown): unknown {
  if (!(error instanceof ProviderError) || wasNeverSent(error)) return error;
  const isOpen = ['timeout', 'unavailable', 'corrupt_answer'].includes(error.category);
  return isOpen ? new ProviderError(VENDOR, 'unknown_outcome', { cause: error }) : error;
}
