/** Maximum body of routes without authentication, many times what they need. */
export const OUTSIDERS_BODY_BYTES = 16 * 1024;
