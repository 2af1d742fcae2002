import { chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MachineError } from './errors.js';
import { findProgram } from './find.js';
import { launch } from './local-server.js';
import type { LocalServer } from './local-server.js';
import { LOOPBACK, freePort, greeting } from './ports.js';
import { ownFolder, unprivilegedUser } from './unprivileged.js';

export interface PgBouncerOptions {
  /** Folder of its configuration; created if missing. */
  readonly dir: string;
  /** Port of PgBouncer; 0 chooses a free one. */
  readonly port: number;
  /** Port of Postgres. */
  readonly postgresPort: number;
  /** Passwords of the roles that may connect, by role. */
  readonly passwords: Readonly<Record<string, string>>;
  /** Connections to Postgres for each database and role. */
  readonly poolSize: number;
}

/** Runs PgBouncer in transaction mode between its callers and a local Postgres. */
export async function startPgBouncer(options: PgBouncerOptions): Promise<LocalServer> {
  const file = findProgram('pgbouncer');
  if (!file) throw new MachineError('pgbouncer is missing: install the package pgbouncer');
  const port = options.port || (await freePort());
  const user = unprivilegedUser();
  const folder = ownFolder(options.dir, user);
  const users = Object.entries(options.passwords).map(([role, password]) => `"${role}" "${password}"`);
  const settings = {
    listen_addr: LOOPBACK,
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'scram-sha-256',
    auth_file: join(folder, 'users.txt'),
    pool_mode: 'transaction',
    default_pool_size: options.poolSize,
    max_client_conn: 500,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const databases = `[databases]\n* = host=${LOOPBACK} port=${options.postgresPort}\n`;
  const texts = { 'users.txt': users.join('\n'), 'pgbouncer.ini': `${databases}[pgbouncer]\n${lines.join('\n')}` };
  for (const [name, text] of Object.entries(texts)) {
    writeFileSync(join(folder, name), `${text}\n`, { mode: 0o600 });
    if (user !== undefined) chownSync(join(folder, name), user, user);
  }
  return launch({
    url: `postgres://${LOOPBACK}:${port}`,
    port,
    command: { file, args: [join(folder, 'pgbouncer.ini')], cwd: folder, user },
    isReady: () => isListening(port),
    stopSignal: 'SIGINT',
  });
}

const isListening = (port: number): Promise<boolean> =>
  greeting(port, 100).then(
    () => true,
    () => false,
  );
