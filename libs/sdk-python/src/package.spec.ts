import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../../..');
const PACKAGE = join(ROOT, 'libs/sdk-python');
const ENVIRONMENT = join(ROOT, 'tools/delivery/python-environment.mjs');

/** A program of a user, who has installed the package in an empty environment. */
const PROGRAM = `
from reelsheet import Reelsheet, ResponseError
from reelsheet.types import IdeaView


def titles(reelsheet: Reelsheet) -> list[str]:
    ideas: list[IdeaView] = reelsheet.agent(12).ideas.list().all(10)
    return [idea["title"] for idea in ideas]


try:
    with Reelsheet("http://127.0.0.1:9", "k") as client:
        client.ideas.get(id=1, options={"max_retries": 0})
except ResponseError as error:
    if details := error.details("insufficient_scope"):
        print(details["missing_scopes"])
except Exception as error:
    print(type(error).__name__)
`;

/** Calls that a type checker must reject. */
const WRONG = `
from reelsheet import AsyncReelsheet, Reelsheet

Reelsheet("u").ideas.list()
Reelsheet("u").agent(12).ideas.list(agent_idd=1)
Reelsheet("u").sheets.rows.create(id="4", agent_id=1, spreadsheet_row={"position": "first"})
Reelsheet("u").renders.get(id=1)["urll"]


async def use() -> None:
    await AsyncReelsheet("u").ideas.get()
`;

const execute = promisify(execFile);

let folder: string;
let python: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sdk-python-'));
  const environment = execFileSync(process.execPath, [ENVIRONMENT], { encoding: 'utf8' }).trim();
  python = join(environment, 'bin/python');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Returns the output of a program, also of one that fails. */
async function outputOf(program: string, args: readonly string[], cwd: string): Promise<string> {
  const env = { ...process.env, MYPYPATH: 'src:tests', PYTHONPATH: 'src:tests', PYTHONDONTWRITEBYTECODE: '1' };
  const { stdout, stderr } = await execute(program, args, { cwd, env }).catch((error: unknown) => error as Output);
  return `${stdout}${stderr}`;
}

interface Output {
  readonly stdout: string;
  readonly stderr: string;
}

const mypy = ['-m', 'mypy', '--strict', '--cache-dir', join(ROOT, 'node_modules/.cache/reelsheet/mypy')];

it('passes its own tests', async () => {
  const output = await outputOf(python, ['-m', 'pytest', '--quiet', '-p', 'no:cacheprovider'], PACKAGE);
  expect(output).toMatch(/\d{3} passed in [\d.]+s\s*$/);
});

it('has correct types', async () => {
  expect(await outputOf(python, [...mypy, '-p', 'reelsheet'], PACKAGE)).toMatch(/^Success/);
  expect(await outputOf(python, [...mypy, 'tests'], PACKAGE)).toMatch(/^Success/);
});

it('is installed from its packages with one dependency, and its types check a program that then runs', async () => {
  await execute(process.execPath, [join(ROOT, 'tools/delivery/python.mjs'), join(folder, 'dist')], { cwd: ROOT });
  const packages = readdirSync(join(folder, 'dist'));
  const kinds = packages.map((name) => name.replace(/^reelsheet-\d+\.\d+\.\d+/, '')).sort();
  expect(kinds).toEqual(['-py3-none-any.whl', '.tar.gz']);
  const wheel = packages.find((name) => name.endsWith('.whl'))!;
  const empty = join(folder, 'empty');
  await execute(process.execPath, [ENVIRONMENT, empty, join(folder, 'dist', wheel)]);
  mkdirSync(join(folder, 'user'));
  writeFileSync(join(folder, 'user/program.py'), PROGRAM);
  writeFileSync(join(folder, 'user/wrong.py'), WRONG);
  const own = ['--python-executable', join(empty, 'bin/python')];
  const checked = await outputOf(python, [...mypy, ...own, 'program.py', 'wrong.py'], join(folder, 'user'));
  const rejected = checked.split('\n').filter((line) => line.includes(': error:'));
  const lines = rejected.map((line) => line.split(':').slice(0, 2).join(':'));
  expect(lines).toEqual([4, 5, 6, 6, 7, 11].map((line) => `wrong.py:${line}`));
  expect(await outputOf(join(empty, 'bin/python'), ['program.py'], join(folder, 'user'))).toBe('ApiConnectionError\n');
});
