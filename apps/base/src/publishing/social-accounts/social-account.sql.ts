/** The encrypted column with tokens, and its additional authenticated data. PKCE verifiers expire within minutes. */
export const SEALED_TOKENS = [{ table: 'social_account', column: 'tokens', aad: `'social_account:' || id` }] as const;
