import { dirname } from 'node:path';
import { FILE_SUFFIXES, MAX_FOLDER_FILES, suffixOf } from '../file-suffixes.js';
import { countOf, type Measurement, type Occurrence } from '../measurement.js';
import type { Repository } from '../repository.js';

export const MAX_LINE_LENGTH = 120;
/** Matches SQL that changes rows, and methods of TypeORM or of a repository that change rows. */
const WRITES = [
  /\bINSERT\s+INTO\b/,
  /\bUPDATE\s+[\w"$.{}]+\s+(?:AS\s+\w+\s+|\w+\s+)?SET\b/,
  /\bDELETE\s+FROM\b/,
  /\bthis\.(?!\w*cache)\w+\.(?:insert|update|delete|remove|create|save|store|upsert|copy|touch|mark)\w*\(/i,
  /\b(?:manager|repository|runner)\.(?:insert|update|delete|save|upsert|remove)\(/,
];

/** Measures folders, files and lines. */
export function structureMeasurements(repository: Repository): Measurement[] {
  return [
    ...folderMeasurements(repository),
    ...suffixMeasurements(repository),
    countOf('lines/over-120', `lines over ${MAX_LINE_LENGTH} columns`, longLines(repository)),
    ...domainMeasurements(repository),
    configMeasurement(repository),
    countOf('readers/writing', 'statements that write in *.reader.ts', writingReaders(repository)),
    countOf('errors/elsewhere', 'errors defined outside *.errors.ts', errorsElsewhere(repository)),
    countOf('migrations', 'migrations up to the baselines', migrations(repository)),
  ];
}

function folderMeasurements({ sources, paths }: Repository): Measurement[] {
  const sourceFolders = new Set(sources.map((path) => dirname(path)));
  const sizes = new Map<string, number>();
  for (const path of paths) sizes.set(dirname(path), (sizes.get(dirname(path)) ?? 0) + 1);
  const counted = [...sizes].filter(([folder]) => sourceFolders.has(folder)).toSorted(([, a], [, b]) => b - a);
  const occurrence = ([folder, size]: [string, number]) => ({ path: folder, line: 1, text: `${size} files` });
  const large = counted.filter(([, size]) => size > MAX_FOLDER_FILES).map(occurrence);
  return [
    countOf('folders/over-25', `folders with more than ${MAX_FOLDER_FILES} files`, large),
    {
      id: 'folders/largest',
      name: 'files in the largest folder',
      value: counted[0]?.[1] ?? 0,
      occurrences: counted.slice(0, 5).map(occurrence),
    },
  ];
}

function suffixMeasurements({ sources }: Repository): Measurement[] {
  const files = sources.filter((path) => /\.tsx?$/.test(path));
  const bySuffix = Map.groupBy(files, suffixOf);
  bySuffix.delete(undefined);
  const examples = [...bySuffix].map(([suffix, [path]]) => ({ path: path!, line: 1, text: `.${suffix}.ts` }));
  const undocumented = [...bySuffix].filter(([suffix]) => !Object.hasOwn(FILE_SUFFIXES, suffix!));
  const occurrences = undocumented.flatMap(([suffix, found]) =>
    found.map((path) => ({ path, line: 1, text: `.${suffix}.ts` })),
  );
  return [
    { id: 'suffixes/all', name: 'file suffixes', value: examples.length, occurrences: examples },
    countOf('suffixes/undocumented', 'files with a suffix that is not documented', occurrences),
  ];
}

function longLines(repository: Repository): Occurrence[] {
  return occurrencesOfLines(repository, repository.sources, (line) => line.length > MAX_LINE_LENGTH);
}

/** Measures the share of the largest folder in `src`, among all apps and within each app. */
function domainMeasurements(repository: Repository): Measurement[] {
  const files = repository.shipped.flatMap((path) => {
    const [, app, folder] = /^apps\/([^/]+)\/src\/(?:([^/]+)\/)?/.exec(path) ?? [];
    return app === undefined ? [] : [{ app, folder, lines: repository.text(path).split('\n').length }];
  });
  const all = sharesOf(files);
  const apps = [...Map.groupBy(files, ({ app }) => app)].map(([app, own]) => {
    const shares = sharesOf(own);
    const name = `percentage of the lines of ${app} in its largest domain`;
    return { id: `domains/${app}`, name, value: shares[0]?.share ?? 0, ...shown(shares), isUnlimited: true as const };
  });
  const name = 'percentage of the lines of all apps in the largest domain';
  return [{ id: 'domains/largest', name, value: all[0]?.share ?? 0, ...shown(all) }, ...apps];
}

interface DomainFile {
  readonly app: string;
  /** Name of the first folder below `src`; undefined for a file directly in `src`. */
  readonly folder: string | undefined;
  readonly lines: number;
}

interface Share {
  readonly path: string;
  readonly share: number;
}

/** Returns the share of each folder in per cent, largest first. */
function sharesOf(files: readonly DomainFile[]): Share[] {
  const sum = (some: readonly DomainFile[]) => some.reduce((total, { lines }) => total + lines, 0);
  const inFolders = files.filter(({ folder }) => folder !== undefined);
  return [...Map.groupBy(inFolders, ({ app, folder }) => `apps/${app}/src/${folder}`)]
    .map(([path, own]) => ({ path, share: Math.round((sum(own) / sum(files)) * 100) }))
    .toSorted((a, b) => b.share - a.share);
}

const shown = (shares: readonly Share[]) => ({
  occurrences: shares.map(({ path, share }) => ({ path, line: 1, text: `${share} %` })),
});

function configMeasurement(repository: Repository): Measurement {
  const files = repository.shipped
    .filter((path) => path.endsWith('.config.ts'))
    .map((path) => ({ path, lines: repository.text(path).split('\n').length - 1 }))
    .toSorted((a, b) => b.lines - a.lines);
  const occurrences = files.slice(0, 5).map(({ path, lines }) => ({ path, line: 1, text: `${lines} lines` }));
  return { id: 'config/longest', name: 'lines of the longest *.config.ts', value: files[0]?.lines ?? 0, occurrences };
}

function writingReaders(repository: Repository): Occurrence[] {
  const readers = repository.shipped.filter((path) => path.endsWith('.reader.ts'));
  return occurrencesOfLines(repository, readers, (line) => WRITES.some((pattern) => pattern.test(line)));
}

function errorsElsewhere(repository: Repository): Occurrence[] {
  const files = repository.shipped.filter((path) => !/(?:^|[./])errors\.ts$/.test(path));
  return occurrencesOfLines(repository, files, (line) => /(?<!function )\bdefineError\(/.test(line));
}

/** Time in the name of the last baseline. Later migrations are not counted, because the schema only moves forward. */
const BASELINE = 1_795_490_000_000;

const migrations = ({ shipped }: Repository): Occurrence[] =>
  shipped
    .filter((path) => Number(/\/migrations\/(\d+)-/.exec(path)?.[1] ?? Infinity) <= BASELINE)
    .map((path) => ({ path, line: 1, text: path.slice(path.lastIndexOf('/') + 1) }));

function occurrencesOfLines(
  repository: Repository,
  paths: readonly string[],
  isCounted: (line: string) => boolean,
): Occurrence[] {
  return paths.flatMap((path) =>
    repository
      .text(path)
      .split('\n')
      .flatMap((text, index) => (isCounted(text) ? [{ path, line: index + 1, text: text.trim() }] : [])),
  );
}
