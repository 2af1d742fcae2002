/**
 * Copies only the packages of `node_modules` that programs need at run time, including transitive ones: `node
 * runtime-packages.mjs <node_modules> <copy> <program> …`. A program is either the folder of a bundle, with the names
 * of its packages in `packages.json`, or a file whose imports are followed.
 */
import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { build } from 'esbuild';
import { packagesOf } from './packages-of.mjs';

/**
 * Matches files that no program reads, and the folder of modules for bundlers in packages of the AWS SDK. Licenses
 * demand that their texts are copied with the programs.
 */
const UNUSED = /\.(d\.[cm]?ts|[cm]?ts|map)$|(?<!\/(licen[cs]e|notice|copying)[^/]*)\.(md|markdown)$|\/dist-es$/i;

const [from, to, ...programs] = process.argv.slice(2);
if (programs.length === 0) throw new Error('usage: runtime-packages.mjs <node_modules> <copy> <program> …');
const root = resolve(from);
const copied = new Set();
for (const program of programs) for (const name of await namesOf(program)) copy(name, root);

async function namesOf(program) {
  const list = join(program, 'packages.json');
  if (existsSync(list)) return JSON.parse(readFileSync(list, 'utf8'));
  const own = new Set();
  const followOwn = {
    name: 'follow-own',
    setup(builder) {
      builder.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
        if (kind === 'entry-point') return undefined;
        if (!path.startsWith('@reelsheet/')) return { path, external: true };
        own.add(path.split('/').slice(0, 2).join('/'));
        return undefined;
      });
    },
  };
  const options = { bundle: true, write: false, metafile: true, platform: 'node', format: 'esm', outdir: 'unwritten' };
  const { metafile } = await build({ entryPoints: [program], logLevel: 'error', plugins: [followOwn], ...options });
  return [...packagesOf(metafile), ...own];
}

/**
 * Copies a package that a module in `folder` would load, with its dependencies. A missing package is an optional
 * dependency.
 */
function copy(name, folder) {
  const path = find(name, folder);
  if (path === undefined || copied.has(path)) return;
  copied.add(path);
  const target = join(to, relative(root, path));
  mkdirSync(dirname(target), { recursive: true });
  if (lstatSync(path).isSymbolicLink()) return symlinkSync(readlinkSync(path), target);
  const isUsed = (source) => source === path || !(basename(source) === 'node_modules' || UNUSED.test(source));
  cpSync(path, target, { recursive: true, filter: isUsed });
  for (const dependency of dependenciesOf(path)) copy(dependency, path);
}

function dependenciesOf(path) {
  const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers];
}

function find(name, folder) {
  for (let at = folder; at.startsWith(root); at = dirname(at)) {
    const path = at === root ? join(root, name) : join(at, 'node_modules', name);
    if (existsSync(path) || (at === root && isLink(path))) return path;
  }
  return undefined;
}

function isLink(path) {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}
