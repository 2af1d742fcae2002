import { setTimeout as sleep } from 'node:timers/promises';
import { request } from '@reelsheet/testing';
import pg from 'pg';
import type { Fleet } from '../fleet.js';
import { PLATFORMS, type ProductionSheet } from './production-sheet.js';
import type { BilledOrders } from './made-nodes.js';
import type { Member } from './member.js';

const POLL_INTERVAL_MS = 1_000;
/** A cell is interrupted at every attempt so rarely that retrying it this often is enough. */
const MAX_RETRIES = 3;
/** Share of the work that is done when everything is made and nothing is posted. */
const MADE_SHARE = 0.85;

/** Posts that are scheduled for later days are due at once. Their scheduled times stay. */
const MAKE_DUE = `UPDATE base.task SET due_at = now()
  WHERE kind = 'publish_post' AND due_at > now() + interval '1 hour'`;
const POSTS_LEFT = `SELECT count(*)::integer AS left FROM base.post
  WHERE agent_id = $1 AND status IN ('draft', 'scheduled', 'publishing')`;

export interface Batch {
  readonly id: number;
  readonly status: string;
  readonly paused_reason: string | null;
  readonly total: number;
  readonly completed: number;
  readonly failed: number;
  readonly failures: readonly { readonly error: string | null }[];
  readonly credits_spent: number;
  readonly credits_held: number;
  readonly estimate: { readonly min: number; readonly max: number };
}

/** Makes the rows of a sheet by one batch through posts, and lets each post go out as soon as it is made. */
export class Production {
  /** Share of the work that was done. */
  done = 0;
  /** Errors of cells, videos and posts that were made again. */
  readonly retried: (string | null)[] = [];

  constructor(
    private readonly fleet: Fleet,
    private readonly member: Member,
    private readonly sheet: ProductionSheet,
    private readonly billed: BilledOrders,
  ) {}

  /** Returns the batch when it has ended and all posts have gone out. */
  async run(): Promise<Batch> {
    const path = `/vidsheet/${this.sheet.id}`;
    const { id } = await this.member.call('POST', `${path}/rows/generate`, { through: 'post' });
    let retries = 0;
    for (;;) {
      const batch: Batch = await this.member.read(`${path}/batches/${id}`);
      this.done = (MADE_SHARE * (batch.completed + batch.failed)) / batch.total;
      await this.query(MAKE_DUE);
      await this.billed.read();
      if (batch.status === 'paused') throw new Error(`the batch paused: ${batch.paused_reason}`);
      if (batch.status === 'completed' && (batch.failed === 0 || retries === MAX_RETRIES)) break;
      if (batch.status === 'completed') {
        retries += 1;
        this.retried.push(...batch.failures.map(({ error }) => error));
        await this.member.call('POST', `${path}/batches/${id}/retry_failed`).catch(() => undefined);
      }
      await sleep(POLL_INTERVAL_MS);
    }
    for (let left = Infinity; left > 0; await sleep(POLL_INTERVAL_MS)) {
      await this.query(MAKE_DUE);
      await this.billed.read();
      left = (await this.query<{ left: number }>(POSTS_LEFT, [this.member.agentId]))?.[0]?.left ?? left;
      const all = this.sheet.topics.length * PLATFORMS.length;
      this.done = MADE_SHARE + (1 - MADE_SHARE) * (1 - Math.min(left, all) / all);
    }
    return this.member.read(`${path}/batches/${id}`);
  }

  /** Returns the rows of a statement, or undefined while Postgres is down. */
  async query<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[] | undefined> {
    const client = new pg.Client({ connectionString: this.fleet.databaseUrl, connectionTimeoutMillis: 2_000 });
    // The connection emits an error when its server is killed.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query<Row>(sql, values)).rows;
    } catch {
      return undefined;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** Returns the number of posts of each row on each network, by network and title. */
  async postsOnNetworks(): Promise<Map<string, number>> {
    const { body } = await request<Post[]>('GET', `${this.fleet.file.sandbox_url}/posts`);
    const counts = new Map<string, number>(
      PLATFORMS.flatMap((platform) => this.sheet.topics.map((topic) => [`${platform} ${topic}`, 0] as const)),
    );
    for (const { vendor, title, caption } of body) {
      const topic = this.sheet.topics.find((each) => title === each || caption === each);
      if (topic) counts.set(`${vendor} ${topic}`, (counts.get(`${vendor} ${topic}`) ?? 0) + 1);
    }
    return counts;
  }
}

interface Post {
  readonly vendor: string;
  readonly title: string;
  readonly caption: string;
}
