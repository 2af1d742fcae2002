/**
 * Time for which the security contact is valid, in milliseconds. RFC 9116 recommends less than a year. The text is
 * written at each request, so it never expires.
 */
export const VALIDITY_MS = 90 * 86_400_000;
