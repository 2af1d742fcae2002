import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { OwnFleet } from '@reelsheet/tool-fleet';

const MAIN = fileURLToPath(new URL('../../operate/dist/main.js', import.meta.url));
const run = promisify(execFile);

/** What the operator's command line says of the fleet; fails where it does. */
export async function operate(fleet: OwnFleet, ...args: readonly string[]): Promise<string[]> {
  const { JWT_SECRET: _jwt, UPLOAD_SIGNING_KEY: _key, ADMIN_DATABASE_URL: _url, ...rest } = process.env;
  const { stdout } = await run(process.execPath, [MAIN, ...args], { env: { ...rest, FLEET_DIR: fleet.dir } });
  return stdout.trimEnd().split('\n');
}
