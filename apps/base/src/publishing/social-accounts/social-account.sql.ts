/** Where tokens lie sealed, and the additional authenticated data of each. A connection's verifier is over within minutes. */
export const SEALED_TOKENS = [{ table: 'social_account', column: 'tokens', aad: `'social_account:' || id` }] as const;
