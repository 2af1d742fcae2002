import 'reflect-metadata';
import { createRequire, registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setGlobals } from './globals.mjs';
import './source-imports.mjs';

const require = createRequire(import.meta.url);
const { default: JestRuntime } = createRequire(require.resolve('jest'))('jest-runtime');

const GLOBALS = new URL('globals.mjs', import.meta.url).href;
const SYNTAX = { isInternalModule: false, supportsDynamicImport: true, supportsStaticESM: true };

/** The runtime of the current spec file, whose transformer compiles and caches TypeScript. */
let present;
/** Path of the source map of each loaded TypeScript file, by the URL of the file in stack traces. */
const sourceMaps = new Map();

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals') return { url: GLOBALS, format: 'module', shortCircuit: true };
    return next(specifier, context);
  },
  load(url, context, next) {
    if (!url.endsWith('.ts') || url.includes('/node_modules/')) return next(url, context);
    const { code, sourceMapPath } = present.transformer.transform(fileURLToPath(url), SYNTAX);
    if (sourceMapPath) sourceMaps.set(url, sourceMapPath);
    return { format: 'module', source: code, shortCircuit: true };
  },
});

/** Imports spec files with Node's own loader. Only Jest's framework is evaluated again for each of them. */
export default class NativeRuntime extends JestRuntime {
  transformer;
  #testPath;

  constructor(config, environment, resolver, transformer, cacheFS, coverageOptions, testPath, globalConfig) {
    super(config, environment, resolver, transformer, cacheFS, coverageOptions, testPath, globalConfig);
    this.transformer = transformer;
    this.#testPath = testPath;
    present = this;
  }

  /** Does nothing, because `process` is the real object. */
  installGetBuiltinModule() {}

  unstable_shouldLoadAsEsm() {
    return true;
  }

  unstable_importModule(path) {
    return import(pathToFileURL(path).href);
  }

  requireModule(path) {
    return require(path);
  }

  requireInternalModule(path) {
    delete require.cache[path];
    return require(path);
  }

  setGlobalsForRuntime(globals) {
    setGlobals({ ...globals, jest: this.jestGlobals.jestObjectFor(this.#testPath) });
  }

  getSourceMaps() {
    return sourceMaps;
  }
}
