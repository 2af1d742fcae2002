import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from './step.mjs';

/** File with the fingerprint of the last build. Comparing it takes a tenth of a second, while Nx takes seconds. */
const stampFile = join(root, 'node_modules', '.cache', 'reelsheet', 'built');
const INPUTS = ['apps', 'libs', 'tools', '.swcrc', 'nx.json', 'package-lock.json'];
/** Matches files that no build reads. */
const NO_INPUTS = /^(node_modules|e2e|.*\.spec\.ts)$/;
const OUTPUTS = new Set(['dist', 'bundle']);

/** Returns true if no file changed and no output was removed since the last build. */
export function isBuilt() {
  try {
    return readFileSync(stampFile, 'utf8') === fingerprint();
  } catch {
    return false;
  }
}

export function rememberBuild() {
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, fingerprint());
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const path of INPUTS) add(hash, join(root, path));
  return hash.digest('hex');
}

/** Adds name, time and size of each file below a path. For a folder of outputs, it adds only the time of the folder. */
function add(hash, path) {
  const name = basename(path);
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found || NO_INPUTS.test(name)) return;
  const isOutput = OUTPUTS.has(name) && found.isDirectory() && dirname(path) !== join(root, 'tools');
  if (found.isDirectory() && !isOutput) for (const entry of readdirSync(path).sort()) add(hash, join(path, entry));
  else hash.update(`${path} ${found.mtimeMs} ${found.size}\n`);
}
