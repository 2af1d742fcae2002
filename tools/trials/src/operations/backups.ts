import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { dataOf } from '@reelsheet/client';
import { temporaryFolder } from '@reelsheet/native-servers';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import { queryRows, ledgerErrorsOf, waitUntil } from '../support/database.js';
import { backUp } from '../support/operator.js';
import { injectFault, newTenant, type Tenant } from '../support/tenant.js';
import type { Trial, TrialRun } from '../trial.js';

const VENDOR_MS = 3_000;
const STORING = '/v1/blobs?';
const READING = '/v1/blobs/';

interface Stored {
  readonly id: number;
  readonly sha256: string | null;
  readonly hasStarted: boolean;
  readonly blob: string | null;
  readonly outboxed: boolean;
  readonly status: string;
}

/** A point in a backup at which the worker is killed. */
interface KillPoint {
  readonly name: string;
  /** Makes the step before this point slow enough for the point to be observed. */
  prepare?(scenario: BackupScenario): Promise<void> | void;
  /** Returns true when the point is reached. It may be triggered once the backup has started. */
  isThere(backup: Stored | undefined, scenario: BackupScenario): boolean;
}

const slow = ({ fleet }: BackupScenario, path: string) =>
  injectFault(fleet.file, { vendor: 'blob_store', kind: 'latency', times: 1, value: VENDOR_MS, path });

const KILL_POINTS: readonly KillPoint[] = [
  {
    name: 'download',
    prepare: ({ source }) => source.holdNext(),
    isThere: (_, { source }) => source.isHolding,
  },
  {
    name: 'hold',
    prepare: ({ source }) => source.holdNext(),
    isThere: (backup, { source, pause }) => {
      if (source.isHolding) {
        pause();
        source.release();
      }
      return Boolean(backup?.sha256);
    },
  },
  {
    name: 'upload',
    prepare: (scenario) => slow(scenario, STORING),
    isThere: (backup) => backup?.hasStarted === true,
  },
  {
    name: 'upload whose response is lost',
    prepare: ({ fleet }) =>
      injectFault(fleet.file, { vendor: 'blob_store', kind: 'lost_answer', times: 1, path: STORING }),
    isThere: (backup) => backup?.hasStarted === true,
  },
  {
    name: 'readback',
    prepare: (scenario) => slow(scenario, READING),
    isThere: (backup) => Boolean(backup?.blob),
  },
  {
    name: 'charge while billing is down',
    prepare: (scenario) => slow(scenario, READING),
    isThere: (backup, { pause }) => {
      if (backup?.blob) pause();
      return backup?.outboxed === true;
    },
  },
  {
    name: 'end',
    isThere: (backup) => backup?.status === 'completed',
  },
];

/** Kills core-worker at every stage of a backup and verifies that another worker continues. */
export const backups: Trial = {
  shows:
    'core-worker killed at each stage of a provenance backup: stored once, charged once, none lost, and restorable',
  async run(trial) {
    const source = await Source.open();
    trial.afterwards(() => source.close());
    const fleet = await trial.fleet({ OUTBOUND_ALLOW: source.host });
    const tenant = await newTenant(fleet.file);
    const rounds = trial.size({ small: 1, full: 5 });
    for (const point of trial.shuffle(Array.from({ length: rounds }, () => KILL_POINTS).flat()))
      await killAt(trial, { fleet, tenant, source, pause: () => void fleet.signal('base', 'SIGSTOP') }, point);
    await verifyRestore(trial, { fleet, tenant, source });
    trial.none('ledger inconsistencies', await ledgerErrorsOf(fleet));
  },
};

interface BackupScenario {
  readonly fleet: OwnFleet;
  readonly tenant: Tenant;
  readonly source: Source;
  /** Pauses base; may be called repeatedly. */
  readonly pause: () => void;
}

async function killAt(trial: TrialRun, scenario: BackupScenario, point: KillPoint): Promise<void> {
  const { fleet, tenant, source } = scenario;
  const name = randomUUID();
  const last = await newestCall(fleet);
  await point.prepare?.(scenario);
  const order = requestBackup(tenant, `http://${source.host}/${name}`, name);
  order.catch(() => undefined);
  await waitUntil(`${point.name} is under way`, async () => point.isThere(await stored(fleet, name), scenario));
  fleet.signal('core-worker', 'SIGKILL');
  fleet.signal('base', 'SIGCONT');
  source.release();
  await fleet.untilReady('core-worker');
  await waitUntil(
    'it has ended',
    async () => ['completed', 'failed'].includes((await stored(fleet, name))!.status),
    90_000,
  );
  await order.catch(() => undefined);
  const { id, status, blob } = (await stored(fleet, name))!;
  trial.figure(`${point.name}: completed backups`, Number(status === 'completed'), { exactly: 1 });
  const calls = await storeCalls(fleet, last);
  const own = calls.filter(({ summary, replay }) => blob !== null && summary.startsWith(blob) && !replay);
  trial.figure(`${point.name}: objects created in the store`, own.length, { exactly: 1 });
  const reference = `backup:${id}`;
  const entries = () =>
    queryRows<{ kind: string }>(fleet, `SELECT kind FROM base.ledger_entry WHERE reference = $1`, [reference]);
  const captures = async () => (await entries()).filter(({ kind }) => kind === 'capture').length;
  await waitUntil('it is charged', async () => (await captures()) > 0);
  trial.figure(`${point.name}: charges`, await captures(), { exactly: 1 });
}

const FILM_BYTES = 4 * 2 ** 20;

/**
 * Encrypts a file with the command line of backup owners, has the service back it up, and restores it with the command
 * line.
 */
async function verifyRestore(trial: TrialRun, { fleet, tenant, source }: Omit<BackupScenario, 'pause'>): Promise<void> {
  const folder = temporaryFolder();
  trial.afterwards(async () => rmSync(folder, { recursive: true, force: true }));
  const [film, sealed, key, back] = ['film', 'sealed', 'key', 'back'].map((name) => join(folder, name)) as Four;
  writeFileSync(film, randomBytes(FILM_BYTES));
  const [recipient] = await backUp(fleet, 'key', key);
  const words = await backUp(fleet, 'encrypt', film, sealed, '--to', recipient!);
  source.serve('/sealed', readFileSync(sealed));
  const { core, agentId } = tenant;
  const { id } = await dataOf(
    core.backups.create({
      path: { agent_id: String(agentId) },
      body: { ...(JSON.parse(words.join('\n')) as object), asset_url: `http://${source.host}/sealed` },
    }),
  );
  const options = ['--agent', String(agentId), '--backup', String(id), '--api-key', tenant.key];
  trial.note((await backUp(fleet, 'verify', ...options)).join('; '));
  await backUp(fleet, 'restore', back, ...options, '--key', key);
  const isSame = readFileSync(back).equals(readFileSync(film));
  trial.figure('private backups that the command line restored to the identical bytes', Number(isSame), { exactly: 1 });
}

type Four = [string, string, string, string];

/** Requests a backup. The response may be lost with the killed process. */
async function requestBackup({ core, agentId }: Tenant, asset: string, key: string): Promise<unknown> {
  return dataOf(
    core.backups.create({
      path: { agent_id: String(agentId) },
      body: { asset_url: asset, visibility: 'public', idempotency_key: key },
    }),
  );
}

async function stored(fleet: OwnFleet, key: string): Promise<Stored | undefined> {
  const [backup] = await queryRows<Stored>(
    fleet,
    `SELECT id::int, content_sha256 AS sha256, upload_begun AS "hasStarted", store_blob_id AS blob,
      billing_outboxed AS outboxed, status
     FROM core.backup WHERE idempotency_key = $1`,
    [key],
  );
  return backup;
}

interface Call {
  readonly id: number;
  readonly summary: string;
  readonly replay: boolean;
}

async function storeCalls({ file }: OwnFleet, after: number): Promise<Call[]> {
  const answer = await fetch(`${file.sandbox_url}/log?vendor=blob_store&method=PUT&after=${after}`);
  return (await answer.json()) as Call[];
}

async function newestCall({ file }: OwnFleet): Promise<number> {
  const calls = (await (await fetch(`${file.sandbox_url}/log?vendor=blob_store`)).json()) as Call[];
  return calls.at(-1)?.id ?? 0;
}

/** Web server that serves the assets. */
class Source {
  private isToHold = false;
  private readonly held: (() => void)[] = [];
  private readonly files = new Map<string, Buffer>();

  private constructor(private readonly server: Server) {}

  static async open(): Promise<Source> {
    const server = createServer();
    const source = new Source(server);
    server.on('request', (request, response) => {
      const film = source.files.get(request.url!) ?? `film ${request.url}`;
      const answer = () => void response.writeHead(200, { 'content-type': 'video/mp4' }).end(film);
      if (!source.isToHold) return answer();
      source.isToHold = false;
      source.held.push(answer);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return source;
  }

  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get isHolding(): boolean {
    return this.held.length > 0;
  }

  serve(path: string, bytes: Buffer): void {
    this.files.set(path, bytes);
  }

  holdNext(): void {
    this.isToHold = true;
  }

  release(): void {
    this.isToHold = false;
    for (const answer of this.held.splice(0)) answer();
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
  }
}
