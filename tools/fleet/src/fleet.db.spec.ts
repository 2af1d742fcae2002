import { once } from 'node:events';
import { statSync } from 'node:fs';
import { createServer } from 'node:net';
import { eventually } from '@reelsheet/testing';
import { isAlive, postgresIsReady, postgresUrl } from '@reelsheet/native-servers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { borrow } from './control.js';
import { readFleetFile } from './files/fleet-file.js';
import { readJson } from './files/json-file.js';
import { runningSupervisor } from './files/lock.js';
import type { Secrets } from './files/secrets.js';
import { pathIn } from './settings.js';
import { TinyFleet, end } from './testing/tiny-fleet.js';

const everything = [
  'agent',
  'agent-worker',
  'base',
  'base-worker',
  'core',
  'core-worker',
  'nats',
  'postgres',
  'sandbox',
  'upload',
  'upload-worker',
];
let fleet: TinyFleet;

beforeEach(async () => {
  fleet = await TinyFleet.create();
});
afterEach(() => fleet.close());

function adminUrl(): string {
  const secrets = readJson<Secrets>(pathIn.secrets(fleet.dir));
  if (!secrets) throw new Error('the fleet has not generated its secrets yet');
  return postgresUrl(fleet.ports.postgres, secrets.databasePasswords.postgres);
}

async function query(sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: adminUrl() });
  await client.connect();
  return (await client.query(sql).finally(() => client.end())).rows;
}

const livingOf = (pids: Readonly<Record<string, number>>) => Object.keys(pids).filter((name) => isAlive(pids[name]!));

describe('a fleet', () => {
  it('is described by fleet.json, restarts crashed processes, and stops as a whole', async () => {
    const supervisor = await fleet.start();
    const first = fleet.file;
    expect(first).toMatchObject({
      base_url: `http://127.0.0.1:${fleet.ports.base}/v1`,
      organization_id: 7,
      api_key: expect.stringMatching(/^rs_/),
    });
    expect(Object.keys(first.pids).sort()).toEqual(everything);
    expect(livingOf(first.pids).sort()).toEqual(everything);
    expect(statSync(pathIn.secrets(fleet.dir)).mode & 0o777).toBe(0o600);

    await Promise.all(['base', 'core-worker', 'nats', 'postgres'].map((name) => fleet.kill(name)));
    await eventually(async () => expect(await postgresIsReady(adminUrl())).toBe(true));
    expect(livingOf(fleet.file.pids).sort()).toEqual(everything);

    const last = fleet.file.pids;
    expect(await end(supervisor, 'SIGTERM')).toBe(0);
    expect(livingOf(last)).toEqual([]);
    expect(readFleetFile(fleet.dir)).toBeUndefined();
  });

  it('starts again with its data after its supervisor was killed by SIGKILL', async () => {
    const killed = await fleet.start();
    const { pids, api_key } = fleet.file;
    await query('CREATE TABLE kept AS SELECT 42 AS answer');
    await end(killed, 'SIGKILL');

    await fleet.start();
    expect(livingOf(pids)).toEqual([]);
    expect(fleet.file.api_key).toBe(api_key);
    expect(await query('SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  it('rejects a second supervisor in one line and continues', async () => {
    await fleet.start();
    const { status, errors } = await fleet.outcome();
    expect({ status, errors }).toEqual({
      status: 1,
      errors: expect.stringMatching(/^the fleet in \S+ is already running \(process \d+\)\n$/),
    });
    expect(livingOf(fleet.file.pids).sort()).toEqual(everything);
  });

  it('hands a service over while the borrower holds the connection', async () => {
    await fleet.start();
    const before = fleet.file.pids;
    const giveBack = await borrow(runningSupervisor(fleet.dir)!.control!, ['upload', 'upload-worker']);
    expect(Object.keys(fleet.file.pids)).not.toContain('upload');
    expect(isAlive(before.upload!)).toBe(false);
    giveBack();
    await eventually(() => expect(Object.keys(fleet.file.pids).sort()).toEqual(everything));
  });
});

describe('a fleet that cannot start reports it in one line and leaves no process running', () => {
  it('when a port is in use', async () => {
    const outsider = createServer().listen(fleet.ports.agent, '127.0.0.1');
    await once(outsider, 'listening');
    const outcome = await fleet.outcome();
    outsider.close();
    expect(outcome).toEqual({ status: 1, errors: `port ${fleet.ports.agent}, which agent needs, is in use\n` });
  });

  it('when a service finds its configuration invalid on every start', async () => {
    fleet.write('apps/core/bundle/main.js', "process.stderr.write('CORE_LIMIT is missing\\n'); process.exitCode = 1;");
    expect(await fleet.outcome()).toEqual({ status: 1, errors: 'core does not start: CORE_LIMIT is missing\n' });
    expect(await postgresIsReady(adminUrl())).toBe(false);
  });

  it('when it is stopped halfway', async () => {
    fleet.write('apps/core/bundle/main.js', 'setInterval(() => {}, 1000);');
    const supervisor = fleet.spawn();
    await eventually(async () => expect(await postgresIsReady(adminUrl())).toBe(true));
    expect(await end(supervisor, 'SIGINT')).toBe(0);
    expect(await postgresIsReady(adminUrl())).toBe(false);
  });
});
