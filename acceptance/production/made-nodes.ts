import { request } from '@reelsheet/testing';
import type { Fleet } from '../fleet.js';

/** Generations and renders of a sheet with the amounts of their ledger entries, in millionths of a credit. */
export const MADE_NODES = `
  SELECT made.*, (SELECT coalesce(jsonb_object_agg(kind, amounts), '{}') FROM (
      SELECT kind, jsonb_agg(amount::float8) AS amounts FROM base.ledger_entry WHERE reference = made.reference
      GROUP BY kind) AS entries) AS ledger
  FROM (
    SELECT 'generation:' || id AS reference, cell_id::integer AS cell, status, coalesce(cost, 0)::float8 AS cost
    FROM base.generation WHERE sheet_id = $1
    UNION ALL
    SELECT 'render_job:' || id, cell_id::integer, status, coalesce(cost, 0)::float8
    FROM base.render_job WHERE sheet_id = $1
  ) AS made ORDER BY reference`;

export interface MadeNode {
  readonly reference: string;
  readonly cell: number;
  readonly status: string;
  readonly cost: number;
  readonly ledger: Readonly<Partial<Record<'hold' | 'capture' | 'release', readonly number[]>>>;
}

const total = (amounts: readonly number[] = []) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Returns whether what was held is captured or released, and a completed node is captured once at its price. */
export function isChargedOnce({ status, cost, ledger: { hold, capture = [], release } }: MadeNode): boolean {
  const isCaptured = status === 'completed' ? capture.length === 1 && capture[0] === cost : capture.length === 0;
  return isCaptured && total(hold) === total(capture) + total(release);
}

export const captured = (nodes: readonly MadeNode[]) =>
  nodes.reduce((sum, { ledger }) => sum + total(ledger.capture), 0);

interface Call {
  readonly id: number;
  readonly method: string;
  readonly idempotency_key: string | null;
  readonly replay: boolean;
  readonly status: number;
}

/** Keys of orders begin with the name of their generation, which video vendors get without colons. */
const KEY = /^generation[:-](\d+)[:-]/;

/** The orders that vendors of generations have billed. Read it repeatedly: the sandbox keeps only its newest calls. */
export class BilledOrders {
  private readonly counts = new Map<string, number>();
  private last = 0;

  constructor(private readonly fleet: Fleet) {}

  async read(): Promise<void> {
    const { body } = await request<Call[]>('GET', `${this.fleet.file.sandbox_url}/log?after=${this.last}`);
    for (const { id, method, idempotency_key, replay, status } of body) {
      this.last = id;
      const generation = KEY.exec(idempotency_key ?? '')?.[1];
      if (!generation || method !== 'POST' || replay || status !== 200) continue;
      const reference = `generation:${generation}`;
      this.counts.set(reference, this.of(reference) + 1);
    }
  }

  of(reference: string): number {
    return this.counts.get(reference) ?? 0;
  }
}
