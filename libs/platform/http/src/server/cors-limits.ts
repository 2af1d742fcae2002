/**
 * Time in seconds for which a browser may reuse the answer to a preflight request. Chromium uses at most this, Firefox
 * at most a day.
 */
export const PREFLIGHT_CACHE_SECONDS = 7_200;
