import { registerHooks } from 'node:module';

/**
 * Lets Node import the TypeScript of this workspace before a build; Node itself removes the types. It remains active
 * for the whole process, because modules may import others later.
 */
registerHooks({
  resolve(specifier, context, next) {
    const fromSource = { ...context, conditions: [...context.conditions, '@reelsheet/source'] };
    const isOwnFile = specifier.startsWith('.') && context.parentURL?.endsWith('.ts');
    return next(isOwnFile ? specifier.replace(/\.js$/, '.ts') : specifier, fromSource);
  },
});
