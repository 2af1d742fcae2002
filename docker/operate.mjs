/**
 * The operator's command line in an image, for example `docker/operate.mjs ledger`. Without a command it lists all
 * commands. If BASE_DATABASE_URL is set, its database is used on the server of ADMIN_DATABASE_URL, which may name
 * another one.
 */
import { serverList } from '@reelsheet/kernel';

const { ADMIN_DATABASE_URL: administrator, BASE_DATABASE_URL: base } = process.env;
if (administrator && base) {
  const address = new URL(administrator);
  address.pathname = new URL(serverList(base)[0]).pathname;
  process.env.ADMIN_DATABASE_URL = address.href;
}
await import('../tools/operate/dist/main.js');
