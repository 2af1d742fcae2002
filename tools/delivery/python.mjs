/**
 * Makes the Python package `reelsheet` that users install, as a wheel and as sources. `npm run pack-python -- <folder>`
 * writes both there, into `dist/sdk-python` by default.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { run } from './programs.mjs';
import { pythonEnvironment } from './python-environment.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDER = resolve(ROOT, process.argv[2] ?? 'dist/sdk-python');
const PACKAGE = join(ROOT, 'libs/sdk-python');

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const own = readFileSync(join(PACKAGE, 'src/reelsheet/_version.py'), 'utf8');
if (!own.includes(`"${version}"`)) throw new Error(`the Python package does not have the version ${version}`);

rmSync(FOLDER, { recursive: true, force: true });
const python = join(pythonEnvironment(), 'bin/python');
const { status, output } = run(python, ['-m', 'build', '--no-isolation', '--outdir', FOLDER, PACKAGE]);
if (status !== 0) throw new Error(output);
