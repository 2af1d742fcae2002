/**
 * Bundles a service into `bundle/main.js` and `bundle/worker.js` with shared chunks, which contain all dependencies
 * except native ones. `bundle/packages.json` lists the packages that these files need in addition, and
 * `bundle/bundled.cdx.json` those that they contain, with their licenses. Run it in the folder of the app. With
 * `--watch` it rebuilds after each change and notifies its parent process over IPC after each successful build.
 */
import { spawnSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, context } from 'esbuild';
import { writeBillOfMaterials } from './bill-of-materials.mjs';
import { packagesOf } from './packages-of.mjs';
import { announced, lightLibraries, optionalModules, typescript } from './plugins.mjs';

/** Packages that are not bundled, because native and WebAssembly modules load their binaries from their own folder. */
const OUTSIDE = ['sharp', '@resvg/resvg-js', '@node-rs/argon2', 'reflect-metadata', 'harfbuzzjs'];

/**
 * Entry files of threads, which are separate files in the bundles of the service, or of all services that use the
 * library.
 */
const THREADS = {
  '@reelsheet/provider-scraper': { 'feed.thread': '../../libs/providers/scraper/src/feed.thread.ts' },
  '@reelsheet/tabular': { 'table.thread': '../../libs/tabular/src/table.thread.ts' },
  '@reelsheet/upload': { 'md5.thread': '../../apps/upload/src/blobs/uploads/md5.thread.ts' },
};

const MAX_START_MS = 30_000;

const { name: service, dependencies } = JSON.parse(await readFile('package.json', 'utf8'));
const threads = Object.entries(THREADS)
  .filter(([owner]) => owner === service || owner in dependencies)
  .flatMap(([, files]) => Object.entries(files))
  .map(([name, file]) => [name, fileURLToPath(new URL(file, import.meta.url))]);

/**
 * Prepended to each file: decorators need the metadata library before any class is defined, and
 * CommonJS libraries call `require`.
 */
const BANNER = `import 'reflect-metadata';
import { createRequire as createRequireOf } from 'node:module';
const require = createRequireOf(import.meta.url);`;

const options = {
  entryPoints: { main: 'src/main.ts', worker: 'src/worker.ts', ...Object.fromEntries(threads) },
  outdir: 'bundle',
  platform: 'node',
  target: 'node24',
  format: 'esm',
  bundle: true,
  splitting: true,
  conditions: ['@reelsheet/source', 'module'],
  mainFields: ['module', 'main'],
  external: OUTSIDE,
  banner: { js: BANNER },
  keepNames: true,
  minifyWhitespace: true,
  minifySyntax: true,
  sourcemap: true,
  sourcesContent: false,
  legalComments: 'none',
  logLevel: 'warning',
  plugins: [typescript, optionalModules, lightLibraries],
};

if (process.argv.includes('--watch')) {
  await (await context({ ...options, plugins: [...options.plugins, announced] })).watch();
} else {
  await rm('bundle', { recursive: true, force: true });
  const { metafile } = await build({ ...options, metafile: true });
  await writeBillOfMaterials(metafile, 'bundle');
  await writeFile('bundle/packages.json', `${JSON.stringify(packagesOf(metafile), null, 2)}\n`);
  cacheCompiled();
}

/** Stores V8's compile cache of a start, which ends at the first missing setting. */
function cacheCompiled() {
  const env = { NODE_COMPILE_CACHE: 'bundle/compiled' };
  spawnSync(process.execPath, ['bundle/main.js'], { env, stdio: 'ignore', timeout: MAX_START_MS });
}
