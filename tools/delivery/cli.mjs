/**
 * Makes the package `@reelsheet/cli` that users install: one module with its tables, the OpenAPI document and the
 * manual page. `npm run pack-cli -- <folder>` writes the package and its tarball there, `dist/cli` by default.
 */
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { run } from './programs.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const APP = join(ROOT, 'apps/cli');
const FOLDER = resolve(ROOT, process.argv[2] ?? 'dist/cli');
/** Packages with binaries or a large WebAssembly module, which are installed beside the program. */
const OUTSIDE = ['@napi-rs/keyring', 'jq-wasm'];

/** The program: V8 keeps the compiled module, so that the next start is faster. */
const PROGRAM = `#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

enableCompileCache();
await import('../dist/cli.js');
`;

/** CommonJS libraries call \`require\`. */
const BANNER = `import { createRequire as createRequireOf } from 'node:module';
const require = createRequireOf(import.meta.url);`;

rmSync(FOLDER, { recursive: true, force: true });
for (const name of ['bin', 'things', 'man']) mkdirSync(join(FOLDER, name), { recursive: true });
await build({
  entryPoints: [join(APP, 'src/main.ts')],
  outfile: join(FOLDER, 'dist/cli.js'),
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node22',
  conditions: ['@reelsheet/source', 'module'],
  mainFields: ['module', 'main'],
  external: OUTSIDE,
  banner: { js: BANNER },
  minifyWhitespace: true,
  minifySyntax: true,
  legalComments: 'none',
  logLevel: 'error',
});
writeFileSync(join(FOLDER, 'bin/reelsheet.js'), PROGRAM, { mode: 0o755 });
for (const name of readdirSync(join(APP, 'things')))
  writeSmall(join(APP, 'things', name), join(FOLDER, 'things', name));
writeSmall(join(ROOT, 'docs/api/reelsheet.json'), join(FOLDER, 'openapi.json'));
cpSync(join(APP, 'man/reelsheet.1'), join(FOLDER, 'man/reelsheet.1'));
cpSync(join(APP, 'README.md'), join(FOLDER, 'README.md'));
writeManifest();
const { status, output } = run('npm', ['pack', '--pack-destination', FOLDER, '--loglevel', 'error', FOLDER], {
  cwd: ROOT,
});
if (status !== 0) throw new Error(output);

function writeSmall(from, to) {
  writeFileSync(to, JSON.stringify(JSON.parse(readFileSync(from, 'utf8'))));
}

function writeManifest() {
  const { version, license } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const { dependencies } = JSON.parse(readFileSync(join(APP, 'package.json'), 'utf8'));
  const manifest = {
    name: '@reelsheet/cli',
    version,
    description: 'Command line of Reelsheet: from a content idea to a published video.',
    type: 'module',
    license,
    bin: { reelsheet: './bin/reelsheet.js' },
    man: ['./man/reelsheet.1'],
    files: ['bin', 'dist', 'things', 'man', 'openapi.json', 'README.md'],
    engines: { node: '>=22.12' },
    dependencies: { 'jq-wasm': dependencies['jq-wasm'] },
    optionalDependencies: { '@napi-rs/keyring': dependencies['@napi-rs/keyring'] },
  };
  writeFileSync(join(FOLDER, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
