/** Tables and columns of encrypted secrets of authenticator apps, each with its additional authenticated data. */
export const SEALED_TOTP_SECRETS = [
  { table: 'totp_secret', column: 'sealed', aad: `'totp_secret:' || factor_id` },
] as const;

/** Selects whether a user has a second factor. For statements of other features. */
export const hasSecondFactor = (userId: string) =>
  `EXISTS (SELECT FROM second_factor WHERE user_id = ${userId} AND confirmed_at IS NOT NULL)`;
