import type { IncomingHttpHeaders } from 'node:http';
import { newSecret } from '@reelsheet/platform-auth';
import { CONNECTION_SECONDS } from './social-connection.js';

/** Grants no access: it only identifies the browser that started a connection. */
const COOKIE = 'reelsheet_connect';
const VALUE = /^[\w-]{43}$/;

/** Returns the token of the requesting browser, or undefined if it has none. */
export function browserTokenOf({ cookie = '' }: IncomingHttpHeaders): string | undefined {
  const pairs = cookie.split(';').map((pair) => pair.trim().split('='));
  const value = pairs.find(([name]) => name === COOKIE)?.[1];
  return value && VALUE.test(value) ? value : undefined;
}

/**
 * Returns an existing or new token for a request from our own origin; other origins get none, as they drop the
 * cookie.
 */
export function ensureBrowserToken(headers: IncomingHttpHeaders): string | undefined {
  if (headers['sec-fetch-site'] !== 'same-origin') return undefined;
  return browserTokenOf(headers) ?? newSecret();
}

/** Returns the `Set-Cookie` header with the browser token, which expires with the connection. */
export function connectCookie(browserToken: string, baseUrl: string): string {
  const { protocol, pathname } = new URL(baseUrl);
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${COOKIE}=${browserToken}; Path=${pathname}; Max-Age=${CONNECTION_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}
