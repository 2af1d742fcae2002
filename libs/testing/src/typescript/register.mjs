import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

/** Lets Node run this workspace's TypeScript sources with decorators. */
registerHooks({
  resolve(specifier, context, next) {
    const fromSource = { ...context, conditions: [...context.conditions, '@reelsheet/source'] };
    const isOwnFile = specifier.startsWith('.') && context.parentURL?.endsWith('.ts');
    return next(isOwnFile ? specifier.replace(/\.js$/, '.ts') : specifier, fromSource);
  },
  load(url, context, next) {
    if (!url.endsWith('.ts')) return next(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), { filename, sourceMaps: 'inline' });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
