/** Where the state of a publication lies sealed, and the additional authenticated data of each. */
export const SEALED_STATES = [{ table: 'post_target', column: 'state', aad: `'post_target:' || id` }] as const;
