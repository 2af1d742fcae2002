/** Where the state of a publication lies sealed, and the place that each is bound to. */
export const SEALED_STATES = [{ table: 'post_target', column: 'state', place: `'post_target:' || id` }] as const;
