/**
 * Makes what runs of a service out of its sources: `bundle/main.js` and `bundle/worker.js` beside the chunks that they
 * share, with everything but native parts inside. Call it in the folder of the app; with `--watch` it goes on with each change.
 */
import { rm } from 'node:fs/promises';
import { build, context } from 'esbuild';
import { lightLibraries, optionalParts, typescript } from './plugins.mjs';

/** Native parts look for their binaries beside themselves. */
const OUTSIDE = ['sharp', '@node-rs/argon2', 'reflect-metadata'];

/** Of each file: what decorators need before any class is defined, and what libraries written as CommonJS call `require`. */
const BANNER = `import 'reflect-metadata';
import { createRequire as createRequireOf } from 'node:module';
const require = createRequireOf(import.meta.url);`;

const options = {
  entryPoints: ['src/main.ts', 'src/worker.ts'],
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
  plugins: [typescript, optionalParts, lightLibraries],
};

if (process.argv.includes('--watch')) {
  // The folder stays: those who watch what is in it would watch a removed one.
  await (await context(options)).watch();
} else {
  await rm('bundle', { recursive: true, force: true });
  await build(options);
}
