import type { IncomingHttpHeaders } from 'node:http';
import { newSecret } from '@reelsheet/platform-auth';
import { cookieOf } from '@reelsheet/platform-http';
import { CONNECTION_SECONDS } from './social-connection.js';

/** Grants no access: it only identifies the browser that started a connection. */
const COOKIE = 'reelsheet_connect';
/** Browsers accept a cookie with this prefix from the host itself over https only, so no other host can plant one. */
const HOST_PREFIX = '__Host-';
const VALUE = /^[\w-]{43}$/;

/** Returns the token of the requesting browser, or undefined if it has none. */
export function browserTokenOf(headers: IncomingHttpHeaders, baseUrl: string): string | undefined {
  const value = cookieOf(headers, nameFor(baseUrl));
  return value && VALUE.test(value) ? value : undefined;
}

/**
 * Returns an existing or new token for a request from our own origin; other origins get none, as they drop the
 * cookie.
 */
export function ensureBrowserToken(headers: IncomingHttpHeaders, baseUrl: string): string | undefined {
  if (headers['sec-fetch-site'] !== 'same-origin') return undefined;
  return browserTokenOf(headers, baseUrl) ?? newSecret();
}

/** Returns the `Set-Cookie` header with the browser token, which expires with the connection. */
export function connectCookie(browserToken: string, baseUrl: string): string {
  const secure = isHttps(baseUrl) ? '; Secure' : '';
  return `${nameFor(baseUrl)}=${browserToken}; Path=/; Max-Age=${CONNECTION_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

const isHttps = (baseUrl: string) => new URL(baseUrl).protocol === 'https:';
const nameFor = (baseUrl: string) => `${isHttps(baseUrl) ? HOST_PREFIX : ''}${COOKIE}`;
