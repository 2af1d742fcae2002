import type { IncomingHttpHeaders } from 'node:http';

/** Returns the value of a cookie that the browser sends; the first one, which has the longest path. */
export function cookieOf({ cookie = '' }: IncomingHttpHeaders, name: string): string | undefined {
  const pairs = cookie.split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([sent]) => sent === name)?.[1];
}
