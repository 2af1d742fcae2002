import { execFile } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync, chownSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { explainFolderError } from './errors.js';
import { launch } from './local-server.js';
import type { LocalServer, ServerCommand } from './local-server.js';
import { LOOPBACK, freePort } from './ports.js';
import { findPostgres } from './postgres-binaries.js';
import { copyAsStandby } from './postgres-standby.js';
import { endProcess, isRunning, processesIn, sendSignal } from './processes.js';
import { ownFolder, unprivilegedUser } from './unprivileged.js';

export interface PostgresOptions {
  /** Folder of the cluster; created and initialized if missing. */
  readonly dir: string;
  /** 0 chooses a free one. */
  readonly port: number;
  /** Password of the role `postgres`; set when the cluster is initialized. */
  readonly superuserPassword: string;
  /** False is faster, but loses data at a power cut. Default true. */
  readonly fsync?: boolean;
  /** Settings of the server that differ from those of all local servers. */
  readonly settings?: Readonly<Record<string, string>>;
  /**
   * Makes a missing cluster a copy of this one, which was initialized but not started yet, and lets it follow that
   * as a standby.
   */
  readonly standbyOf?: Pick<PostgresOptions, 'dir' | 'port' | 'superuserPassword'>;
}

const run = promisify(execFile);
const END_LEFTOVER_WITHIN_MS = 10_000;
const UNSAFE_BUT_FAST = ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((name) => ['-c', `${name}=off`]);

/** Keeps rows, parameters and statements out of the log, because they contain email addresses and passwords. */
const SILENT_ABOUT_VALUES = [
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
  'log_parameter_max_length=0',
];

export function postgresUrl(port: number, superuserPassword: string): string {
  return `postgres://postgres:${superuserPassword}@${LOOPBACK}:${port}/postgres`;
}

/**
 * Prepares the cluster, stops processes that a killed parent has left running on it, and returns the command that
 * starts it.
 */
export async function postgresCommand(options: PostgresOptions): Promise<ServerCommand> {
  const { initdb, postgres } = findPostgres();
  const user = unprivilegedUser();
  try {
    const folder = ownFolder(options.dir, user);
    const data = join(folder, 'data');
    if (!existsSync(data)) await create(initdb, folder, options, user);
    await endLeftovers(data);
    return { file: postgres, args: serverArguments(data, options), cwd: folder, user, env: serverEnvironment() };
  } catch (error) {
    throw explainFolderError(options.dir, error);
  }
}

/** Returns true if the server answers a query. */
export async function postgresIsReady(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Sends a signal to all processes of the server at once and returns the number of them: SIGKILL, as when its machine
 * fails; SIGSTOP, as when its network is cut; SIGCONT, as when it is back.
 */
export function signalPostgres({ dir }: Pick<PostgresOptions, 'dir'>, signal: NodeJS.Signals): number {
  const pids = processesIn(join(ownFolder(dir, unprivilegedUser()), 'data'));
  for (const pid of pids) sendSignal(pid, signal);
  return pids.length;
}

/** Runs Postgres as a child of this process; as root, under another user. */
export async function startPostgres(options: PostgresOptions): Promise<LocalServer> {
  const port = options.port || (await freePort());
  const url = postgresUrl(port, options.superuserPassword);
  return launch({
    url,
    port,
    command: await postgresCommand({ ...options, port }),
    isReady: () => postgresIsReady(url),
    stopSignal: 'SIGINT',
  });
}

async function create(
  initdb: string,
  folder: string,
  options: PostgresOptions,
  user: number | undefined,
): Promise<void> {
  const { standbyOf } = options;
  if (!standbyOf) return initialise(initdb, folder, options, user);
  copyAsStandby({ ...standbyOf, from: join(ownFolder(standbyOf.dir, user), 'data'), to: join(folder, 'data') });
}

/** Initializes the cluster beside its final path, so that it exists either completely or not at all. */
async function initialise(
  initdb: string,
  folder: string,
  options: PostgresOptions,
  user: number | undefined,
): Promise<void> {
  const unfinished = join(folder, 'data.new');
  const passwordFile = join(folder, 'password');
  rmSync(unfinished, { recursive: true, force: true });
  writeFileSync(passwordFile, options.superuserPassword, { mode: 0o600 });
  if (user !== undefined) chownSync(passwordFile, user, user);
  const args = [
    '-D',
    unfinished,
    '-U',
    'postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
  ];
  const speed = options.fsync === false ? ['--no-sync'] : [];
  try {
    const locale = await localeArguments(initdb);
    await run(initdb, [...args, ...locale, ...speed], { cwd: folder, uid: user, gid: user, env: serverEnvironment() });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(unfinished, join(folder, 'data'));
}

/** Returns the arguments for Unicode rules that are the same on every machine. */
async function localeArguments(initdb: string): Promise<string[]> {
  const { stdout } = await run(initdb, ['--version']);
  const major = Number(/(\d+)/.exec(stdout)?.[1]);
  return major >= 17 ? ['--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : ['--locale=C.UTF-8'];
}

function serverArguments(data: string, { port, fsync, settings: own = {} }: PostgresOptions): string[] {
  const settings = [
    `listen_addresses=${LOOPBACK}`,
    'unix_socket_directories=',
    'max_connections=200',
    'timezone=UTC',
    'log_timezone=UTC',
    ...SILENT_ABOUT_VALUES,
  ];
  return [
    '-D',
    data,
    '-p',
    String(port),
    ...settings.flatMap((setting) => ['-c', setting]),
    ...(fsync === false ? UNSAFE_BUT_FAST : []),
    ...Object.entries(own).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

/**
 * Returns only the variables that the binaries need, because PG* variables of the caller would change their behavior.
 */
function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_MESSAGES: 'C', TZ: 'UTC' };
}

/**
 * Stops processes that still use the cluster: a server whose parent was killed, and backends that run for a short time
 * after a killed server. A lock file of an ended process may name an unrelated process.
 */
async function endLeftovers(data: string): Promise<void> {
  const lock = join(data, 'postmaster.pid');
  const workers = processesIn(data);
  const server = existsSync(lock) ? Number(readFileSync(lock, 'utf8').split('\n')[0]) : NaN;
  if (server > 0 && (workers.includes(server) || (process.platform !== 'linux' && isRunning(server, data)))) {
    await endProcess(server, 'SIGINT', END_LEFTOVER_WITHIN_MS);
  }
  await Promise.all(workers.map((pid) => endProcess(pid, 'SIGQUIT', END_LEFTOVER_WITHIN_MS)));
  rmSync(lock, { force: true });
}
