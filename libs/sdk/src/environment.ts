/** Returns a variable of the environment, which browsers do not have. */
export function environment(name: string): string | undefined {
  const { process } = globalThis as { process?: { readonly env?: Readonly<Record<string, string | undefined>> } };
  return process?.env?.[name];
}
