import { fleetSettings } from '@reelsheet/tool-fleet';
import { TestIssuer } from './test-issuer.js';

/** Returns settings of a fleet whose studio has an issuer, passkeys at `localhost` and webhooks of this machine. */
export function studioSettings(issuer: TestIssuer, webhookHost: string): NodeJS.ProcessEnv {
  const origin = passkeyOrigin();
  return {
    OIDC_ISSUER: issuer.url,
    OIDC_AUDIENCE: TestIssuer.audience,
    OIDC_CLIENT_ID: TestIssuer.client,
    OUTBOUND_ALLOW: webhookHost,
    CORS_ORIGINS: origin,
    WEBAUTHN_ORIGINS: origin,
  };
}

/** Returns the origin at which a browser may use passkeys, which no numeric address may. */
export const passkeyOrigin = (): string => `http://localhost:${fleetSettings(process.env).ports.base}`;
