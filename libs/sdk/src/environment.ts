/** Modules of Node that some operations need, which Deno and Bun have too. */
interface BuiltInModules {
  readonly 'node:crypto': typeof import('node:crypto');
  readonly 'node:fs': typeof import('node:fs');
  readonly 'node:fs/promises': typeof import('node:fs/promises');
  readonly 'node:http': typeof import('node:http');
  readonly 'node:https': typeof import('node:https');
}

interface Runtime {
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly getBuiltinModule?: <Name extends keyof BuiltInModules>(name: Name) => BuiltInModules[Name] | undefined;
}

const runtime = () => (globalThis as { process?: Runtime }).process;

/** Returns a variable of the environment, which browsers do not have. */
export function environment(name: string): string | undefined {
  return runtime()?.env?.[name];
}

/** Returns a module of Node. Browsers have none, and bundlers for browsers need not know of it. */
export function builtInModule<Name extends keyof BuiltInModules>(name: Name): BuiltInModules[Name] | undefined {
  return runtime()?.getBuiltinModule?.(name);
}
