import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Client } from 'pg';
import { UsageError } from './command.js';
import { endSessions } from './end-sessions.js';
import { commandDatabase, type CommandDatabase } from '../test/command-database.js';

let database: CommandDatabase;
let client: Client;

beforeAll(async () => {
  database = await commandDatabase(`
    CREATE TABLE base.user_account (id bigint PRIMARY KEY, email text);
    CREATE TABLE base.session (user_id bigint, revoked_at timestamptz);
    CREATE TABLE base.access_key (user_id bigint, revoked_at timestamptz);
    CREATE TABLE base.sign_in_challenge (user_id bigint);
    CREATE TABLE base.external_identity (user_id bigint, tokens_from timestamptz);
    INSERT INTO base.user_account VALUES (1, 'Ada@example.com'), (2, 'grace@example.com');
    INSERT INTO base.session SELECT id, NULL FROM base.user_account, generate_series(1, 2);
    INSERT INTO base.access_key SELECT id, NULL FROM base.user_account;
    INSERT INTO base.sign_in_challenge SELECT id FROM base.user_account;
    INSERT INTO base.external_identity SELECT id, NULL FROM base.user_account`);
  ({ client } = database);
});
afterAll(() => database?.drop());

const run = (...args: string[]) => database.run(endSessions, args);

const ended = (user: number) =>
  client.query(
    `SELECT FROM base.session WHERE user_id = $1 AND revoked_at IS NULL
     UNION ALL SELECT FROM base.access_key WHERE user_id = $1 AND revoked_at IS NULL
     UNION ALL SELECT FROM base.sign_in_challenge WHERE user_id = $1
     UNION ALL SELECT FROM base.external_identity WHERE user_id = $1 AND tokens_from IS NULL`,
    [user],
  );

it('ends all sign-ins of the user with an address, and none of other users', async () => {
  expect(await run('ada@EXAMPLE.com')).toEqual({
    lines: ['2 sessions', '1 waiting sign-ins', '1 keys', '1 identities of the issuer'],
    isFine: true,
  });
  expect((await ended(1)).rowCount).toBe(0);
  expect((await ended(2)).rowCount).toBe(5);
  expect((await run('ada@example.com')).lines).toContain('0 sessions');
});

it('rejects tokens of an issuer whose clock is a minute ahead, and none that are accepted later', async () => {
  const ofAda = (set: string) => client.query(`UPDATE base.external_identity SET ${set} WHERE user_id = 1`);
  const ends = async (time: string) =>
    (await client.query(`SELECT FROM base.external_identity WHERE user_id = 1 AND tokens_from ${time}`)).rowCount;
  await ofAda(`tokens_from = now() - interval '1 day'`);
  await run('ada@example.com');
  expect(await ends(`BETWEEN now() + interval '55 seconds' AND now() + interval '1 minute'`)).toBe(1);
  await ofAda(`tokens_from = '2100-01-01Z'`);
  await run('ada@example.com');
  expect(await ends(`= '2100-01-01Z'`)).toBe(1);
});

it('reports an address without a user, and requires an address', async () => {
  expect(await run('nobody@example.com')).toEqual({ lines: ['no user has this address'], isFine: false });
  await expect(run()).rejects.toThrow(UsageError);
});
