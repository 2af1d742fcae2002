import { isTest, type Repository } from '../repository.js';
import type { Measurement } from '../measurement.js';

/** Counts lines of TypeScript. These figures are reported; they have no limit. */
export function sizeMeasurements(repository: Repository): Measurement[] {
  const sources = repository.sources.filter((path) => /\.tsx?$/.test(path));
  const lines = (paths: readonly string[]) =>
    paths.reduce((sum, path) => sum + repository.text(path).split('\n').length - 1, 0);
  const size = (id: string, name: string, value: number) => ({
    id,
    name,
    value,
    occurrences: [],
    isUnlimited: true as const,
  });
  return [
    size('size/shipped', 'lines of TypeScript that is shipped', lines(sources.filter((path) => !isTest(path)))),
    size('size/tests', 'lines of TypeScript in tests and tools', lines(sources.filter(isTest))),
    size('size/files', 'files of TypeScript', sources.length),
  ];
}
