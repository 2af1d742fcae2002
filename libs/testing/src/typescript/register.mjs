import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, enableCompileCache, flushCompileCache, registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Compiled modules, which all processes of a test run share: a process that starts later compiles nothing. The folder
 * is inside the temporary folder of the run and is removed with it.
 */
const CACHE = join(tmpdir(), 'typescript');
/** After this time a process has loaded its modules; it stores V8's code then, because tests may kill it later. */
const LOADED_AFTER_MS = 3_000;

const require = createRequire(import.meta.url);

mkdirSync(CACHE, { recursive: true });
enableCompileCache(CACHE);
setTimeout(flushCompileCache, LOADED_AFTER_MS).unref();

/** Lets Node run this workspace's TypeScript sources with decorators. */
registerHooks({
  resolve(specifier, context, next) {
    const fromSource = { ...context, conditions: [...context.conditions, '@reelsheet/source'] };
    const isOwnFile = specifier.startsWith('.') && context.parentURL?.endsWith('.ts');
    return next(isOwnFile ? specifier.replace(/\.js$/, '.ts') : specifier, fromSource);
  },
  load(url, context, next) {
    if (!url.endsWith('.ts')) return next(url, context);
    return { format: 'module', source: javaScriptOf(fileURLToPath(url)), shortCircuit: true };
  },
});

function javaScriptOf(filename) {
  const source = readFileSync(filename, 'utf8');
  const stored = join(CACHE, `${createHash('sha1').update(filename).update('\0').update(source).digest('hex')}.js`);
  try {
    return readFileSync(stored, 'utf8');
  } catch {
    const { code } = require('@swc/core').transformSync(source, { filename, sourceMaps: 'inline' });
    const draft = `${stored}.${process.pid}`;
    writeFileSync(draft, code);
    renameSync(draft, stored);
    return code;
  }
}
