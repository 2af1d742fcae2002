import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { request, type Answer } from '@reelsheet/testing';
import pg from 'pg';
import type { Fleet } from './fleet.js';
import { freeze } from './frozen-process.js';

/** Processes to kill and the relative probability of each. base keeps running, so that requests continue to arrive. */
const KILL_WEIGHTS = { 'base-worker': 3, nats: 1, postgres: 1, 'upload-worker': 1, upload: 1 } as const;
type KillTarget = keyof typeof KILL_WEIGHTS;

/** Minimum time from readiness to a kill, because the supervisor delays restarts longer if a process ends sooner. */
const MIN_LIFE_MS = 12_000;
const MAX_REPEAT_MS = 120_000;
/** Share of the kills that may happen before the first generation has ended. */
const LEAD = 0.2;

export interface Size {
  readonly texts: number;
  readonly images: number;
  readonly videos: number;
  /** Number of SIGKILLs, spread over the work, so that a slow machine does not get more of them. */
  readonly kills: number;
}

export interface Ordered {
  readonly id: number;
  readonly type: keyof typeof DATA;
}

const DATA = {
  text: (index: number) => ({ prompt: `Write a short story about morning number ${index}.` }),
  image_from_text: (index: number) => ({ prompt: `Morning number ${index}` }),
  video_from_text: (index: number) => ({
    prompt: `Morning number ${index}`,
    model: 'vidbeta-v1-6',
    duration: 5,
    resolution: '720p',
  }),
};

/** Creates generations and kills processes of the fleet until all generations have ended. */
export class Chaos {
  readonly ordered: Ordered[] = [];
  /** Killed processes with the time of each kill in seconds. */
  readonly kills: string[] = [];
  private readonly startedAt = performance.now();
  private readonly upSince = new Map<KillTarget, { pid: number; at: number }>();
  private hasErased = false;
  private isOver = false;
  private ended = 0;

  constructor(
    private readonly fleet: Fleet,
    private readonly size: Size,
    private readonly random: () => number,
  ) {}

  async run(): Promise<void> {
    const location = await this.createData();
    const striking = this.killRepeatedly();
    try {
      await Promise.all([this.requestAll(location), sleep(1_000)]);
      await this.untilEnded();
    } finally {
      this.isOver = true;
      await striking;
    }
    await this.untilEnded();
  }

  /** Sends a request and retries it when the response says so. */
  async call(method: string, path: string, body?: object): Promise<Answer> {
    const { base_url, api_key } = this.fleet.file;
    const until = performance.now() + MAX_REPEAT_MS;
    for (;;) {
      const answer = await request(method, `${base_url}${path}`, { key: api_key, body });
      if (answer.status < 300) return answer;
      if (answer.status !== 503 || performance.now() > until)
        throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      await sleep(250);
    }
  }

  /** Creates a sheet with a row for each image; its last columns are for images and videos. */
  private async createData(): Promise<Place> {
    const { organization_id } = this.fleet.file;
    const made = await this.call('POST', '/agents', { organization_id, agent: { name: 'Chaos' } });
    const agentId: number = made.body.agent.id;
    const query = `?agent_id=${agentId}`;
    const { body: sheet } = await this.call('POST', `/autocontentengine${query}`, { spreadsheet: { title: 'Chaos' } });
    for (const [title, type] of [
      ['SCRIPT', 'text'],
      ['PICTURE', 'video'],
      ['CLIP', 'video'],
    ])
      await this.call('POST', `/autocontentengine/${sheet.id}/columns${query}`, {
        spreadsheet_column: { title, type },
      });
    for (let row = 0; row < this.size.images; row += 1)
      await this.call('POST', `/autocontentengine/${sheet.id}/rows${query}`, { spreadsheet_row: {} });
    const { body } = await this.call('GET', `/autocontentengine/${sheet.id}${query}`);
    const rows: number[][] = body.spreadsheet_rows.map((row: any) =>
      body.spreadsheet_columns.map(
        (column: any) =>
          row.spreadsheet_cells.find(({ spreadsheet_column_id: id }: any) => id === column.id).id as number,
      ),
    );
    return { agentId, sheetId: sheet.id, rows };
  }

  /** Creates generations of all kinds in random order, eight requests at a time. */
  private async requestAll(location: Place): Promise<void> {
    const { texts, images, videos } = this.size;
    const orders = [
      ...Array.from({ length: texts }, (_, index) => ({ type: 'text' as const, column: 0, index })),
      ...Array.from({ length: images }, (_, index) => ({ type: 'image_from_text' as const, column: 1, index })),
      ...Array.from({ length: videos }, (_, index) => ({ type: 'video_from_text' as const, column: 2, index })),
    ]
      .map((order) => ({ order, at: this.random() }))
      .sort((one, other) => one.at - other.at);
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let next = orders.pop(); next; next = orders.pop()) {
          const { type, column, index } = next.order;
          const cellId = location.rows[index % location.rows.length]![column]!;
          const path = `/vidsheet/${location.sheetId}/cells/${cellId}/generate?agent_id=${location.agentId}`;
          const { body } = await this.call('POST', path, { generation_type: type, data: DATA[type](index) });
          this.ordered.push({ id: body.generation_id, type });
        }
      }),
    );
  }

  private async untilEnded(): Promise<void> {
    for (const { id } of this.ordered) {
      for (;;) {
        const { body } = await this.call('GET', `/generations/${id}`);
        if (!['pending', 'processing'].includes(body.status)) break;
        await sleep(500);
      }
    }
  }

  /** Kills one process after another, each after its minimum life time. */
  private async killRepeatedly(): Promise<void> {
    while (!this.isOver || this.kills.length < this.size.kills || !this.hasErased) {
      await sleep(500 + this.random() * 2_500);
      if (!(await this.isTimeToStrike())) continue;
      const ready = await this.readyTargets();
      if (ready.length === 0) continue;
      const erases = !this.hasErased && this.kills.length >= this.size.kills / 2 && ready.includes('nats');
      const target = erases ? 'nats' : ready[Math.floor(this.random() * ready.length)]!;
      const pid = this.fleet.file.pids[target]!;
      if (erases) await this.eraseJetStream(pid);
      if (kill(pid)) this.note(target);
    }
  }

  private async isTimeToStrike(): Promise<boolean> {
    const { texts, images, videos, kills } = this.size;
    this.ended = await this.countEnded();
    return this.isOver || this.kills.length < kills * (LEAD + this.ended / (texts + images + videos));
  }

  /** Returns the number of ended generations, or the last known number while Postgres is down. */
  private async countEnded(): Promise<number> {
    const client = new pg.Client({ connectionString: this.fleet.databaseUrl, connectionTimeoutMillis: 2_000 });
    // The connection emits an error when its server is killed.
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query(`SELECT count(*)::integer FROM base.generation WHERE due_at IS NULL`);
      return rows[0].count;
    } catch {
      return this.ended;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** Erases the JetStream folder while the process is frozen, so that it does not write to it. */
  private async eraseJetStream(pid: number): Promise<void> {
    await freeze(pid);
    rmSync(this.fleet.path('nats'), { recursive: true, force: true });
    this.hasErased = true;
    this.note('jetstream');
  }

  private note(what: string): void {
    this.kills.push(`${what}@${((performance.now() - this.startedAt) / 1_000).toFixed(1)}`);
  }

  /** Returns the processes that are ready, each repeated by its probability. */
  private async readyTargets(): Promise<KillTarget[]> {
    const { pids } = this.fleet.file;
    const now = performance.now();
    for (const target of Object.keys(KILL_WEIGHTS) as KillTarget[]) {
      const pid = pids[target]!;
      if (this.upSince.get(target)?.pid === pid || !(await this.isUp(target))) continue;
      this.upSince.set(target, { pid, at: now });
    }
    return [...this.upSince].flatMap(([target, { pid, at }]) => {
      const isReady = pids[target] === pid && now - at >= MIN_LIFE_MS;
      return isReady ? Array.from({ length: KILL_WEIGHTS[target] }, () => target) : [];
    });
  }

  /** NATS and Postgres do not report readiness; they are ready shortly after their start. */
  private async isUp(target: KillTarget): Promise<boolean> {
    return target === 'nats' || target === 'postgres' || this.fleet.isReady(target);
  }
}

/** Returns false if the process had already ended. */
function kill(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

interface Place {
  readonly agentId: number;
  readonly sheetId: number;
  /** Cell ids by row and column. */
  readonly rows: readonly (readonly number[])[];
}
