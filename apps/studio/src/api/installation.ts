import { clientOf, dataOf, type InstallationView } from '@reelsheet/client';

/** Address of base for pages of Vite; `VITE_BASE_URL` names the one of a fleet at other ports. */
const DEVELOPMENT_URL = String(import.meta.env['VITE_BASE_URL'] ?? 'http://127.0.0.1:3000/v1');
/** Address of base; during development the studio is served by Vite, from another port. */
const BASE_URL = import.meta.env.DEV ? DEVELOPMENT_URL : `${location.origin}/v1`;

/** Reads the addresses and features of the installation that serves this page. */
export const readInstallation = (): Promise<InstallationView> => dataOf(clientOf('base', BASE_URL).installation.get());

/**
 * Returns the address of this page at the public host of base, if the browser reached it by another name: cookies and
 * origins of the other services are bound to the public one.
 */
export function publicAddress(addresses: { readonly base: string }, here: URL): string | undefined {
  const { origin } = new URL(addresses.base);
  return here.origin === origin ? undefined : `${origin}${here.pathname}${here.search}${here.hash}`;
}
