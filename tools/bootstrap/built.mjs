import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from './step.mjs';

/**
 * Returns the file with the fingerprint of the last time that a target was built. Comparing it takes a tenth of a
 * second, while Nx takes seconds.
 */
const stampFile = (target) => join(root, 'node_modules', '.cache', 'reelsheet', `built-${target}`);
const INPUTS = ['apps', 'docs', 'libs', 'tools', '.swcrc', 'nx.json', 'package-lock.json'];
/** Matches files that no build reads. */
const NO_INPUTS = /^(node_modules|e2e|.*\.spec\.ts)$/;
/** Folder that each target writes. */
const OUTPUTS = { build: 'dist', bundle: 'bundle' };

/** Returns true if no file changed and no output of the targets was removed since they were built. */
export function areBuilt(targets) {
  return targets.every((target) => {
    try {
      return readFileSync(stampFile(target), 'utf8') === fingerprint(target);
    } catch {
      return false;
    }
  });
}

export function rememberBuild(targets) {
  for (const target of targets) {
    mkdirSync(dirname(stampFile(target)), { recursive: true });
    writeFileSync(stampFile(target), fingerprint(target));
  }
}

function fingerprint(target) {
  const hash = createHash('sha256');
  for (const path of INPUTS) add(hash, join(root, path), OUTPUTS[target]);
  return hash.digest('hex');
}

/**
 * Adds name, time and size of each file below a path. For a folder of outputs, it adds only the time of the folder, and
 * nothing if another target writes it.
 */
function add(hash, path, output) {
  const name = basename(path);
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found || NO_INPUTS.test(name)) return;
  const isFolder = found.isDirectory();
  const isOutput = isFolder && Object.values(OUTPUTS).includes(name) && dirname(path) !== join(root, 'tools');
  if (isOutput && name !== output) return;
  if (isFolder && !isOutput) for (const entry of readdirSync(path).sort()) add(hash, join(path, entry), output);
  else hash.update(`${path} ${found.mtimeMs} ${found.size}\n`);
}
