import { isIP } from 'node:net';

/** Invisible or misleading characters in a link: spaces, controls, and changes of the writing direction. */
const UNSEEN = /[\s\p{C}]/u;
/** Names without a public host, or relative to the client (RFC 6761, RFC 6762, RFC 7686, RFC 8375). */
const LOCAL = /(^|\.)(localhost|local|internal|test|invalid|onion|home\.arpa)\.?$/;
const NAME = /^[a-z0-9_-]+(\.[a-z0-9_-]+)+\.?$/;

/** Returns true for a public http or https address without credentials. */
export function isWebAddress(text: string): boolean {
  if (UNSEEN.test(text) || !/^https?:\/\/[^/\\]/i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return !username && !password && !isIP(hostname) && NAME.test(hostname) && !LOCAL.test(hostname);
}
