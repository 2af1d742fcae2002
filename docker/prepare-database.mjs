/**
 * Creates one schema and one role per service with the code of the local fleet. It may be repeated.
 * Reads ADMIN_DATABASE_URL, whose role may create databases and roles, and the URL of each service
 * as BASE_DATABASE_URL and so on, which contains database, role and password. A role has the name
 * of its service, or ends in it (`blue_base`) if the server holds several installations, each in a
 * database of its own.
 */
import { createServiceDatabase } from '@reelsheet/native-servers';

const SERVICES = ['base', 'agent', 'core', 'upload'];

function read(variable) {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} is missing`);
  return value;
}

function addressOf(name) {
  const { username, password, pathname } = new URL(read(`${name.toUpperCase()}_DATABASE_URL`));
  if (!username || !password)
    throw new Error(`${name.toUpperCase()}_DATABASE_URL must name the role of ${name} and its password`);
  const [database, role, secret] = [pathname.slice(1), username, password].map(decodeURIComponent);
  return { database, name, role, password: secret };
}

try {
  const admin = read('ADMIN_DATABASE_URL');
  const addresses = SERVICES.map(addressOf);
  for (const { database, ...service } of addresses)
    await createServiceDatabase(admin, { database, services: [service] });
  console.log(`prepared: ${addresses.map(({ database, name }) => `${database}.${name}`).join(', ')}`);
} catch (error) {
  console.error(`prepare-database: ${error.message}`);
  process.exitCode = 1;
}
