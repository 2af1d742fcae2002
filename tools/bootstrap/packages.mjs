import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, step } from './step.mjs';

const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules', '.reelsheet-lock');
/** Record of installed packages that npm writes. */
const installedFile = join(root, 'node_modules', '.package-lock.json');

/** Installs the packages of package-lock.json unless they are installed. */
export async function installPackages() {
  const hash = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return;
  if (!agrees()) await step('installing npm packages', () => run('npm', ['ci', '--no-audit', '--no-fund']));
  writeFileSync(stampFile, hash);
}

/**
 * Returns true if exactly the packages of the lock file are installed, so that developers need no
 * fresh install.
 */
function agrees() {
  if (!existsSync(installedFile)) return false;
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (!path.startsWith('node_modules/') || optional) return true;
    return link ? existsSync(join(root, path)) : installed[path]?.version === version;
  });
}
