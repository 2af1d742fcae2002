import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transformFile } from '@swc/core';

const swcrc = fileURLToPath(new URL('../../.swcrc', import.meta.url));

/**
 * Escapes characters beyond ASCII. A single one makes Node store the whole file with two bytes per character; esbuild
 * escapes those in strings, but not those in regular expressions.
 */
const escaped = (code) =>
  code.replace(/(?<!\\)[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * Compiles Reelsheet's sources with SWC, because esbuild does not emit the metadata of types that Nest and TypeORM
 * read.
 */
export const typescript = {
  name: 'typescript',
  setup(build) {
    build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const { code } = await transformFile(path, { configFile: swcrc, sourceMaps: 'inline' });
      return { contents: escaped(code), loader: 'js', watchFiles: [path] };
    });
  },
};

/**
 * Resolves modules that libraries import on demand from `node_modules` at run time. Reelsheet also imports Nest's
 * transports, which must be the same instances.
 */
export const optionalModules = {
  name: 'optional-parts',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, ...asked }) => {
      if (pluginData === optionalModules || !asked.importer.includes('/node_modules/')) return undefined;
      if (asked.kind === 'dynamic-import' && !path.startsWith('@nestjs/')) return { path, external: true };
      const { errors, ...found } = await build.resolve(path, { ...asked, pluginData: optionalModules });
      return errors.length > 0 ? { path, external: true } : found;
    });
  },
};

/** Replacements for library files that are loaded and never used. */
const REPLACED = [
  /** TypeORM loads the drivers of all databases. */
  { file: /\/typeorm\/driver\/(?!postgres\/|types\/)[^/]+\//, contents: '' },
  /** pino looks up its caller for transports in other threads, which decodes a source map. */
  { file: /\/pino\/lib\/caller\.js$/, contents: 'module.exports = () => [];' },
];

/**
 * The only mapping is in a column that no line reaches, because esbuild ignores a map without
 * mappings.
 */
const EMPTY_MAP = Buffer.from('{"version":3,"sources":["library"],"mappings":"ggggggBAAA"}').toString('base64');

/**
 * Removes the source maps of libraries, which would slow down each start, and library code that is
 * never used.
 */
export const lightLibraries = {
  name: 'light-libraries',
  setup(build) {
    build.onLoad({ filter: /\/node_modules\/.*\.[cm]?js$/ }, async ({ path }) => {
      const replaced = REPLACED.find(({ file }) => file.test(path));
      if (replaced) return { contents: replaced.contents };
      const code = escaped(await readFile(path, 'utf8'));
      return { contents: `${code}\n//# sourceMappingURL=data:application/json;base64,${EMPTY_MAP}`, loader: 'js' };
    });
  },
};

/** Notifies the parent process after each build without errors, once its files are written. */
export const announced = {
  name: 'announced',
  setup(build) {
    build.onEnd(({ errors }) => {
      if (errors.length === 0) process.send?.('built');
    });
  },
};
