/** The encrypted column with the state of a submission, and its additional authenticated data. */
export const SEALED_STATES = [{ table: 'post_target', column: 'state', aad: `'post_target:' || id` }] as const;
