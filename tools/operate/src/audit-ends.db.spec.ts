import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Client } from 'pg';
import { auditEnds } from './audit-ends.js';
import { UsageError } from './command.js';
import { commandDatabase, type CommandDatabase } from '../test/command-database.js';

let database: CommandDatabase;
let client: Client;
let folder: string;

beforeAll(async () => {
  database = await commandDatabase('CREATE TABLE base.organization (id bigint PRIMARY KEY, deleted_at timestamptz)');
  ({ client } = database);
  folder = await mkdtemp(join(tmpdir(), 'audit-ends-'));
});
afterAll(async () => {
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await client.query('TRUNCATE audit.entry, audit.chain, audit.chain_start, base.organization');
  for (const organization of [1, 2]) {
    await client.query('INSERT INTO base.organization (id) VALUES ($1)', [organization]);
    await append(organization, 3);
  }
});

/** Appends entries as base does, with hashes that the tests recognize. */
async function append(organization: number, count: number, hashes = 'original'): Promise<void> {
  await client.query('SELECT audit.hold($1)', [organization]);
  for (let entry = 0; entry < count; entry += 1)
    await client.query(
      `SELECT audit.append($1, position + 1, 'a', NULL, '{}', NULL, NULL, NULL, NULL, now(), 'key',
         sha256(format('%s %s', $2::text, position + 1)::bytea),
         sha256(format('seal %s %s', $2::text, position + 1)::bytea))
       FROM audit.chain WHERE organization_id = $1`,
      [organization, hashes],
    );
}

const run = (...args: string[]) => database.run(auditEnds, args);

async function exported(): Promise<string> {
  const file = join(folder, 'ends.jsonl');
  await writeFile(file, (await run('export')).lines.join('\n'));
  return file;
}

const cut = (organization: number, position: number) =>
  client.query(
    `WITH gone AS (DELETE FROM audit.entry WHERE organization_id = $1 AND position > $2)
     UPDATE audit.chain SET (position, hash, seal) = (
       SELECT position, hash, sha256(format('seal original %s', position)::bytea)
       FROM audit.entry WHERE organization_id = $1 AND position = $2) WHERE organization_id = $1`,
    [organization, position],
  );

it('exports the number of entries, the last hash and the signature of each log', async () => {
  const { lines } = await run();
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual(
    [1, 2].map((organization_id) => ({
      organization_id,
      entries: 3,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      seal: expect.stringMatching(/^[0-9a-f]{64}$/),
    })),
  );
});

it('reports no difference for logs that have only grown or were erased with their organization', async () => {
  const file = await exported();
  await append(1, 2);
  await client.query('UPDATE base.organization SET deleted_at = now() WHERE id = 2');
  await client.query('SELECT audit.erase(2, 100)');
  expect(await run('check', file)).toEqual({ lines: ['2 audit logs compared, 0 differ'], isFine: true });
});

/** Removes old entries as base does. */
async function shorten(organization: number, position: number): Promise<void> {
  const age = `UPDATE audit.entry SET at = now() - interval '1 year' WHERE organization_id = $1`;
  await client.query(age, [organization]);
  await client.query(
    `SELECT audit.shorten($1, position, hash, 'seal', 'key') FROM audit.entry
     WHERE organization_id = $1 AND position = $2`,
    [organization, position],
  );
}

it('compares logs from which old entries were removed, as far as they reach', async () => {
  const file = await exported();
  await append(1, 2);
  await append(2, 2);
  await shorten(1, 3);
  await shorten(2, 4);
  expect(await run('check', file)).toEqual({
    lines: [
      '1 ends cannot be compared, because entries until after them were removed for their age',
      '1 audit logs compared, 0 differ',
    ],
    isFine: true,
  });
  await client.query(`UPDATE audit.chain_start SET hash = 'other' WHERE organization_id = 1`);
  const { lines, isFine } = await run('check', file);
  expect([lines[0], isFine]).toEqual(['organization 1: entry 3 was replaced', false]);
});

it.each<[string, () => Promise<unknown>, string]>([
  ['was cut, with a valid signature of its end', () => cut(1, 2), 'the log was cut: it has 2 entries and had 3'],
  [
    'was cut and has grown again',
    async () => {
      await cut(1, 2);
      await append(1, 2, 'later');
    },
    'entry 3 was replaced',
  ],
  [
    'was cut and has grown to the same length',
    async () => {
      await cut(1, 2);
      await append(1, 1, 'later');
    },
    'the end of the log was replaced',
  ],
  [
    'has another signature of its end',
    () => client.query(`UPDATE audit.chain SET seal = 'x' WHERE organization_id = 1`),
    'the end of the log was replaced',
  ],
  [
    'lost its last entry',
    () => client.query('DELETE FROM audit.entry WHERE organization_id = 1 AND position = 3'),
    'entry 3 is missing',
  ],
  [
    'is missing',
    async () => {
      await client.query('DELETE FROM audit.entry WHERE organization_id = 1');
      await client.query('DELETE FROM audit.chain WHERE organization_id = 1');
    },
    'the log is missing',
  ],
  ['was erased', () => client.query('SELECT audit.erase(1, 100)'), 'but the organization exists'],
])('finds a log that %s', async (_, tamper, difference) => {
  const file = await exported();
  await tamper();
  const { lines, isFine } = await run('check', file);
  expect(lines).toEqual([
    expect.stringMatching(new RegExp(`^organization 1: .*${difference}$`)),
    '2 audit logs compared, 1 differ',
  ]);
  expect(isFine).toBe(false);
});

it.each([
  ['nothing', '', 'contains no ends'],
  ['other lines', '{"organization_id": 1}', 'line 1 is not the end of an audit log'],
  ['no JSON', '\nends', 'line 2 is not the end of an audit log'],
  ['null', 'null', 'line 1 is not the end of an audit log'],
])('rejects a file with %s', async (_, content, reason) => {
  const file = join(folder, 'other');
  await writeFile(file, content);
  await expect(run('check', file)).rejects.toThrow(reason);
  await expect(run('check', file)).rejects.toThrow(UsageError);
});

it('rejects other arguments', async () => {
  await expect(run('check')).rejects.toThrow('name the file');
  await expect(run('forget')).rejects.toThrow(UsageError);
});
