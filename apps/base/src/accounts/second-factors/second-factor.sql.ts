/** Tables and columns of encrypted secrets of authenticator apps, each with its additional authenticated data. */
export const SEALED_TOTP_SECRETS = [
  { table: 'totp_secret', column: 'sealed', aad: `'totp_secret:' || factor_id` },
] as const;
