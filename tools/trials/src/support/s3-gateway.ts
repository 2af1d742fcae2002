import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TrialRun } from '../trial.js';

const execute = promisify(execFile);
const GATEWAY = 'github.com/versity/versitygw/cmd/versitygw@v1.8.0';
const BUILD_WITHIN_MS = 1_800_000;

/** Returns the program of a third-party S3 store that verifies every signature, which is built with Go once. */
export async function builtGateway(trial: TrialRun): Promise<string> {
  const folder = join(homedir(), '.cache', 'reelsheet', `versitygw-${GATEWAY.split('@')[1]}-static`);
  const program = join(folder, 'versitygw');
  if (existsSync(program)) return program;
  trial.note('building the store, which takes some minutes');
  // The program needs no library of the machine, because it also runs in an image without any.
  const env = { ...process.env, GOBIN: folder, CGO_ENABLED: '0' };
  await execute('go', ['install', GATEWAY], { env, timeout: BUILD_WITHIN_MS }).catch((error: unknown) => {
    throw new Error('the store cannot be built: install Go', { cause: error });
  });
  return program;
}
