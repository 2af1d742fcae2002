import { isIP } from 'node:net';

/** Hidden or misleading in a link: spaces, controls, and what turns the direction of writing. */
const UNSEEN = /[\s\p{C}]/u;
/** Names that lead nowhere, or to whoever follows them (RFC 6761, RFC 6762, RFC 7686, RFC 8375). */
const LOCAL = /(^|\.)(localhost|local|internal|test|invalid|onion|home\.arpa)\.?$/;
const NAME = /^[a-z0-9_-]+(\.[a-z0-9_-]+)+\.?$/;

/** True for an http or https address that people can follow: a name of the public internet, without credentials. */
export function isWebAddress(text: string): boolean {
  if (UNSEEN.test(text) || !/^https?:\/\/[^/\\]/i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return !username && !password && !isIP(hostname) && NAME.test(hostname) && !LOCAL.test(hostname);
}
