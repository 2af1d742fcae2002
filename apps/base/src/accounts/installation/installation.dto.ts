import { PLATFORMS } from '@reelsheet/kernel';
import { Flag, Nested, Text, Texts } from '@reelsheet/platform-http';
import type { Installation } from './installation.js';

export class InstallationAddressesView {
  @Text({ format: 'uri' }) base!: string;
  @Text({ format: 'uri' }) agent!: string;
  @Text({ format: 'uri' }) core!: string;
  @Text({ format: 'uri' }) upload!: string;
}

export class InstallationView {
  @Nested(() => InstallationAddressesView, { about: 'public addresses of the services, which end in `/v1`' })
  addresses!: InstallationAddressesView;

  @Flag({ about: 'false where only users of `oidc_issuer` become new users' }) sign_up!: boolean;

  @Flag({ about: 'true if a new user proves the address by a mailed link' }) address_proof!: boolean;

  @Flag({ about: 'false where passwords cannot be reset by mail' }) mail!: boolean;

  @Flag({ about: 'true if passkeys can be second factors' }) passkeys!: boolean;

  @Text({ nullable: true, format: 'uri', about: 'OpenID Connect issuer whose tokens are accepted too' })
  oidc_issuer!: string | null;

  @Text({ nullable: true, about: 'client of that issuer as which the web studio signs users in' })
  oidc_client_id!: string | null;

  @Texts({ values: PLATFORMS, about: 'networks that accounts can be connected at' })
  platforms!: string[];

  @Texts({ about: 'vendors of base that are set up; `GET /models` lists what they offer' })
  vendors!: string[];
}

export function toInstallation(installation: Installation): InstallationView {
  return {
    addresses: { ...installation.addresses },
    sign_up: installation.allowsSignUp,
    address_proof: installation.provesAddresses,
    mail: installation.sendsMail,
    passkeys: installation.hasPasskeys,
    oidc_issuer: installation.oidcIssuer,
    oidc_client_id: installation.oidcClientId,
    platforms: [...installation.platforms],
    vendors: [...installation.vendors],
  };
}
