/**
 * Headers of every response; a route may replace each by its own. Responses contain data of one caller, so nothing
 * between stores them, and no page shows, frames or runs them. `base-uri` and `form-action` have no default in
 * `default-src`.
 */
export function securityHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(isHttps ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
