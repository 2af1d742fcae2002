import { Injectable } from '@nestjs/common';
import { boolean, Database, double, rowOf, type RowOf } from '@reelsheet/platform-database';
import { VendorPaceEntity, VendorSlotEntity } from './vendor-slot.entity.js';

/** Requests a minute, so many of them at once. */
export interface Pace {
  readonly perMinute: number;
  readonly atOnce: number;
}

const Standing = rowOf(VendorPaceEntity, 'lastOrganizationId').with({ pauseMs: double(), tokens: double() });
const Admitted = rowOf(VendorSlotEntity, 'generationId');
const Left = rowOf(VendorSlotEntity, 'provider').with({ isAwaited: boolean() });
export type Left = RowOf<typeof Left>;

/** A parked generation is due later than any lease ends, so that what a worker has in hand is never taken for one. */
const IS_PARKED = `waiting AND due_at > now() + interval '10 minutes'`;

@Injectable()
export class VendorSlotRepository {
  constructor(private readonly db: Database) {}

  async isPaused(provider: string): Promise<boolean> {
    return (
      (await this.db.execute(`SELECT FROM vendor_pace WHERE provider = $1 AND paused_until > now()`, [provider])) > 0
    );
  }

  /** The later end counts. */
  async pause(provider: string, milliseconds: number): Promise<void> {
    await this.db.execute(
      `INSERT INTO vendor_pace AS pace (provider, paused_until) VALUES ($1, now() + make_interval(secs => $2))
       ON CONFLICT (provider) DO UPDATE SET paused_until = greatest(pace.paused_until, excluded.paused_until)`,
      [provider, milliseconds / 1_000],
    );
  }

  /** It waits from now on, unless it does already, is admitted, or has ended: what ends it meanwhile waits for this. */
  async ask(generationId: number, provider: string): Promise<void> {
    await this.db.execute(
      `INSERT INTO vendor_turn (generation_id, provider, organization_id)
       SELECT id, $2, organization_id FROM generation WHERE id = $1 AND due_at IS NOT NULL FOR SHARE ON CONFLICT DO NOTHING`,
      [generationId, provider],
    );
  }

  async isAdmitted(generationId: number): Promise<boolean> {
    const admitted = await this.db.execute(
      `SELECT FROM vendor_turn WHERE generation_id = $1 AND admitted_at IS NOT NULL`,
      [generationId],
    );
    return admitted > 0;
  }

  /** Gives the provider that it waited for or was at, and whether others wait there. */
  async leave(generationId: number): Promise<Left | undefined> {
    return this.db.row(
      Left,
      `DELETE FROM vendor_turn AS turn WHERE generation_id = $1 RETURNING provider,
         EXISTS (SELECT FROM vendor_turn AS other WHERE other.provider = turn.provider AND other.admitted_at IS NULL AND other.generation_id <> $1) AS is_awaited`,
      [generationId],
    );
  }

  async isAwaited(provider: string): Promise<boolean> {
    return (
      (await this.db.execute(`SELECT FROM vendor_turn WHERE provider = $1 AND admitted_at IS NULL LIMIT 1`, [
        provider,
      ])) > 0
    );
  }

  /** Locks the provider's row; gives what may follow at once, as of now. Without a pace that is any number. */
  async lock(provider: string, pace: Pace | undefined): Promise<{ pauseMs: number; tokens: number; last: number }> {
    const { pauseMs, tokens, lastOrganizationId } = await this.db.single(
      Standing,
      `INSERT INTO vendor_pace AS pace (provider, tokens, counted_at) VALUES ($1, $3, clock_timestamp())
       ON CONFLICT (provider) DO UPDATE SET counted_at = clock_timestamp(), tokens = CASE
         WHEN pace.counted_at = '-infinity' THEN $3
         ELSE least($3, pace.tokens + extract(epoch FROM clock_timestamp() - pace.counted_at)::float8 * $2 / 60) END
       RETURNING last_organization_id, tokens, greatest(0, coalesce(extract(epoch FROM paused_until - now()) * 1000, 0))::float8 AS pause_ms`,
      [provider, pace?.perMinute ?? 0, pace?.atOnce ?? 1e9],
    );
    return { pauseMs, tokens, last: lastOrganizationId };
  }

  /**
   * Admits up to `most`, while the provider has fewer than `places`: of the organizations that have least there the one
   * after `last`, and its oldest. Each organization is found by its first entry in the index, so the cost does not grow
   * with those that wait. Part of the transaction that locked the provider's row.
   */
  async admit(provider: string, most: number, places: number, last: number): Promise<number[]> {
    const admitted = await this.db.rows(
      Admitted,
      `WITH RECURSIVE asker (id) AS (
         (SELECT organization_id FROM vendor_turn WHERE provider = $1 AND admitted_at IS NULL ORDER BY organization_id LIMIT 1)
         UNION ALL
         SELECT next.organization_id FROM asker CROSS JOIN LATERAL (
           SELECT organization_id FROM vendor_turn
           WHERE provider = $1 AND admitted_at IS NULL AND organization_id > asker.id ORDER BY organization_id LIMIT 1) AS next
       ), room AS MATERIALIZED (
         SELECT least($2, $3 - count(*))::integer AS room FROM vendor_turn WHERE provider = $1 AND admitted_at IS NOT NULL
       ), picked AS (
         SELECT turn.generation_id
         FROM asker
         CROSS JOIN LATERAL (
           SELECT count(*) AS count FROM vendor_turn
           WHERE provider = $1 AND organization_id = asker.id AND admitted_at IS NOT NULL) AS held
         CROSS JOIN LATERAL (
           SELECT generation_id, row_number() OVER (ORDER BY asked_at, generation_id) AS place FROM (
             SELECT generation_id, asked_at FROM vendor_turn
             WHERE provider = $1 AND admitted_at IS NULL AND organization_id = asker.id
             ORDER BY asked_at LIMIT greatest(0, (SELECT room FROM room))) AS oldest) AS turn
         ORDER BY held.count + turn.place, asker.id <= $4, asker.id
         LIMIT greatest(0, (SELECT room FROM room))
       ), admitted AS (
         UPDATE vendor_turn SET admitted_at = now() WHERE generation_id = ANY (ARRAY(SELECT generation_id FROM picked))
         RETURNING generation_id, organization_id
       ), paid AS (
         UPDATE vendor_pace SET tokens = tokens - (SELECT count(*) FROM admitted),
           last_organization_id = coalesce((SELECT max(organization_id) FROM admitted WHERE organization_id <= $4), (SELECT max(organization_id) FROM admitted))
         WHERE provider = $1 AND EXISTS (SELECT FROM admitted)
       )
       SELECT generation_id FROM admitted`,
      [provider, most, places, last],
    );
    return admitted.map(({ generationId }) => generationId);
  }

  /** Makes parked generations due that were admitted meanwhile, before what their organization ordered later; false where there are none. */
  async wakeAdmitted(provider: string): Promise<boolean> {
    const woken = await this.db.execute(
      `UPDATE generation SET due_at = begun_at, ready = true
       WHERE id = ANY (ARRAY(
         SELECT id FROM generation
         WHERE ${IS_PARKED} AND id = ANY (ARRAY(SELECT generation_id FROM vendor_turn WHERE provider = $1 AND admitted_at IS NOT NULL))
         FOR UPDATE SKIP LOCKED))`,
      [provider],
    );
    return woken > 0;
  }
}
