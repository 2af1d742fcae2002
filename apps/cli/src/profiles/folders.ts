import { homedir } from 'node:os';
import { join } from 'node:path';
import type { CliContext } from '../cli-context.js';

const NAME = 'reelsheet';

function folderOf({ env }: Pick<CliContext, 'env'>, variable: string, below: string): string {
  const home = env['HOME'] ?? env['USERPROFILE'] ?? homedir();
  return join(env[variable] ?? join(home, below), NAME);
}

/** Folder of profiles, by the rules of XDG. */
export const configFolder = (context: Pick<CliContext, 'env'>) => folderOf(context, 'XDG_CONFIG_HOME', '.config');

/** Folder of what may be read again at any time. */
export const cacheFolder = (context: Pick<CliContext, 'env'>) => folderOf(context, 'XDG_CACHE_HOME', '.cache');

/** Folder of what an interrupted command needs to continue. */
export const stateFolder = (context: Pick<CliContext, 'env'>) => folderOf(context, 'XDG_STATE_HOME', '.local/state');
