import { createHash } from 'node:crypto';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * Returns the uid as which Postgres runs if this process is root, because Postgres rejects root; undefined to run as
 * the current user.
 */
export function unprivilegedUser(): number | undefined {
  return process.getuid?.() === 0 ? 65_534 : undefined;
}

/** Replaces folders below a private home, which another user cannot reach. Unlike /tmp, it remains after a reboot. */
const SHARED = '/var/tmp/reelsheet';

/**
 * Returns `dir`, or always the same replacement if `user` cannot reach `dir`. The folder is created with owner `user`
 * and mode 0700.
 */
export function ownFolder(dir: string, user: number | undefined): string {
  const folder =
    user === undefined || isReachable(dirname(resolve(dir))) ? resolve(dir) : join(SHARED, hash(resolve(dir)));
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (user !== undefined) chownSync(folder, user, user);
  chmodSync(folder, 0o700);
  return folder;
}

/** Returns `folder`, or a copy of it that everyone can read. */
export function readableFolder(folder: string, user: number | undefined): string {
  if (user === undefined || isReachable(folder)) return folder;
  const copy = join(SHARED, hash(`${folder}:${statSync(folder).mtimeMs}`));
  if (!existsSync(copy)) copyWhole(folder, copy);
  return copy;
}

function copyWhole(from: string, to: string): void {
  const partial = `${to}.${process.pid}`;
  mkdirSync(SHARED, { recursive: true, mode: 0o755 });
  try {
    cpSync(from, partial, { recursive: true, verbatimSymlinks: true });
    chmodSync(partial, 0o755);
    renameSync(partial, to);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}

/**
 * Returns true if everyone may enter this folder and all its parents; folders that do not exist yet
 * get the default mode.
 */
function isReachable(folder: string): boolean {
  if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return false;
  const parent = dirname(folder);
  return parent === folder || isReachable(parent);
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
