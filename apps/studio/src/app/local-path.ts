/**
 * Returns a path of the studio that an address has named, such as where to go after signing in; undefined for
 * everything else, so that a link cannot send anybody to another site.
 */
export function localPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, 'https://studio.invalid');
  return origin === 'https://studio.invalid' ? `${pathname}${search}${hash}` : undefined;
}

/** Returns a path of the studio as the router takes it. */
export function targetOf(path: string): { to: string; search: Record<string, string> } {
  const { pathname, searchParams } = new URL(path, 'https://studio.invalid');
  return { to: pathname, search: Object.fromEntries(searchParams) };
}
