/** Where tokens lie sealed, and the place that each is bound to. A connection's verifier is over within minutes. */
export const SEALED_TOKENS = [{ table: 'social_account', column: 'tokens', place: `'social_account:' || id` }] as const;
