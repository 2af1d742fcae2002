import { Injectable } from '@nestjs/common';
import { boolean, Database, double, rowOf, type RowOf } from '@reelsheet/platform-database';
import { jobSql } from '@reelsheet/platform-jobs';
import { VendorRateEntity, VendorSlotEntity } from './vendor-slot.entity.js';

/** Maximum number of requests per minute, and how many of them may be sent at once. */
export interface VendorRate {
  readonly perMinute: number;
  readonly burst: number;
}

const RateState = rowOf(VendorRateEntity, 'lastOrganizationId').with({ pauseMs: double(), tokens: double() });
const Admitted = rowOf(VendorSlotEntity, 'generationId');
const Released = rowOf(VendorSlotEntity, 'provider').with({ isAwaited: boolean() });
export type Released = RowOf<typeof Released>;

/**
 * Selects generations that wait for a slot. They are due later than any lease ends, so that a generation that a worker
 * is running is never selected.
 */
const WAITS_FOR_SLOT = `waiting AND due_at > now() + interval '10 minutes'`;

@Injectable()
export class VendorSlotRepository {
  constructor(private readonly db: Database) {}

  async isPaused(provider: string): Promise<boolean> {
    return (
      (await this.db.execute(`SELECT FROM vendor_rate WHERE provider = $1 AND paused_until > now()`, [provider])) > 0
    );
  }

  /** Pauses the provider. The later end of two pauses applies. */
  async pause(provider: string, milliseconds: number): Promise<void> {
    await this.db.execute(
      `INSERT INTO vendor_rate AS rate (provider, paused_until) VALUES ($1, now() + make_interval(secs => $2))
       ON CONFLICT (provider) DO UPDATE SET paused_until = greatest(rate.paused_until, excluded.paused_until)`,
      [provider, milliseconds / 1_000],
    );
  }

  /**
   * Queues the generation unless it is already queued, admitted or has ended. The row lock makes a concurrent end wait
   * for this transaction.
   */
  async enqueue(generationId: number, provider: string): Promise<void> {
    await this.db.execute(
      `INSERT INTO vendor_slot (generation_id, provider, organization_id, share_id)
       SELECT id, $2, organization_id, share_id FROM generation WHERE id = $1 AND due_at IS NOT NULL FOR SHARE
       ON CONFLICT DO NOTHING`,
      [generationId, provider],
    );
  }

  async isAdmitted(generationId: number): Promise<boolean> {
    const admitted = await this.db.execute(
      `SELECT FROM vendor_slot WHERE generation_id = $1 AND admitted_at IS NOT NULL`,
      [generationId],
    );
    return admitted > 0;
  }

  /** Deletes the slot or the request for one. Returns its provider, and whether others wait there. */
  async release(generationId: number): Promise<Released | undefined> {
    return this.db.row(
      Released,
      `DELETE FROM vendor_slot AS slot WHERE generation_id = $1 RETURNING provider,
         EXISTS (
           SELECT FROM vendor_slot AS other
           WHERE other.provider = slot.provider AND other.admitted_at IS NULL AND other.generation_id <> $1
         ) AS is_awaited`,
      [generationId],
    );
  }

  async isAwaited(provider: string): Promise<boolean> {
    return (
      (await this.db.execute(`SELECT FROM vendor_slot WHERE provider = $1 AND admitted_at IS NULL LIMIT 1`, [
        provider,
      ])) > 0
    );
  }

  /** Locks the provider's row. Returns how many requests may be sent now, which is unlimited without a rate. */
  async lock(
    provider: string,
    rate: VendorRate | undefined,
  ): Promise<{ pauseMs: number; tokens: number; last: number }> {
    const { pauseMs, tokens, lastOrganizationId } = await this.db.single(
      RateState,
      `INSERT INTO vendor_rate AS rate (provider, tokens, counted_at) VALUES ($1, $3, clock_timestamp())
       ON CONFLICT (provider) DO UPDATE SET counted_at = clock_timestamp(), tokens = CASE
         WHEN rate.counted_at = '-infinity' THEN $3
         ELSE least($3, rate.tokens + extract(epoch FROM clock_timestamp() - rate.counted_at)::float8 * $2 / 60) END
       RETURNING last_organization_id, tokens,
         greatest(0, coalesce(extract(epoch FROM paused_until - now()) * 1000, 0))::float8 AS pause_ms`,
      [provider, rate?.perMinute ?? 0, rate?.burst ?? 1e9],
    );
    return { pauseMs, tokens, last: lastOrganizationId };
  }

  /**
   * Admits up to `limit` generations while the provider has fewer than `slots`. The shares of organizations with the
   * fewest slots come first, among equals the one after `last`; each contributes its oldest request. Shares are found
   * by an index scan that skips from one to the next, so the cost does not grow with the number of waiting generations.
   * Call this in the transaction that locked the provider's row.
   */
  async admit(provider: string, limit: number, slots: number, last: number): Promise<number[]> {
    const admitted = await this.db.rows(
      Admitted,
      `WITH RECURSIVE tenant (id) AS (
         (SELECT share_id FROM vendor_slot WHERE provider = $1 AND admitted_at IS NULL
          ORDER BY share_id LIMIT 1)
         UNION ALL
         SELECT next.share_id FROM tenant CROSS JOIN LATERAL (
           SELECT share_id FROM vendor_slot
           WHERE provider = $1 AND admitted_at IS NULL AND share_id > tenant.id
           ORDER BY share_id LIMIT 1) AS next
       ), free AS MATERIALIZED (
         SELECT least($2, $3 - count(*))::integer AS free FROM vendor_slot
         WHERE provider = $1 AND admitted_at IS NOT NULL
       ), picked AS (
         SELECT request.generation_id
         FROM tenant
         CROSS JOIN LATERAL (
           SELECT count(*) AS count FROM vendor_slot
           WHERE provider = $1 AND share_id = tenant.id AND admitted_at IS NOT NULL) AS held
         CROSS JOIN LATERAL (
           SELECT generation_id, row_number() OVER (ORDER BY requested_at, generation_id) AS ordinal FROM (
             SELECT generation_id, requested_at FROM vendor_slot
             WHERE provider = $1 AND admitted_at IS NULL AND share_id = tenant.id
             ORDER BY requested_at LIMIT greatest(0, (SELECT free FROM free))) AS oldest) AS request
         ORDER BY held.count + request.ordinal, tenant.id <= $4, tenant.id
         LIMIT greatest(0, (SELECT free FROM free))
       ), admitted AS (
         UPDATE vendor_slot SET admitted_at = now() WHERE generation_id = ANY (ARRAY(SELECT generation_id FROM picked))
         RETURNING generation_id, share_id
       ), paid AS (
         UPDATE vendor_rate SET tokens = tokens - (SELECT count(*) FROM admitted),
           last_organization_id = coalesce(
             (SELECT max(share_id) FROM admitted WHERE share_id <= $4),
             (SELECT max(share_id) FROM admitted))
         WHERE provider = $1 AND EXISTS (SELECT FROM admitted)
       )
       SELECT generation_id FROM admitted`,
      [provider, limit, slots, last],
    );
    return admitted.map(({ generationId }) => generationId);
  }

  /**
   * Makes admitted generations that still wait due, before later ones of their organization. Returns false when there
   * are none.
   */
  async wakeAdmitted(provider: string): Promise<boolean> {
    const woken = await this.db.execute(
      `UPDATE generation SET ${jobSql.setDue('begun_at')}
       WHERE id = ANY (ARRAY(
         SELECT id FROM generation
         WHERE ${WAITS_FOR_SLOT} AND id = ANY (ARRAY(
           SELECT generation_id FROM vendor_slot WHERE provider = $1 AND admitted_at IS NOT NULL))
         FOR UPDATE SKIP LOCKED))`,
      [provider],
    );
    return woken > 0;
  }
}
