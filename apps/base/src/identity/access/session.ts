/** How long a session lives without being renewed. */
export const REFRESH_MS = 30 * 24 * 60 * 60 * 1_000;
