import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transformFile } from '@swc/core';

const swcrc = fileURLToPath(new URL('../../.swcrc', import.meta.url));

/** Our own sources go through SWC, which alone writes the types of parameters that Nest and TypeORM read. */
export const typescript = {
  name: 'typescript',
  setup(build) {
    build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const { code } = await transformFile(path, { configFile: swcrc, sourceMaps: 'inline' });
      return { contents: code, loader: 'js', watchFiles: [path] };
    });
  },
};

/**
 * What libraries import only on demand, or in vain, stays a question to `node_modules` at the time.
 * Nest's own transports are imported by us as well, and must be the same ones.
 */
export const optionalParts = {
  name: 'optional-parts',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, ...asked }) => {
      if (pluginData === optionalParts || !asked.importer.includes('/node_modules/')) return undefined;
      if (asked.kind === 'dynamic-import' && !path.startsWith('@nestjs/')) return { path, external: true };
      const { errors, ...found } = await build.resolve(path, { ...asked, pluginData: optionalParts });
      return errors.length > 0 ? { path, external: true } : found;
    });
  },
};

/** TypeORM loads the drivers of all databases at once. */
const OTHER_DRIVER = /\/typeorm\/driver\/(?!postgres\/|types\/)[^/]+\//;

/** Its one mapping lies in a column that no line reaches; a map without any is ignored by esbuild. */
const EMPTY_MAP = Buffer.from('{"version":3,"sources":["library"],"mappings":"ggggggBAAA"}').toString('base64');

/** Libraries come without source maps, which would cost each boot more than they tell, and without what is never used. */
export const lightLibraries = {
  name: 'light-libraries',
  setup(build) {
    build.onLoad({ filter: /\/node_modules\/.*\.[cm]?js$/ }, async ({ path }) => {
      if (OTHER_DRIVER.test(path)) return { contents: '' };
      const code = await readFile(path, 'utf8');
      return { contents: `${code}\n//# sourceMappingURL=data:application/json;base64,${EMPTY_MAP}`, loader: 'js' };
    });
  },
};
