import 'reflect-metadata';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { breakingChanges, type Snapshot } from '@reelsheet/contracts';
import { allArtifacts } from './artifacts.js';
import type { Artifact } from './artifact.js';
import { projectCycles } from './project-cycles.js';
import { boundaryViolations } from './boundaries/boundaries.js';

const root = resolve(import.meta.dirname, '../../..');

/**
 * `write` writes every generated file; `check` fails if a committed one differs, if projects depend on each other in a
 * cycle, or if a file violates the boundaries of its service.
 */
const [command] = process.argv.slice(2);
const artifacts = await allArtifacts(root);
const status = command === 'write' ? await write(artifacts) : await check(artifacts);
process.exit(status);

async function write(files: readonly Artifact[]): Promise<number> {
  const broken = await brokenContracts(files);
  for (const line of broken) console.error(line);
  if (broken.length > 0) return 1;
  for (const { path, content } of files) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  console.log(`${files.length} generated files written`);
  return 0;
}

/** Returns changes of the schema of a published message version. */
async function brokenContracts(files: readonly Artifact[]): Promise<string[]> {
  const contracts = files.filter(({ path }) => path.startsWith('libs/contracts/schemas/'));
  const found = contracts.map(async ({ path, content }) => {
    const committed = await readFile(join(root, path), 'utf8').catch(() => undefined);
    const read = (text: string) => JSON.parse(text) as Snapshot;
    const changes = committed === undefined ? [] : breakingChanges(read(committed), read(content));
    return changes.map((change) => `${path}: ${change}`);
  });
  return (await Promise.all(found)).flat();
}

async function check(files: readonly Artifact[]): Promise<number> {
  const stale: string[] = [];
  for (const { path, content } of files) {
    const committed = await readFile(join(root, path), 'utf8').catch(() => undefined);
    if (committed !== content) stale.push(path);
  }
  for (const path of stale) console.error(`${path} is out of date: run npm run generate`);
  const cycles = await projectCycles(root);
  for (const cycle of cycles) console.error(`projects depend on each other in a cycle: ${cycle}`);
  const violations = await boundaryViolations(root);
  for (const violation of violations) console.error(violation);
  if (stale.length + cycles.length + violations.length > 0) return 1;
  console.log(`${files.length} generated files are up to date, no project cycles, no boundary violations`);
  return 0;
}
