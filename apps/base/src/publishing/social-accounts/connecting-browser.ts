import type { IncomingHttpHeaders } from 'node:http';
import { newSecret } from '@reelsheet/platform-auth';
import { CONNECTION_SECONDS } from './social-connection.js';

/** Carries no right: it only tells one browser from another while a connection is under way. */
const COOKIE = 'reelsheet_connect';
const VALUE = /^[\w-]{43}$/;

/** The mark of the browser that asks; undefined where it has none. */
export function browserOf({ cookie = '' }: IncomingHttpHeaders): string | undefined {
  const pairs = cookie.split(';').map((pair) => pair.trim().split('='));
  const value = pairs.find(([name]) => name === COOKIE)?.[1];
  return value && VALUE.test(value) ? value : undefined;
}

/** A mark for who begins a connection, known or new; undefined where no page of our own origin asks: others keep no cookie. */
export function markBrowser(headers: IncomingHttpHeaders): string | undefined {
  if (headers['sec-fetch-site'] !== 'same-origin') return undefined;
  return browserOf(headers) ?? newSecret();
}

/** `Set-Cookie` that leaves the mark in a browser for as long as a connection may take. `baseUrl` is our public address. */
export function connectCookie(mark: string, baseUrl: string): string {
  const { protocol, pathname } = new URL(baseUrl);
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${COOKIE}=${mark}; Path=${pathname}; Max-Age=${CONNECTION_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}
