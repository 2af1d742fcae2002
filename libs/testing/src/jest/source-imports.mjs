import { registerHooks } from 'node:module';

/**
 * Lets plain Node import the TypeScript of this workspace before anything was built; types are erased by Node itself.
 * Stays in force for this process, since modules import others as late as they are needed.
 */
registerHooks({
  resolve(specifier, context, next) {
    const fromSource = { ...context, conditions: [...context.conditions, '@reelsheet/source'] };
    const isOwnFile = specifier.startsWith('.') && context.parentURL?.endsWith('.ts');
    return next(isOwnFile ? specifier.replace(/\.js$/, '.ts') : specifier, fromSource);
  },
});
