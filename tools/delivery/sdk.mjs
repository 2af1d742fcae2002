/**
 * Makes the package `@reelsheet/sdk` that users install: one module, its types and its README, without dependencies.
 * `npm run pack-sdk -- <folder>` writes the package and its tarball there, `dist/sdk` by default.
 */
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { build } from 'esbuild';
import { run } from './programs.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDER = resolve(ROOT, process.argv[2] ?? 'dist/sdk');
const TYPES_OF_API = 'libs/client/src/generated/types';
const UPLOADS_OF_CLIENT = 'libs/client/src/resumable-upload';
const TYPES_OF_SDK = 'libs/sdk/src';

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
await writeModule();
await writeTypes();
writeManifest();
for (const name of ['README.md', 'CHANGELOG.md']) cpSync(join(ROOT, 'libs/sdk', name), join(FOLDER, name));
must('npm', ['pack', '--pack-destination', FOLDER, '--loglevel', 'error', FOLDER]);

async function writeModule() {
  await build({
    entryPoints: [join(ROOT, 'libs/sdk/src/index.ts')],
    outfile: join(FOLDER, 'index.js'),
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    conditions: ['@reelsheet/source'],
    logLevel: 'error',
  });
}

/** Copies the declarations, whose types of the API are in a file of their own. */
async function writeTypes() {
  const temporary = await mkdtemp(join(tmpdir(), 'sdk-types-'));
  try {
    const options = { declaration: true, emitDeclarationOnly: true, noEmit: false, outDir: temporary, rootDir: ROOT };
    const config = join(temporary, 'tsconfig.json');
    // Files of another project have no declarations written unless they are named.
    const ofClient = [`${TYPES_OF_API}.ts`, `${UPLOADS_OF_CLIENT}.ts`, 'libs/client/src/node-types.d.ts'];
    const sources = [`${TYPES_OF_SDK}/index.ts`, ...ofClient];
    const files = sources.map((source) => join(ROOT, source));
    const typeRoots = [join(ROOT, 'node_modules/@types')];
    const compilerOptions = { ...options, typeRoots };
    writeFileSync(config, JSON.stringify({ extends: join(ROOT, 'tsconfig.base.json'), compilerOptions, files }));
    must(process.execPath, [join(ROOT, 'node_modules/typescript-native/bin/tsc'), '-p', config]);
    mkdirSync(join(FOLDER, 'types'));
    cpSync(join(temporary, `${TYPES_OF_API}.d.ts`), join(FOLDER, 'types/api.d.ts'));
    cpSync(join(temporary, `${UPLOADS_OF_CLIENT}.d.ts`), join(FOLDER, 'types/resumable-upload.d.ts'));
    for (const name of readdirSync(join(temporary, TYPES_OF_SDK), { recursive: true }))
      if (name.endsWith('.d.ts')) copyDeclaration(join(temporary, TYPES_OF_SDK, name), join(FOLDER, 'types', name));
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

function copyDeclaration(from, to) {
  const specifierOf = (name) => {
    const path = relative(dirname(to), join(FOLDER, 'types', name));
    return `'${path.startsWith('.') ? path : `./${path}`}'`;
  };
  mkdirSync(dirname(to), { recursive: true });
  const text = readFileSync(from, 'utf8')
    .replaceAll("'@reelsheet/client'", specifierOf('api.js'))
    .replaceAll("'@reelsheet/client/resumable-upload'", specifierOf('resumable-upload.js'));
  writeFileSync(to, text);
}

function writeManifest() {
  const { version, license } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const manifest = {
    name: '@reelsheet/sdk',
    version,
    description: 'Client of the API of Reelsheet, for Node, Deno, Bun and browsers.',
    type: 'module',
    license,
    sideEffects: false,
    exports: { '.': { types: './types/index.d.ts', default: './index.js' } },
    files: ['index.js', 'types', 'README.md', 'CHANGELOG.md'],
    engines: { node: '>=22' },
  };
  writeFileSync(join(FOLDER, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

function must(program, args) {
  const { status, output } = run(program, args, { cwd: ROOT });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${output}`);
}
