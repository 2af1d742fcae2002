/** Time limit of an edit at all networks. */
export const TIMEOUT_MS = 120_000;
