import 'reflect-metadata';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { breakingChanges, type Snapshot } from '@reelsheet/contracts';
import { allArtifacts } from './artifacts.js';
import type { Artifact } from './artifact.js';
import { projectCycles } from './project-cycles.js';
import { wallFaults } from './boundaries/boundaries.js';

const root = resolve(import.meta.dirname, '../../..');

/** `write` makes every generated file again; `check` fails where a committed one differs, where projects stand in a circle, or where a service's walls are broken. */
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

/** A published message keeps its shape, so its snapshot is never written over with another. */
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
  for (const path of stale) console.error(`${path} is not what the code says: run npm run generate`);
  const cycles = await projectCycles(root);
  for (const cycle of cycles) console.error(`projects use each other in a circle: ${cycle}`);
  const faults = await wallFaults(root);
  for (const fault of faults) console.error(fault);
  if (stale.length + cycles.length + faults.length > 0) return 1;
  console.log(
    `${files.length} generated files agree with the code, no projects stand in a circle, and all walls stand`,
  );
  return 0;
}
