import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { TrialRun } from '../trial.js';
import { linesOf } from './lines-of.js';

/** The generator needs Python 3.12; the libraries are those for which it writes code. */
const PACKAGES = [
  'unihttp-openapi-generator==0.3.1',
  'unihttp==0.2.9',
  'httpx==0.28.1',
  'pydantic==2.14.4',
  'mypy==2.4.1',
];
const INTERPRETERS = ['python3.14', 'python3.13', 'python3.12', 'python3'];
const IS_NEW_ENOUGH = 'import sys; sys.exit(sys.version_info < (3, 12))';
const OPTIONS = ['--layout', 'grouped', '--serializer', 'pydantic'];
const BACKENDS = ['--sync-backend', 'httpx', '--async-backend', 'httpx'];
const SUCCESS = 'Success: no issues found';
const SUMMARY = /^Found \d+ errors? in/;
/** The generator writes the default of a parameter as a text where its type is an enumeration. */
const DEFAULT_OF_ENUMERATION = /expression has type "str", variable has type "\w+"\) {2}\[assignment\]$/;

/** A generator of Python clients in a virtual environment, which is installed once. */
export class PythonGenerator {
  private constructor(private readonly bin: string) {}

  static async install(trial: TrialRun): Promise<PythonGenerator> {
    const folder = join(homedir(), '.cache', 'reelsheet', `python-clients-${PACKAGES[0]!.split('==')[1]}`);
    const generator = new PythonGenerator(join(folder, 'bin'));
    const isComplete = join(folder, 'bin', 'unihttp-openapi-generator');
    if (existsSync(isComplete)) return generator;
    trial.note('installing the generator');
    const interpreter = await findInterpreter();
    await rm(folder, { recursive: true, force: true });
    await succeed(interpreter, ['-m', 'venv', folder]);
    await succeed(join(folder, 'bin', 'pip'), ['install', '--quiet', ...PACKAGES]);
    return generator;
  }

  /** Returns everything that the generator says. */
  generate(document: string, folder: string, packageName: string): Promise<string[]> {
    const args = ['generate', document, '-o', folder, '--package-name', packageName, ...OPTIONS, ...BACKENDS];
    return linesOf(join(this.bin, 'unihttp-openapi-generator'), args);
  }

  /** Returns type errors, and what importing the package prints. Calls into the HTTP library are not checked. */
  async typeErrors(folder: string, packageName: string): Promise<string[]> {
    const strict = ['--strict', '--untyped-calls-exclude=unihttp', '--no-incremental', '-p', packageName];
    const found = await linesOf(join(this.bin, 'mypy'), strict, folder);
    const lines = found.filter(
      (line) => !line.startsWith(SUCCESS) && !SUMMARY.test(line) && !line.endsWith('failed with 1'),
    );
    const imported = await linesOf(join(this.bin, 'python'), ['-W', 'error', '-c', `import ${packageName}`], folder);
    return [...lines.filter((line) => !DEFAULT_OF_ENUMERATION.test(line)), ...imported];
  }
}

async function findInterpreter(): Promise<string> {
  for (const name of [process.env.PYTHON, ...INTERPRETERS])
    if (name && (await linesOf(name, ['-c', IS_NEW_ENOUGH])).length === 0) return name;
  throw new Error('the Python client needs Python 3.12 or newer: set PYTHON to it');
}

async function succeed(program: string, args: readonly string[]): Promise<void> {
  const lines = await linesOf(program, args);
  if (lines.at(-1)?.startsWith(`${program} failed`)) throw new Error(lines.join('\n'));
}
