/**
 * Creates one schema and one role per service with the code of the local fleet. It may be repeated. Reads
 * ADMIN_DATABASE_URL, whose role may create databases and roles, and the URL of each service as BASE_DATABASE_URL and
 * so on, which contains database, role and password. A role has the name of its service, or ends in it (`blue_base`) if
 * the server has several installations, each in its own database. It waits up to half a minute for Postgres, since some
 * networks let a new pod connect only after some seconds.
 */
import { setTimeout } from 'node:timers/promises';
import { serverList } from '@reelsheet/kernel';
import { createServiceDatabase } from '@reelsheet/native-servers';

/** Error code of a Postgres that is starting and does not accept connections yet. */
const STARTING = '57P03';
const MAX_WAIT_MS = 30_000;
const SERVICES = ['base', 'agent', 'core', 'upload'];

function read(variable) {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} is missing`);
  return value;
}

function addressOf(name) {
  const { username, password, pathname } = new URL(serverList(read(`${name.toUpperCase()}_DATABASE_URL`))[0]);
  if (!username || !password)
    throw new Error(`${name.toUpperCase()}_DATABASE_URL must name the role of ${name} and its password`);
  const [database, role, secret] = [pathname.slice(1), username, password].map(decodeURIComponent);
  return { database, name, role, password: secret };
}

/** Returns true if there is no connection: a system error for one or several addresses, or a timeout of the driver. */
const isUnreachable = ({ code, syscall, errors, message }) =>
  code === STARTING || syscall !== undefined || errors !== undefined || /timeout/i.test(message);

async function prepare(admin, { database, ...service }) {
  for (;;) {
    try {
      return await createServiceDatabase(admin, { database, services: [service] });
    } catch (error) {
      if (!isUnreachable(error) || performance.now() > MAX_WAIT_MS) throw error;
      console.error(`prepare-database: ${error.message || error.code}; trying again`);
      await setTimeout(1_000);
    }
  }
}

try {
  const admin = read('ADMIN_DATABASE_URL');
  const addresses = SERVICES.map(addressOf);
  for (const address of addresses) await prepare(admin, address);
  console.log(`prepared: ${addresses.map(({ database, name }) => `${database}.${name}`).join(', ')}`);
} catch (error) {
  console.error(`prepare-database: ${error.message || error.code}`);
  process.exitCode = 1;
}
