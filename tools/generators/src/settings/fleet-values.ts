/**
 * Settings of the local fleet that differ from their default: limits that no test reaches, local addresses, and simple
 * passwords.
 */
export const FLEET_VALUES: Readonly<Record<string, string | number>> = {
  RATE_LIMIT_PER_MINUTE: 100_000,
  RATE_LIMIT_ORGANIZATION_PER_MINUTE: 500_000,
  RATE_LIMIT_WRONG_KEYS: 100_000,
  MAX_STREAMS_PER_CALLER: 1_000,
  SMTP_URL: '{mail}',
  RATE_LIMIT_SIGN_UPS: 100_000,
  RATE_LIMIT_PICTURES: 100_000,
  RATE_LIMIT_ACCOUNT: 100_000,
  MAX_FOUNDED_ORGANIZATIONS: 100_000,
  MAX_AGENTS_PER_ORGANIZATION: 100_000,
  WEAK_PASSWORDS: 'allow',
  WEBAUTHN_RP_ID: 'localhost',
  WEBAUTHN_ORIGINS: 'http://localhost:3000',
  BACKUP_GB_MONTH_PRICE: 10,
  VENDOR_CALLBACKS: 'on',
  CONNECT_REDIRECT_URIS: 'http://localhost:*,http://127.0.0.1:*,http://[::1]:*',
  PROFESSIONAL_SCOPES: 'openid profile w_member_social r_member_social r_member_postAnalytics',
};
