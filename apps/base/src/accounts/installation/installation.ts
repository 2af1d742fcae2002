import type { Platform } from '@reelsheet/kernel';
import { isSetUp, vendorsOf } from '@reelsheet/platform-config';
import type { AccountsConfig } from '../accounts.config.js';

/** Features and addresses of this installation, by its settings. */
export interface Installation {
  readonly addresses: Readonly<Record<'base' | 'agent' | 'core' | 'upload', string>>;
  readonly allowsSignUp: boolean;
  /** True if an address must be proved by a mailed link before its account exists. */
  readonly provesAddresses: boolean;
  readonly sendsMail: boolean;
  readonly hasPasskeys: boolean;
  readonly oidcIssuer: string | null;
  readonly oidcClientId: string | null;
  readonly platforms: readonly Platform[];
  readonly vendors: readonly string[];
}

/** The network of each platform, as the settings name it. */
const NETWORKS: Readonly<Record<Platform, string>> = {
  shortvideo: 'TikTok',
  photoshare: 'Instagram',
  pagesocial: 'Facebook',
  videohost: 'YouTube',
  microblog: 'X',
  professional: 'LinkedIn',
};

/** Describes the installation without a secret. The settings are all of base, of which this domain knows its own. */
export function installationOf(config: AccountsConfig): Installation {
  const networks = Object.values(NETWORKS);
  const type = config.constructor as new () => object;
  const vendors = [...vendorsOf(type).keys()].filter((vendor) => !networks.includes(vendor));
  return {
    addresses: { base: config.BASE_URL, agent: config.AGENT_URL, core: config.CORE_URL, upload: config.UPLOAD_URL },
    allowsSignUp: config.AUTH_SIGN_UP === 'on',
    provesAddresses: config.ACCOUNT_PROOF === 'mail',
    sendsMail: config.SMTP_URL !== undefined,
    hasPasskeys: config.WEBAUTHN_RP_ID !== undefined,
    oidcIssuer: config.OIDC_ISSUER ?? null,
    oidcClientId: config.OIDC_ISSUER ? (config.OIDC_CLIENT_ID ?? null) : null,
    platforms: (Object.keys(NETWORKS) as Platform[]).filter((platform) => isSetUp(config, NETWORKS[platform])),
    vendors: vendors.filter((vendor) => isSetUp(config, vendor)),
  };
}
