/**
 * Prepares the Python environment that builds and tests `libs/sdk-python`: the packages of its lock file, which has
 * the hash of each. Run as a program, it prints the folder of the environment.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const LOCK = join(ROOT, 'libs/sdk-python/requirements/development.txt');
const CACHE = join(ROOT, 'node_modules/.cache/reelsheet');
/** Written when an environment is complete. */
const STAMP = 'complete';
const VERSION_CHECK = 'import sys; sys.exit(sys.version_info < (3, 11))';

/**
 * Returns the folder of the environment. Its folder `wheels` has the packages, so that others are installed without a
 * registry. Each interpreter and each content of the lock file has its own.
 */
export function pythonEnvironment(python = 'python3') {
  const version = capture(python, ['--version']);
  if (run(python, ['-c', VERSION_CHECK], true) !== 0) throw new Error(`${version} is too old: 3.11 is needed`);
  const fingerprint = createHash('sha256')
    .update(`${version}${readFileSync(LOCK, 'utf8')}`)
    .digest('hex');
  const folder = join(CACHE, `python-${fingerprint.slice(0, 16)}`);
  if (existsSync(join(folder, STAMP))) return folder;
  rmSync(folder, { recursive: true, force: true });
  const wheels = join(folder, 'wheels');
  const quiet = ['--quiet', '--disable-pip-version-check'];
  const install = ['install', ...quiet, '--no-index', '--find-links', wheels, '--require-hashes', '-r', LOCK];
  const download = ['download', ...quiet, '--only-binary', ':all:', '--require-hashes', '-r', LOCK, '-d', wheels];
  run(python, ['-m', 'venv', folder]);
  for (const args of [download, install]) run(join(folder, 'bin/python'), ['-m', 'pip', ...args]);
  writeFileSync(join(folder, STAMP), '');
  return folder;
}

/** Makes an environment and installs packages into it, whose dependencies it takes from `wheels`. */
export function emptyEnvironment(environment, folder, packages) {
  const python = join(environment, 'bin/python');
  run(python, ['-m', 'venv', '--without-pip', folder]);
  const into = ['--python', join(folder, 'bin/python')];
  const from = ['--quiet', '--disable-pip-version-check', '--no-index', '--find-links', join(environment, 'wheels')];
  run(python, ['-m', 'pip', ...into, 'install', ...from, ...packages]);
}

function run(file, args, mayFail = false) {
  try {
    // Output of the programs must not be mistaken for that of this one.
    execFileSync(file, args, { cwd: ROOT, stdio: ['ignore', 2, 2] });
    return 0;
  } catch (error) {
    if (!mayFail) throw error;
    return error.status;
  }
}

const capture = (file, args) => execFileSync(file, args, { encoding: 'utf8' }).trim();

if (process.argv[1] === import.meta.filename) {
  const [folder, ...packages] = process.argv.slice(2);
  const environment = pythonEnvironment();
  if (folder) emptyEnvironment(environment, folder, packages);
  console.log(folder ?? environment);
}
