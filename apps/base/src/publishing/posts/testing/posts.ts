import { expect } from '@jest/globals';
import { bigint, Database, row, Transaction } from '@reelsheet/platform-database';
import { eventually, testDatabase } from '@reelsheet/testing';
import { dataSourceFor } from '../../../database/data-source.js';

/** Creates a database with one agent, and inserts scheduled posts directly. */
export async function calendarUnderTest() {
  const server = await testDatabase({ services: ['base'] });
  const source = await dataSourceFor(server.urls.base).initialize();
  await source.runMigrations();
  const db = new Database(source);
  const insert = async (sql: string, values: unknown[] = []) =>
    (await db.single(row({ id: bigint() }), `INSERT INTO ${sql} RETURNING id`, values)).id;
  const userId = await insert(`user_account (email, name, username) VALUES ('ada@example.com', 'Ada', 'ada')`);
  const organizationId = await insert(`organization (name) VALUES ('Studio')`);
  const agentId = await insert(`agent (organization_id, creator_id, name) VALUES ($1, $2, 'Nova')`, [
    organizationId,
    userId,
  ]);

  const post = async (scheduledTime: Date, platforms: readonly string[] = ['videohost']) => {
    const id = await insert(
      `post (agent_id, schedule_type, scheduled_time, requested, strict, content, skipped) VALUES ($1, 'specific_time', $2, $3, true, '{"title": "t"}', '[]')`,
      [agentId, scheduledTime, platforms],
    );
    const targetIds: number[] = [];
    for (const platform of platforms)
      targetIds.push(
        await insert(`post_target (post_id, organization_id, platform, due_at) VALUES ($1, $2, $3, NULL)`, [
          id,
          organizationId,
          platform,
        ]),
      );
    return { id, targetIds };
  };
  /** Resolves when another connection waits for a lock. */
  const untilLockWait = () =>
    eventually(async () =>
      expect(
        await db.execute(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        ),
      ).toBeGreaterThan(0),
    );
  const close = async () => {
    await source.destroy();
    await server.drop();
  };
  return { db, transaction: new Transaction(source), agentId, post, untilLockWait, close };
}

export type CalendarUnderTest = Awaited<ReturnType<typeof calendarUnderTest>>;
