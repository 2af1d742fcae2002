import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '@reelsheet/testing';
import type { Client } from 'pg';
import { UsageError } from './command.js';
import { setFounder } from './set-founder.js';
import { commandDatabase, type CommandDatabase } from '../test/command-database.js';

let database: CommandDatabase;
let client: Client;

beforeAll(async () => {
  database = await commandDatabase(`
    CREATE TABLE base.user_account (id bigint PRIMARY KEY, email text);
    CREATE TABLE base.organization (id bigint PRIMARY KEY, personal_user_id bigint, deleted_at timestamptz);
    CREATE TABLE base.membership (organization_id bigint, user_id bigint);
    CREATE TABLE base.task (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, organization_id bigint NOT NULL,
      kind text, payload jsonb, status text NOT NULL DEFAULT 'pending', failed_reason text);
    INSERT INTO base.user_account VALUES (1, 'Ada@example.com'), (2, 'grace@example.com');
    INSERT INTO base.organization VALUES (10, 1, NULL), (11, NULL, NULL), (12, NULL, now());
    INSERT INTO base.membership VALUES (10, 1), (11, 1)`);
  ({ client } = database);
});
afterAll(() => database?.drop());
beforeEach(() => client.query('TRUNCATE base.task'));

const run = (...args: string[]) => database.run(setFounder, args);

/** Ends the task as base's worker does, and returns its order. */
const perform = (sql: string) =>
  eventually(async () => {
    const { rows } = await client.query<{ kind: string; payload: object }>(`${sql} RETURNING kind, payload`);
    expect(rows).toHaveLength(1);
    return rows[0];
  });

it('lets base make a member the founder', async () => {
  const running = run('11', 'ADA@example.com');
  expect(await perform('DELETE FROM base.task')).toEqual({
    kind: 'change_founder',
    payload: { organizationId: 11, founderId: 1 },
  });
  expect(await running).toEqual({ lines: ['the founder is changed'], isFine: true });
});

it('reports why base could not', async () => {
  const running = run('11', 'ada@example.com');
  await perform(`UPDATE base.task SET status = 'failed', failed_reason = 'no'`);
  expect(await running).toEqual({ lines: [expect.stringMatching(/^task \d+ failed: no$/)], isFine: false });
});

it.each([
  ['11', 'grace@example.com', 'the user is no member of the organization'],
  ['11', 'nobody@example.com', 'no user has this address'],
  ['10', 'ada@example.com', 'it is a personal workspace, whose founder is its user'],
  ['12', 'ada@example.com', 'there is no such organization'],
  ['13', 'ada@example.com', 'there is no such organization'],
])('orders nothing for organization %s and %s', async (id, email, line) => {
  expect(await run(id, email)).toEqual({ lines: [line], isFine: false });
  expect((await client.query('SELECT FROM base.task')).rowCount).toBe(0);
});

it('needs an organization and an address', async () => {
  await expect(run('tea', 'ada@example.com')).rejects.toThrow(UsageError);
  await expect(run('11')).rejects.toThrow(UsageError);
});
