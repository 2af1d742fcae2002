import type { Site } from '@reelsheet/platform-http';

/** Path of the web studio on the host of base. */
const PATH = '/studio';

/** Settings that decide what the pages of the studio reach. */
interface StudioSettings {
  readonly BASE_URL: string;
  readonly AGENT_URL: string;
  readonly CORE_URL: string;
  readonly UPLOAD_URL: string;
  readonly OIDC_ISSUER?: string;
}

/** Returns the public address of the studio, without a slash at its end. */
export const studioUrl = ({ BASE_URL }: Pick<StudioSettings, 'BASE_URL'>): string =>
  `${new URL(BASE_URL).origin}${PATH}`;

/** The web studio, whose pages reach only the services of this installation and its OpenID Connect issuer. */
export const studioSite = (config: StudioSettings): Site => ({
  path: PATH,
  folder: new URL('../../studio/bundle/', import.meta.url),
  policy: policyFor(config),
});

function policyFor({ BASE_URL, AGENT_URL, CORE_URL, UPLOAD_URL, OIDC_ISSUER }: StudioSettings): string {
  const services = [BASE_URL, AGENT_URL, CORE_URL, UPLOAD_URL];
  const reached = new Set([...services, ...(OIDC_ISSUER ? [OIDC_ISSUER] : [])].map((url) => new URL(url).origin));
  const pictures = [...new Set([BASE_URL, UPLOAD_URL].map((url) => new URL(url).origin))].join(' ');
  return [
    "default-src 'self'",
    `connect-src 'self' ${[...reached].join(' ')}`,
    `img-src 'self' blob: ${pictures}`,
    `media-src 'self' blob: ${pictures}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
