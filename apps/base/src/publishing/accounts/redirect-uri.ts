import { invalid } from '@reelsheet/kernel';

const SCHEMES = ['http:', 'https:'];

/**
 * Takes an absolute http or https address without credentials. It is fixed by an authenticated editor when the connection
 * starts and used once, for the browser that comes back with that connection's state; the callback's own query is never
 * a target, and what we append says how it went and carries no secret.
 */
export function assertRedirectUri(text: string): void {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !SCHEMES.includes(url.protocol))
    throw invalid('redirect_uri', 'must be an absolute http or https address');
  if (url.username || url.password) throw invalid('redirect_uri', 'must not carry credentials');
}

/** The address with the result in its query. */
export function redirectTo(address: string, result: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(result)) url.searchParams.set(name, value);
  return url.href;
}
