/** Checks the types of the package for Python with Pyright, which editors use; the tests check them with mypy. */
import { join, resolve } from 'node:path';
import { checkWith, end, program } from './programs.mjs';
import { pythonEnvironment } from './python-environment.mjs';

const cwd = resolve(import.meta.dirname, '../../libs/sdk-python');
const python = join(pythonEnvironment(), 'bin/python');

checkWith('libs/sdk-python: pyright', program('pyright'), ['--pythonpath', python], { cwd });
end();
