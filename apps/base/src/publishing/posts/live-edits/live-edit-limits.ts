/** Maximum duration of the edit of a published post at all its networks together. */
export const LIVE_EDIT_TIMEOUT_MS = 120_000;
