import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import {
  FLOORS,
  HIDDEN_TYPES,
  KINDS,
  OPEN_KINDS,
  OPEN_LAYERS,
  READ_MODELS,
  ROOF,
  TOOLS,
  USES,
  type Layer,
} from './architecture.js';
import { parse, type Import, type SourceFile } from './source-file.js';
import { tablesNamed } from './sql-tables.js';

const run = promisify(execFile);
const EXPORTS = /exports: \[([^\]]*)\]/;
const TABLE = /@Entity\('(\w+)'/g;
const UNWALLED = /\.spec\.ts$|\.suite\.ts$|\/testing\/|\/database\//;

/** A file in its place. */
interface Placed extends SourceFile {
  readonly app: string;
  readonly floor: number;
  readonly layer: Layer;
  readonly kind: string | undefined;
  /** The nearest folder that has a module. */
  readonly feature: string;
  /** Whether its feature's module offers it to others. */
  readonly isExported: boolean;
}

/** Breaches of the services' walls as sentences, among files that Git knows or would take. */
export async function wallFaults(root: string): Promise<string[]> {
  const listing = ['ls-files', '-co', '--exclude-standard', '--', 'apps/*/src/**/*.ts', 'libs/**/*.entity.ts'];
  const { stdout } = await run('git', listing, { cwd: root });
  const paths = stdout.split('\n').filter((path) => path && existsSync(join(root, path)));
  const texts = await Promise.all(paths.map((path) => readFile(join(root, path), 'utf8')));
  return faultsIn(new Map(paths.map((path, index) => [path, texts[index]!])));
}

/** As {@link wallFaults}, of files given as their texts by path. */
export function faultsIn(files: ReadonlyMap<string, string>): string[] {
  const features = featuresOf(files);
  const owners = tableOwners(files, features);
  const walled = [...files].filter(([path]) => path.startsWith('apps/') && !UNWALLED.test(path));
  const placed = walled.map(([path, text]) => place(parse(path, text), features));
  const byPath = new Map(placed.flatMap((file) => (typeof file === 'string' ? [] : [[file.path, file]])));
  return placed.flatMap((file) =>
    typeof file === 'string' ? [file] : [...importFaults(file, byPath), ...tableErrors(file, owners)],
  );
}

/** The file in its place, or what is wrong with its name. */
function place(file: SourceFile, features: Features): Placed | string {
  const [, app = '', , ...rest] = file.path.split('/');
  const floors = FLOORS[app];
  if (!floors) return `${file.path}: ${app} has no floors`;
  const isAtRoot = rest.length === 1;
  const floor = isAtRoot ? (ROOF.includes(rest[0]!) ? floors.length : -1) : floors.indexOf(rest[0]!);
  if (!isAtRoot && floor < 0) return `${file.path}: the folder ${rest[0]} stands on no floor`;
  const kind = /^[^.]+(?:\.(?<kind>.+))?\.ts$/.exec(basename(file.path))?.groups?.['kind'];
  const layer = kind === undefined ? plainLayer(file, isAtRoot) : KINDS[kind];
  if (!layer) return `${file.path}: files of the kind .${kind} belong to no layer`;
  const feature = featureOf(file.path, features);
  return {
    ...file,
    app,
    floor,
    kind,
    layer,
    feature,
    isExported: file.classes.some((name) => features.get(feature)?.has(name)),
  };
}

const plainLayer = ({ isInjectable, path }: SourceFile, isAtRoot: boolean): Layer =>
  isAtRoot && ROOF.includes(basename(path)) ? 'module' : isInjectable ? 'service' : 'rules';

function importFaults(file: Placed, files: ReadonlyMap<string, Placed>): string[] {
  return file.imports.flatMap((imported) => {
    const tools = imported.values.filter((name) => TOOLS[name] && !TOOLS[name].includes(file.layer));
    const faults = tools.map((name) => `a ${file.layer} uses ${name}`);
    const target = imported.from.startsWith('.') ? files.get(targetOf(file.path, imported.from)) : undefined;
    return [...faults, ...(target ? wallsBetween(file, target, imported) : [])].map(
      (fault) => `${file.path}: ${fault}`,
    );
  });
}

function wallsBetween(file: Placed, target: Placed, { isTypeOnly }: Import): string[] {
  const faults: string[] = [];
  const isNeighbour = file.feature !== target.feature && target.floor >= 0;
  const isOpen =
    OPEN_LAYERS.includes(target.layer) ||
    OPEN_KINDS.includes(target.kind ?? '') ||
    (target.layer === 'service' && target.isExported);
  if (target.floor > file.floor && file.floor >= 0) faults.push(`${target.path} lies a floor above`);
  if (HIDDEN_TYPES[file.layer].includes(target.layer) || (!isTypeOnly && !uses(file, target, isNeighbour)))
    faults.push(`a ${file.layer} uses the ${target.layer} ${target.path}`);
  if (isNeighbour && !isTypeOnly && !isOpen && file.layer !== 'module')
    faults.push(`${target.path} is another feature's own`);
  return faults;
}

/** The wall against another feature is told of once, not with the layers' too. */
const uses = (file: Placed, target: Placed, isNeighbour: boolean) =>
  USES[file.layer].includes(target.layer) || (isNeighbour && file.layer !== 'dto' && target.layer === 'face');

function tableErrors({ path, literals, feature }: Placed, owners: ReadonlyMap<string, string>): string[] {
  if (READ_MODELS.some((folder) => path.startsWith(folder))) return [];
  return tablesNamed(literals, new Set(owners.keys()))
    .filter((table) => owners.get(table) !== feature)
    .map((table) => `${path}: names the table ${table} of ${owners.get(table)}`);
}

function tableOwners(files: ReadonlyMap<string, string>, features: Features): Map<string, string> {
  const entities = [...files].filter(([path]) => path.endsWith('.entity.ts'));
  return new Map(
    entities.flatMap(([path, text]) =>
      [...text.matchAll(TABLE)].map(([, table]) => [table!, featureOf(path, features)] as const),
    ),
  );
}

/** Folders with a module, and what that exports. */
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
