import { invalid } from '@reelsheet/kernel';

const ANY_PORT = ':*';

/** Allowed redirect URIs: URLs with one of these origins, where `:*` matches any port. */
export class RedirectUris {
  private readonly origins: ReadonlySet<string>;

  constructor(origins: readonly string[]) {
    this.origins = new Set(origins.map(normalized));
  }

  /** Throws 422 for URLs that are not allowed. */
  assertAllowed(text: string): void {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (!url || !['http:', 'https:'].includes(url.protocol))
      throw invalid('redirect_uri', 'must be an absolute http or https address');
    if (url.username || url.password) throw invalid('redirect_uri', 'must not carry credentials');
    const onAnyPort = `${url.protocol}//${url.hostname}${ANY_PORT}`;
    if (!this.origins.has(url.origin) && !this.origins.has(onAnyPort))
      throw invalid('redirect_uri', 'must be of an origin that the operator lists in CONNECT_REDIRECT_URIS');
  }
}

/** Normalizes an origin like `URL`: lower case and without the default port. */
function normalized(origin: string): string {
  const [, plain, anyPort = ''] = /^(.*?)(:\*)?$/.exec(origin)!;
  return `${new URL(plain!).origin}${anyPort}`;
}

/** Returns the address with the result in its query. */
export function redirectTo(address: string, result: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(result)) url.searchParams.set(name, value);
  return url.href;
}
