import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { dataOf } from '@reelsheet/client';
import { request, type ErrorBody } from '@reelsheet/testing/request';
import type { Tenant } from '../support/tenant.js';
import { titleCard } from '../support/title-card.js';

export type OrderKind = 'text' | 'render' | 'post' | 'upload';

export interface PlannedOrder {
  readonly kind: OrderKind;
  readonly index: number;
}

/** An order that was answered with 2xx. */
export interface AcceptedOrder extends PlannedOrder {
  readonly id: number;
  /** Address of an uploaded file. */
  readonly url?: string;
}

/** Response that names what an order has created. */
interface CreatedThing {
  readonly generation_id: number;
  readonly job_id: number;
  readonly post_id: number;
  readonly content_resource: { readonly id: number; readonly url: string };
}

interface KeyedRequest {
  readonly path: string;
  readonly body: unknown;
  readonly idOf: (body: CreatedThing) => Pick<AcceptedOrder, 'id' | 'url'>;
}

const CALLERS = 8;
const REPEAT_AFTER_MS = 250;
const GIVE_UP_AFTER_MS = 120_000;
/** Statuses of a service or of a proxy before it that could not be reached; a repeated order has the same key. */
const UNAVAILABLE: readonly number[] = [502, 503, 504];
const OUTCOME_UNKNOWN = 'idempotency_outcome_unknown';
const NETWORKS = ['microblog', 'professional'] as const;

/** Text of a post, which no other post has. */
export const captionOf = (name: string, index: number) => `On trial ${name}, post ${index}.`;

const fileOf = (index: number) => `upload-${index}.jpg`;

/**
 * Callers that send each order with an idempotency key of its own and repeat it with this key as long as it is
 * answered with 502, 503 or 504, or not at all. If the outcome of an upload is unknown, they look for its file, as the
 * API documents, and send it with a new key if there is none.
 */
export class RepeatingCallers {
  static readonly networks: readonly string[] = NETWORKS;
  readonly accepted: AcceptedOrder[] = [];
  /** Orders that were answered otherwise, or not at all until the callers gave up. */
  readonly unaccepted: string[] = [];
  /** Numbers of requests that were answered with 502, 503 or 504, not at all, or with an unknown outcome. */
  readonly repeated = { unavailable: 0, lost: 0, unknown: 0 };
  /** Time at which the first order after {@link mark} was accepted. */
  firstAfterMark?: number;
  private isMarked = false;

  constructor(
    /** URL of base. */
    private readonly url: string,
    private readonly tenant: Tenant,
    private readonly name: string,
    private readonly picture: Uint8Array<ArrayBuffer>,
  ) {}

  /** Notes when the next order is accepted. */
  mark(): void {
    this.isMarked = true;
  }

  /** Reads what the organization has spent, which a replica may answer; returns the status of the response. */
  async readSpending(): Promise<number> {
    const { organizationId, key } = this.tenant;
    return (await request('GET', `${this.url}/organizations/${organizationId}/spending?group_by=day`, { key })).status;
  }

  /** Sends all orders, one of them after each pause of this number of milliseconds. */
  async send(orders: readonly PlannedOrder[], pauseMs: number): Promise<void> {
    const waiting = [...orders];
    const startedAt = performance.now();
    let sent = 0;
    const callNext = async () => {
      for (let order = waiting.shift(); order; order = waiting.shift()) {
        sent += 1;
        await sleep(Math.max(0, startedAt + sent * pauseMs - performance.now()));
        await this.sendUntilAnswered(order);
      }
    };
    await Promise.all(Array.from({ length: CALLERS }, callNext));
  }

  private async sendUntilAnswered(order: PlannedOrder): Promise<void> {
    const { path, body, idOf } = this.requestOf(order);
    let headers = { 'Idempotency-Key': randomUUID() };
    const giveUpAt = performance.now() + GIVE_UP_AFTER_MS;
    for (;;) {
      const answer = await request<CreatedThing | ErrorBody>('POST', `${this.url}${path}`, {
        key: this.tenant.key,
        headers,
        body,
      }).catch(() => undefined);
      if (answer && answer.status < 300) return this.accept({ ...order, ...idOf(answer.body as CreatedThing) });
      const code = (answer?.body as ErrorBody | undefined)?.error_code;
      if (order.kind === 'upload' && code === OUTCOME_UNKNOWN) {
        this.repeated.unknown += 1;
        const made = await this.uploaded(order);
        if (made) return this.accept({ ...order, ...made });
        headers = { 'Idempotency-Key': randomUUID() };
        continue;
      }
      const isRepeated = !answer || UNAVAILABLE.includes(answer.status) || code === 'idempotency_key_in_use';
      if (!isRepeated || performance.now() > giveUpAt) {
        this.unaccepted.push(`${order.kind} ${order.index}: ${answer?.status ?? 'no answer'} ${code ?? ''}`);
        return;
      }
      this.repeated[answer ? 'unavailable' : 'lost'] += 1;
      await sleep(REPEAT_AFTER_MS);
    }
  }

  /** Finds out whether an upload with an unknown outcome was carried out. */
  private async uploaded({ index }: PlannedOrder): Promise<Pick<AcceptedOrder, 'id' | 'url'> | undefined> {
    const query = { agent_id: this.tenant.agentId };
    const files = await dataOf(this.tenant.base.files.list({ query }));
    const found = files.find(({ file_name }) => file_name === fileOf(index));
    return found && { id: found.id, url: found.url };
  }

  private accept(order: AcceptedOrder): void {
    this.accepted.push(order);
    if (this.isMarked) this.firstAfterMark ??= performance.now();
  }

  private requestOf({ kind, index }: PlannedOrder): KeyedRequest {
    const { agentId, sheetId, cellIds } = this.tenant;
    const cellId = cellIds[index % cellIds.length]!;
    const query = `?agent_id=${agentId}`;
    switch (kind) {
      case 'text': {
        const body = { generation_type: 'text', data: { prompt: `Write about morning ${index} of ${this.name}` } };
        const path = `/vidsheet/${sheetId}/cells/${cellId}/generate${query}`;
        return { path, body, idOf: (made) => ({ id: made.generation_id }) };
      }
      case 'render': {
        const input = titleCard(`Morning ${index} of ${this.name}`);
        const job = { project_id: sheetId, container_id: cellId, container_type: 'SpreadsheetCell', input };
        return { path: `/render_jobs${query}`, body: { job }, idOf: (made) => ({ id: made.job_id }) };
      }
      case 'post': {
        const platform = [NETWORKS[index % NETWORKS.length]];
        const description = captionOf(this.name, index);
        const body = { agent_id: agentId, platform, description, schedule_type: 'now', strict: true };
        return { path: '/schedule/with-post', body, idOf: (made) => ({ id: made.post_id }) };
      }
      case 'upload': {
        const body = new FormData();
        const bytes = Buffer.concat([this.picture, randomBytes(16)]);
        body.append('content_resource[file]', new Blob([bytes], { type: 'image/jpeg' }), fileOf(index));
        const idOf = ({ content_resource: { id, url } }: CreatedThing) => ({ id, url });
        return { path: `/content_resources${query}`, body, idOf };
      }
    }
  }
}
