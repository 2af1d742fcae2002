import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { breakingChanges, type Snapshot } from './compatibility.js';
import { allContracts } from './index.js';

const folder = fileURLToPath(new URL('../schemas/', import.meta.url));
const committed = readdirSync(folder).map((file) => JSON.parse(readFileSync(folder + file, 'utf8')) as Snapshot);
const current = new Map(
  allContracts().map((contract) => [contract.subject as string, JSON.parse(JSON.stringify(contract)) as Snapshot]),
);

it.each(committed)('$subject has the shape that it was given', (snapshot) => {
  expect(breakingChanges(snapshot, current.get(snapshot.subject))).toEqual([]);
});

it('has a snapshot of every message', () => {
  const known = new Set(committed.map(({ subject }) => subject));
  expect([...current.keys()].filter((subject) => !known.has(subject))).toEqual([]);
});
