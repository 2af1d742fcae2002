/** Time from its announcement in which a resumable upload must be complete; then it is removed. */
export const RESUMABLE_SECONDS = 24 * 60 * 60;
