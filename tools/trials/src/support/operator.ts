import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { OwnFleet } from '@reelsheet/tool-fleet';

const run = promisify(execFile);

/** Runs the operator's command line and returns its output; fails if the command fails. */
export const operate = (fleet: OwnFleet, ...args: readonly string[]) => commandLine('operate', fleet, args);

/** Runs the command line of backup owners in the fleet's environment and returns its output. */
export const backUp = (fleet: OwnFleet, ...args: readonly string[]) => commandLine('backup', fleet, args);

/** Runs the operator's command line and returns its exit code. */
export async function statusOf(fleet: OwnFleet, ...args: readonly string[]): Promise<number> {
  return operate(fleet, ...args).then(
    () => 0,
    (error: unknown) => (error as { code: number }).code,
  );
}

async function commandLine(
  tool: 'operate' | 'backup',
  fleet: OwnFleet,
  args: readonly string[],
): Promise<readonly string[]> {
  const { JWT_SECRET: _jwt, UPLOAD_SIGNING_KEY: _key, ADMIN_DATABASE_URL: _url, ...rest } = process.env;
  const main = fileURLToPath(new URL(`../../../${tool}/dist/main.js`, import.meta.url));
  const { stdout } = await run(process.execPath, [main, ...args], { env: { ...rest, FLEET_DIR: fleet.dir } });
  return stdout.trimEnd().split('\n');
}
