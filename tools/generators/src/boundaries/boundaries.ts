import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import {
  ENTRY_FILES,
  HIDDEN_TYPES,
  PLATFORM_INJECTABLES,
  PUBLIC_LAYERS,
  PUBLIC_SUFFIXES,
  READ_MODELS,
  SUFFIXES,
  USES,
  type Layer,
} from './architecture.js';
import { parse, type Import, type SourceFile } from './source-file.js';
import { jobTablesWritten, tablesNamed } from './sql-tables.js';

const run = promisify(execFile);
const EXPORTS = /exports: \[([^\]]*)\]/;
const TABLE = /@Entity\('(\w+)'/g;
const JOB_TABLE = /@JobTable\('(\w+)'/g;
const UNCHECKED = /\.spec\.ts$|\.suite\.ts$|\.d\.ts$|\/testing\/|\/database\//;

/** A source file with its position in the architecture. */
interface ClassifiedFile extends SourceFile {
  readonly layer: Layer;
  readonly suffix: string | undefined;
  /** The nearest folder with a module. */
  readonly feature: string;
  /** True if the module of its feature exports it. */
  readonly isExported: boolean;
  /** True if it is outside the domains, so that all of them may use it. */
  readonly isShared: boolean;
}

/** Returns one sentence per violation, of all files that Git knows or would add. */
export async function boundaryViolations(root: string): Promise<string[]> {
  const listing = ['ls-files', '-co', '--exclude-standard', '--', 'apps/*/src/**/*.ts', 'libs/**/*.entity.ts'];
  const { stdout } = await run('git', listing, { cwd: root });
  const paths = stdout.split('\n').filter((path) => path && existsSync(join(root, path)));
  const texts = await Promise.all(paths.map((path) => readFile(join(root, path), 'utf8')));
  return violationsIn(new Map(paths.map((path, index) => [path, texts[index]!])));
}

/** Returns the violations among files that are given as text by path. */
export function violationsIn(files: ReadonlyMap<string, string>): string[] {
  const features = featuresOf(files);
  const owners = tableOwners(files, features);
  const jobTables = new Set([...files].flatMap(([, text]) => [...text.matchAll(JOB_TABLE)].map(([, table]) => table!)));
  const checked = [...files].filter(([path]) => path.startsWith('apps/') && !UNCHECKED.test(path));
  const classified = checked.map(([path, text]) => classify(parse(path, text), features));
  const byPath = new Map(classified.flatMap((file) => (typeof file === 'string' ? [] : [[file.path, file]])));
  return classified.flatMap((file) =>
    typeof file === 'string'
      ? [file]
      : [
          ...importViolations(file, byPath),
          ...tableViolations(file, owners),
          ...jobTablesWritten(file.literals, jobTables).map(
            (table) => `${file.path}: SQL writes columns of the job table ${table} that only platform-jobs may write`,
          ),
        ],
  );
}

/** Returns the classified file, or a violation if its suffix is unknown. */
function classify(file: SourceFile, features: Features): ClassifiedFile | string {
  const [, , , ...rest] = file.path.split('/');
  const isShared = rest.length === 1 && !ENTRY_FILES.includes(rest[0]!);
  const suffix = /^[^.]+(?:\.(?<suffix>.+))?\.ts$/.exec(basename(file.path))?.groups?.['suffix'];
  const layer = suffix === undefined ? plainLayer(file) : SUFFIXES[suffix];
  if (!layer) return `${file.path}: the suffix .${suffix} belongs to no layer`;
  const feature = featureOf(file.path, features);
  const isExported = file.classes.some((name) => features.get(feature)?.has(name));
  return { ...file, suffix, layer, feature, isExported, isShared };
}

const plainLayer = ({ isInjectable, path }: SourceFile): Layer =>
  ENTRY_FILES.includes(basename(path)) ? 'module' : isInjectable ? 'service' : 'rules';

function importViolations(file: ClassifiedFile, files: ReadonlyMap<string, ClassifiedFile>): string[] {
  return file.imports.flatMap((imported) => {
    const injectables = imported.values.filter(
      (name) => PLATFORM_INJECTABLES[name] && !PLATFORM_INJECTABLES[name].includes(file.layer),
    );
    const target = imported.from.startsWith('.') ? files.get(targetOf(file.path, imported.from)) : undefined;
    return [
      ...injectables.map((name) => `${file.path}: layer ${file.layer} must not use ${name}`),
      ...(target ? dependencyViolations(file, target, imported) : []),
    ];
  });
}

function dependencyViolations(file: ClassifiedFile, target: ClassifiedFile, { isTypeOnly }: Import): string[] {
  const isOtherFeature = file.feature !== target.feature && !target.isShared;
  const isPublic =
    PUBLIC_LAYERS.includes(target.layer) ||
    PUBLIC_SUFFIXES.includes(target.suffix ?? '') ||
    (target.layer === 'service' && target.isExported);
  const isHidden = HIDDEN_TYPES[file.layer].includes(target.layer);
  return [
    ...(isHidden || (!isTypeOnly && !mayUse(file, target, isOtherFeature))
      ? [`${file.path}: layer ${file.layer} must not use layer ${target.layer} of ${target.path}`]
      : []),
    ...(isOtherFeature && !isTypeOnly && !isPublic && file.layer !== 'module'
      ? [`${file.path}: ${target.path} is private to its feature`]
      : []),
  ];
}

/**
 * Returns true if a file may import another one. Every layer except DTOs may use the public layer of another feature.
 */
const mayUse = (file: ClassifiedFile, target: ClassifiedFile, isOtherFeature: boolean) =>
  USES[file.layer].includes(target.layer) || (isOtherFeature && file.layer !== 'dto' && target.layer === 'public');

function tableViolations({ path, literals, feature }: ClassifiedFile, owners: ReadonlyMap<string, string>): string[] {
  if (READ_MODELS.some((folder) => path.startsWith(folder))) return [];
  return tablesNamed(literals, new Set(owners.keys()))
    .filter((table) => owners.get(table) !== feature)
    .map((table) => `${path}: SQL names the table ${table} of ${owners.get(table)}`);
}

function tableOwners(files: ReadonlyMap<string, string>, features: Features): Map<string, string> {
  const entities = [...files].filter(([path]) => path.endsWith('.entity.ts'));
  return new Map(
    entities.flatMap(([path, text]) =>
      [...text.matchAll(TABLE)].map(([, table]) => [table!, featureOf(path, features)] as const),
    ),
  );
}

/** Folders with a module, and the names that the module exports. */
type Features = ReadonlyMap<string, ReadonlySet<string>>;

function featuresOf(files: ReadonlyMap<string, string>): Features {
  const modules = [...files].filter(([path]) => path.endsWith('.module.ts'));
  return new Map(modules.map(([path, text]) => [dirname(path), new Set(EXPORTS.exec(text)?.[1]?.match(/\w+/g))]));
}

function featureOf(path: string, features: Features): string {
  const own = dirname(path);
  for (let folder = own; folder.includes('/src/'); folder = dirname(folder)) if (features.has(folder)) return folder;
  return own;
}

const targetOf = (path: string, from: string) => join(dirname(path), from).replace(/\.js$/, '.ts');
